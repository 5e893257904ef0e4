import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Real schedules of other tools, which are no part of the project; specs that use them skip where they are absent. */
const SHARED = process.env['PLOMADA_SHARED_DATA'] ?? resolve(__dirname, '../../../../shared/data');
const SCHEDULES = join(SHARED, 'schedules');

/** `describe`, or a skipped one with a printed line where the real files are absent. */
export function describeWithRealFiles(name: string, body: () => void): void {
  if (existsSync(SCHEDULES)) describe(name, body);
  else {
    process.stdout.write(`skipped: "${name}" needs real schedules (PLOMADA_SHARED_DATA)\n`);
    describe.skip(name, () => it('needs real schedules', () => undefined));
  }
}

/** Names of the files in one of the folders: 'mspdi', 'bad', 'pmxml', 'xer', 'other'. */
export function realFiles(folder: string): string[] {
  return existsSync(join(SCHEDULES, folder)) ? readdirSync(join(SCHEDULES, folder)).sort() : [];
}

export function realFile(folder: string, name: string): Uint8Array {
  return readFileSync(join(SCHEDULES, folder, name));
}

/** What is known of a network whose dates several engines agree about, as the folder of them writes it. */
export function knownNetwork(name: string): unknown {
  return JSON.parse(readFileSync(join(SHARED, 'truth', `${name}.json`), 'utf8'));
}
