import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');

export interface CommandEnd {
  readonly code: number;
  /** What it said, on either way. */
  readonly said: string;
}

/** Runs an operators' command as a person at a terminal does. */
export function runCommand(
  name: string,
  args: readonly string[],
  { MONGO_URL, PLOMADA_PREFIX }: { readonly MONGO_URL: string; readonly PLOMADA_PREFIX: string },
): Promise<CommandEnd> {
  const program = [`tools/operations/${name}.mjs`, ...args];
  const env = { PATH: process.env['PATH'], MONGO_URL, PLOMADA_PREFIX };
  return new Promise((ended) => {
    execFile(process.execPath, program, { cwd: ROOT, env }, (error, stdout, stderr) => {
      ended({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr });
    });
  });
}
