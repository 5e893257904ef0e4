import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../../..');
const NAME = 'virtual:product-rules';
const from = (file) => JSON.stringify(join(ROOT, file));
/** What the commands ask of the product itself: the domain, the words of a company's lists in a plan, and the schemas of settings. */
const SOURCE = `export * from ${from('libs/domain/src/index.ts')};
export { wordsUsedBy } from ${from('apps/planning/src/outbox/words-used.ts')};
export { emailSchedule, generalSettings, locationSettings, operationalSettings } from ${from('libs/contracts/src/project-settings.ts')};
export { MAX_ATTACHMENTS } from ${from('libs/contracts/src/files.ts')};`;
const plugin = {
  name: NAME,
  resolveId: (id) => (id === NAME ? id : null),
  load: (id) => (id === NAME ? SOURCE : null),
};

/** The product's own rules as a module of this process. */
export async function loadRules() {
  const folder = join(ROOT, 'dist/operations');
  const file = join(folder, `rules-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  const bundle = await rolldown({
    input: NAME,
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.base.json'),
    external: (id) => id !== NAME && !/^[./]|^@(plomada|oxc-project)\/|^\0/.test(id),
    treeshake: { moduleSideEffects: false },
    plugins: [plugin],
  });
  try {
    await bundle.write({ file, format: 'esm', codeSplitting: false });
    return await import(pathToFileURL(file).href);
  } finally {
    await bundle.close();
    rmSync(file, { force: true });
  }
}
