import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
/** The workspace's libs are bundled; packages stay where they are. */
const BUNDLED = ['.', '/', '@plomada/', '@oxc-project/runtime', '\0'];

/** The contracts of the gateway's routes as they are, with what makes JSON Schemas of them. */
export async function routeContracts() {
  const folder = join(ROOT, 'dist/docs');
  const file = join(folder, `contracts-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  try {
    const built = await rolldown({
      input: 'entry',
      platform: 'node',
      tsconfig: join(ROOT, 'libs/contracts/tsconfig.json'),
      external: (id) => id !== 'entry' && !BUNDLED.some((prefix) => id.startsWith(prefix)),
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? '\0entry' : null),
          load: (id) =>
            id === '\0entry'
              ? `export * from '${join(ROOT, 'libs/contracts/src/index.ts')}'; export { z } from 'zod';`
              : null,
        },
      ],
    });
    await built.write({ file, format: 'esm', codeSplitting: false });
    await built.close();
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
