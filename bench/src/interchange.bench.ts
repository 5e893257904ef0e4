import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMspdi, writeMspdi } from '@plomada/interchange';
import { measure, type Summary } from './measure';

/** The largest real file where the folder of real schedules is at hand; the demo's own otherwise. */
function largestFile(): { name: string; bytes: Uint8Array } {
  const real = join(
    process.env['PLOMADA_SHARED_DATA'] ?? join(process.cwd(), '../shared/data'),
    'schedules/mspdi/51_mp_j120_a20_nr1.mspdi.xml',
  );
  const path = existsSync(real) ? real : join(process.cwd(), 'demo/edificio-los-aromos.xml');
  return { name: path.split('/').at(-1)!, bytes: readFileSync(path) };
}

export function run(): Summary[] {
  const { name, bytes } = largestFile();
  const result = readMspdi(bytes, name);
  if (!result.ok) throw new Error(`${name} was refused: ${result.code}`);
  const { counts, schedule } = result;
  const size = `${counts.tasks} tasks, ${counts.links} links, ${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    measure(`read MSPDI (${name})`, () => readMspdi(bytes, name), { runs: 10, note: size }),
    measure(`write MSPDI (${name})`, () => writeMspdi(schedule), { runs: 10 }),
  ];
}
