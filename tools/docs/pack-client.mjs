// node tools/docs/pack-client.mjs: the typed client as a package, in dist/client.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/client');

rmSync(OUT, { recursive: true, force: true });
const compiler = join(ROOT, 'node_modules/typescript7/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'libs/client/tsconfig.pack.json'], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|d\.ts)$/.test(name)) continue;
  const file = join(OUT, name);
  // Programs that load it without a bundler ask for the files by their whole names.
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from ')(\.[^']+)(')/g, '$1$2.js$3'));
}
for (const name of ['package.json', 'README.md'])
  copyFileSync(join(ROOT, 'libs/client', name), join(OUT, name));
