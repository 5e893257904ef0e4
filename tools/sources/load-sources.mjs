import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../local/paths.mjs';

const FOLDER = join(ROOT, 'dist/sources');

/** `export <what> from <a file of the project>;` */
export const exported = (what, file) => `export ${what} from ${JSON.stringify(join(ROOT, file))};`;

/** Where an image, which has no sources, has what was bundled of them when it was built. */
export const bundledSources = (name) => join(FOLDER, `${name}.mjs`);

/** The product's own code as a module of this process: what `source`, lines of `exported`, exports. */
export async function loadSources(name, source) {
  if (!existsSync(join(ROOT, 'libs'))) return import(pathToFileURL(bundledSources(name)).href);
  // Not before: the bundler is no part of an image.
  const { bundleSources } = await import('./bundle-sources.mjs');
  const file = bundledSources(`${name}-${process.pid}`);
  mkdirSync(FOLDER, { recursive: true });
  try {
    await bundleSources(source, file);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}
