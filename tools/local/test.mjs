// npm test: every check and every test, from a fresh clone on. `npm test -- --only=unit,lint` runs some of the steps.
import { requireNode } from './node-version.mjs';

requireNode();
import('./test/test-all.mjs').then(({ testAll }) => testAll(process.argv.slice(2)));
