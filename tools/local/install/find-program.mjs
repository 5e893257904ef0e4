import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders that hold servers but are often missing from the PATH of a plain user. */
const MORE = ['/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin', '/opt/homebrew/sbin', '/usr/local/bin'];

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The full path of a program, looked for on the PATH and where servers usually live; undefined when there is none. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE];
  return folders.map((folder) => join(folder, name)).find(runnable);
}
