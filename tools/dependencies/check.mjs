import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'dependency-cruiser';
import { folderKnots } from './folder-knots.mjs';

/** What may import what: the rules of .dependency-cruiser.cjs, and no knots of folders. */
const ROOT = join(import.meta.dirname, '..', '..');
const PROGRAM = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
/** Folders whose subfolders are parts that stand on their own. The web's layers have rules of their own. */
const HOLDERS = [
  ...['apps', 'libs'].flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => `${kind}/${name}/src`)),
  ...['app', 'base', 'features', 'plan'].map((layer) => `apps/web/src/${layer}`),
].filter((folder) => folder !== 'apps/web/src' && existsSync(join(ROOT, folder)));

const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...RULES, 'apps', 'libs', 'tools', 'demo'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 30,
});
if (!stdout) throw new Error(`dependency-cruiser said nothing: ${stderr}`);
const result = JSON.parse(stdout);
const { output, exitCode } = await format(result, { outputType: 'err' });
console.log(output);
const knots = HOLDERS.flatMap((holder) =>
  folderKnots(result.modules, holder).map(({ imports }) =>
    [`${holder}: folders that need each other in a circle:`, ...imports].join('\n  '),
  ),
);
console.log(knots.join('\n') || `${HOLDERS.length} folders of folders: no knot`);
process.exitCode = exitCode > 0 || knots.length > 0 ? 1 : 0;
