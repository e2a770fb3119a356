// The main path in Firefox.
import {firefox} from './lib/browsers.mjs';
import {main_path} from './lib/main_path.mjs';
import {sittings} from './lib/sitting.mjs';

main_path('Firefox', sittings({launch: firefox, kind: 'firefox'}));
