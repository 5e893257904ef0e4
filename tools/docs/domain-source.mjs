import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { exported, loadSources } from '../sources/load-sources.mjs';

export const DOMAIN = resolve(import.meta.dirname, '../../libs/domain/src');

/** Functions that only remember a calculation: a file that does not use one must not be credited with what it says. */
const PURE = ['derived', 'derivedFrom'];

async function bundled(input) {
  const bundle = await rolldown({
    input,
    platform: 'neutral',
    treeshake: { moduleSideEffects: false, manualPureFunctions: PURE },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return output[0].code;
}

/** The domain as a module of this process. */
export const loadDomain = () => loadSources('domain', [exported('*', 'libs/domain/src/index.ts')]);

/** The file that defines each action, by wire name: { file, family } relative to actions/. */
export function actionFiles() {
  const folder = join(DOMAIN, 'actions');
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  const found = files.map((file) => {
    const type = /defineAction\(\{\s*type: '([A-Z0-9_]+)'/.exec(
      readFileSync(join(folder, file), 'utf8'),
    )?.[1];
    const family = file.includes('/') ? file.split('/')[0] : 'bulk';
    return [type, { file: join(folder, file), family }];
  });
  return new Map(found.filter(([type]) => type));
}

/** The upper-case codes that the code reachable from a file can answer: what is left of it after tree-shaking. */
export async function codesReachedFrom(file) {
  const code = await bundled(file);
  return new Set(Array.from(code.matchAll(/["'`]([A-Z]+(?:_[A-Z0-9]+)+)["'`]/g), (match) => match[1]));
}
