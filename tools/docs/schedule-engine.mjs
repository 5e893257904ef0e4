import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the comparison needs of the libraries. */
const ENTRY = `
export { calendarOf, dayNumber, scheduleOf, treeOf } from '@plomada/domain';
export { hasBegun } from '${ROOT}/libs/domain/src/progress/has-begun';
export { earliestByLinks } from '${ROOT}/libs/domain/src/schedule/earliest';
export { networkOf, readSchedule } from '@plomada/interchange';
`;

/** The readers of schedule files and the scheduling engine as a module of this process. */
export async function loadEngine() {
  const bundle = await rolldown({
    input: 'engine',
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === 'engine' ? join(ROOT, 'tools/docs/engine.ts') : null),
        load: (id) => (id.endsWith('tools/docs/engine.ts') ? ENTRY : null),
      },
    ],
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    external: (id) => !/^[./]|^@plomada\/|^engine$|^\0/.test(id),
  });
  // Beside the packages that the bundle imports by name.
  const folder = mkdtempSync(join(ROOT, 'node_modules/.engine-'));
  try {
    const file = join(folder, 'engine.mjs');
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    rmSync(folder, { recursive: true });
  }
}
