// The main path in WebKit, the engine of Safari.
import {main_path} from './lib/main_path.mjs';
import {sittings} from './lib/sitting.mjs';

main_path('WebKit', sittings({kind: 'webkit'}));
