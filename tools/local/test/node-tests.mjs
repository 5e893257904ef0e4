import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { runToEnd } from '../process/run-to-end.mjs';
import { failedStep, TOO_LONG_MS } from './check.mjs';
import { ofTap } from './test-counts.mjs';

/** Runs the *.spec.mjs of tools/ with Node's own runner: they test what must work before any package is installed. */
export async function nodeTests(name, { home, env, counted }) {
  const log = join(home, 'logs', `${name}.log`);
  const specs = readdirSync(join(ROOT, 'tools'), { recursive: true })
    .filter((file) => file.endsWith('.spec.mjs'))
    .map((file) => join('tools', file));
  const args = ['--test', '--test-reporter=tap', ...specs];
  const code = await runToEnd(process.execPath, args, { cwd: ROOT, env, log, late: TOO_LONG_MS });
  counted(ofTap(readFileSync(log, 'utf8')));
  if (code !== 0) throw failedStep(name, code, log);
}
