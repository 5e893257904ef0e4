import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '..');
export const OUT = join(ROOT, 'dist/bench');

/** Bundles a TypeScript module of bench/src and loads it here. */
export async function bundled(name) {
  const file = join(OUT, `${name}.mjs`);
  const bundle = await rolldown({
    input: join(ROOT, `bench/src/${name}.ts`),
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    external: (id) => !/^[./]|^@plomada\/|^\0/.test(id),
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(pathToFileURL(file).href);
}
