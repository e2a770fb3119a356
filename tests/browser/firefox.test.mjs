// The main path in Firefox.
import {main_path} from './lib/main_path.mjs';
import {sittings} from './lib/sitting.mjs';

main_path('Firefox', sittings({kind: 'firefox'}));
