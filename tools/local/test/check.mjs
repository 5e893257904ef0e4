import { join, resolve } from 'node:path';
import { ROOT } from '../paths.mjs';
import { UserFacingError } from '../user-facing-error.mjs';
import { lastLines } from '../process/log-file.mjs';
import { runToEnd } from '../process/run-to-end.mjs';

const LINES_SHOWN = 150;
/** Beyond what a machine takes that is three times slower than most: whatever lasts longer hangs. */
const TOO_LONG_MINUTES = 60;
export const TOO_LONG_MS = TOO_LONG_MINUTES * 60_000;

/** The error of a step whose program failed, with the end of its log. */
export function failedStep(name, code, log) {
  const why = code === 124 ? `was killed after ${TOO_LONG_MINUTES} minutes` : `failed (exit code ${code})`;
  return new UserFacingError(
    [`${name} ${why}; the end of ${log}:`, ...lastLines(log, LINES_SHOWN)].join('\n'),
  );
}

/** Runs a program, of node_modules unless its path is whole, as a check: throws with the end of its output unless it exits with 0. */
export async function check(name, [script, ...args], { home, env, prefix = [] }) {
  const log = join(home, 'logs', `${name}.log`);
  const program = [...prefix, resolve(ROOT, 'node_modules', script), ...args];
  const code = await runToEnd(process.execPath, program, {
    cwd: ROOT,
    env,
    log,
    late: TOO_LONG_MS,
  });
  if (code !== 0) throw failedStep(name, code, log);
}
