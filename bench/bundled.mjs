import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '..');
export const OUT = join(ROOT, 'dist/bench');

/** Bundles a TypeScript module of bench/src and loads it here. One that takes in parts of a service needs its `tsconfig`. */
export async function bundled(name, tsconfig = 'tsconfig.base.json') {
  const file = join(OUT, `${name}.mjs`);
  const bundle = await rolldown({
    input: join(ROOT, `bench/src/${name}.ts`),
    platform: 'node',
    tsconfig: join(ROOT, tsconfig),
    external: (id) => !/^[./]|^@(plomada|oxc-project)\/|^\0/.test(id),
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(pathToFileURL(file).href);
}
