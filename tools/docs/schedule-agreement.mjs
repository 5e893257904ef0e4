// Writes docs/schedule-agreement.md: real schedules of other tools, their stored dates against ours. It needs a folder of such
// files (PLOMADA_SHARED_DATA), which is no part of the project.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { agreementPage } from './schedule-agreement-page.mjs';

const page = await agreementPage();
if (page === null) {
  console.error('No folder of real schedules: set PLOMADA_SHARED_DATA.');
  process.exitCode = 1;
} else writeFileSync(resolve(import.meta.dirname, '../../docs/schedule-agreement.md'), page);
