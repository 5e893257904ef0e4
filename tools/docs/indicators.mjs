// npm run docs:indicators: writes docs/indicators.md from the reports' texts and sources.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { indicatorPage } from './indicator-page.mjs';

writeFileSync(resolve(import.meta.dirname, '../../docs/indicators.md'), await indicatorPage());
