import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runToEnd } from './process/run-to-end.mjs';

/** Nx without daemon, cloud, colours or questions: the same output and speed everywhere. */
export const NX_ENV = {
  NX_NO_CLOUD: 'true',
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  NX_DEFAULT_OUTPUT_STYLE: 'static',
  NX_SKIP_VSCODE_EXTENSION_INSTALL: 'true',
  SCARF_ANALYTICS: 'false',
  CI: 'true',
  NO_COLOR: '1',
  // Nx would set it to true for what it runs, and that wins over NO_COLOR.
  FORCE_COLOR: '0',
};

/** Runs nx with `args` and resolves with its exit code. */
export function nx(args, { log, late } = {}) {
  // Not npx: killing npx leaves the program it started.
  const program = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  const env = { ...process.env, ...NX_ENV };
  return runToEnd(process.execPath, [program, ...args], { cwd: ROOT, env, log, late });
}
