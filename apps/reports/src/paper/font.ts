import { FONT_PATHS, type FontFile } from '@plomada/presentation';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The application's font, from its package. */
export function fontFiles(): readonly FontFile[] {
  const { resolve } = createRequire(__filename);
  return FONT_PATHS.map(({ path, ...file }) => ({ ...file, woff: readFileSync(resolve(path)) }));
}
