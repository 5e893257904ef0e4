// Bundles one Nest app: node tools/build-node.mjs apps/<name> [entry …] (entries default to main; each is src/<entry>.ts).
// Workspace libs are bundled, packages stay in node_modules.
import { rolldown } from 'rolldown';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [app, ...given] = process.argv.slice(2);
const entries = given.length > 0 ? given : ['main'];
const bundledPrefixes = ['.', '/', '@plomada/', '@oxc-project/runtime', '\0'];

// Written beside the old ones, which may be started at this moment, and put in their place whole. As deep as that, for source maps.
const dist = join('dist', app);
const fresh = `${dist}.fresh-${process.pid}`;

for (const entry of entries) {
  const bundle = await rolldown({
    input: resolve(app, `src/${entry}.ts`),
    platform: 'node',
    tsconfig: resolve(app, 'tsconfig.json'),
    external: (id) => !bundledPrefixes.some((prefix) => id.startsWith(prefix)),
  });
  await bundle.write({
    file: join(fresh, `${entry}.cjs`),
    format: 'cjs',
    sourcemap: true,
    keepNames: true,
    codeSplitting: false,
  });
  await bundle.close();
  mkdirSync(dist, { recursive: true });
  for (const file of [`${entry}.cjs.map`, `${entry}.cjs`]) renameSync(join(fresh, file), join(dist, file));
}
rmSync(fresh, { recursive: true });
