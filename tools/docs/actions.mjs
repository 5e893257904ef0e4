// npm run docs:actions: writes docs/actions.md from the actions of libs/domain.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { actionCatalogue } from './action-catalogue.mjs';

writeFileSync(resolve(import.meta.dirname, '../../docs/actions.md'), await actionCatalogue());
