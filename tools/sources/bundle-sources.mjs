import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../local/paths.mjs';

const NAME = 'virtual:sources';

/** Writes what `source`, lines of `exported`, exports into a module, with what that needs of the project's files. Packages stay where they are. */
export async function bundleSources(source, file) {
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
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
}
