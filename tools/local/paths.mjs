import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where things wait that every PLOMADA_HOME on this machine can share and that can be fetched again. */
export const CACHE = resolve(ROOT, '.local-cache');

/** An absolute folder from a knob such as PLOMADA_HOME, relative to the project, made if it is not there. */
export function homeFolder(given) {
  const home = resolve(ROOT, given);
  mkdirSync(home, { recursive: true });
  return home;
}
