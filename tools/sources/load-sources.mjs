import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
const NAME = 'virtual:sources';

/** `export <what> from <a file of the project>;` */
export const exported = (what, file) => `export ${what} from ${JSON.stringify(join(ROOT, file))};`;

/**
 * The product's own code as a module of this process: what `source`, lines of `exported`, exports, bundled with what that needs of the
 * project's files. Packages stay where they are.
 */
export async function loadSources(name, source) {
  const folder = join(ROOT, 'dist/sources');
  const file = join(folder, `${name}-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: NAME,
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    external: (id) => id !== NAME && !/^[./]|^@(plomada|oxc-project)\/|^\0/.test(id),
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: NAME,
        resolveId: (id) => (id === NAME ? id : null),
        load: (id) => (id === NAME ? source.join('\n') : null),
      },
    ],
  });
  try {
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    rmSync(file, { force: true });
  }
}
