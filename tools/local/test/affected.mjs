import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nx } from '../nx-run.mjs';
import { failedStep } from './check.mjs';

/** What a change is compared with. */
export const BASE = 'main';

/** The projects that the commits since `main`, and what is not committed yet, change or are built into. */
export async function affectedProjects({ home }) {
  const log = join(home, 'logs', 'affected.log');
  const code = await nx(['show', 'projects', '--affected', `--base=${BASE}`, '--json'], {
    log,
    late: 60_000,
  });
  if (code !== 0) throw failedStep('affected', code, log);
  return new Set(JSON.parse(readFileSync(log, 'utf8').trim().split('\n').at(-1)));
}
