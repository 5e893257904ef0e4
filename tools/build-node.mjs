// Bundles one Nest app: node tools/build-node.mjs apps/<name> [entry …] (entries default to main; each is src/<entry>.ts).
// Workspace libs are bundled, packages stay in node_modules.
import { rolldown } from 'rolldown';
import { resolve } from 'node:path';

const [app, ...given] = process.argv.slice(2);
const entries = given.length > 0 ? given : ['main'];
const bundledPrefixes = ['.', '/', '@plomada/', '@oxc-project/runtime', '\0'];

for (const entry of entries) {
  const bundle = await rolldown({
    input: resolve(app, `src/${entry}.ts`),
    platform: 'node',
    tsconfig: resolve(app, 'tsconfig.json'),
    external: (id) => !bundledPrefixes.some((prefix) => id.startsWith(prefix)),
  });
  await bundle.write({
    file: `dist/${app}/${entry}.cjs`,
    format: 'cjs',
    sourcemap: true,
    keepNames: true,
    codeSplitting: false,
  });
  await bundle.close();
}
