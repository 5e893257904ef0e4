// npm start: everything Plomada needs, on this machine, until Ctrl-C.
import { requireNode } from './node-version.mjs';

requireNode();
import('./start-local.mjs').then(({ startLocal }) => startLocal());
