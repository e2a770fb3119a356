// The main path in WebKit, the engine of Safari.
import {webkit} from './lib/browsers.mjs';
import {main_path} from './lib/main_path.mjs';
import {sittings} from './lib/sitting.mjs';

main_path('WebKit', sittings({launch: webkit, kind: 'webkit'}));
