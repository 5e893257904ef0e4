import { FONT_PATHS, type FontFile } from '@plomada/presentation';
import { readFile } from 'node:fs/promises';

/** The application's font as a browser would be given it. */
export const fontFiles = (): Promise<readonly FontFile[]> =>
  Promise.all(
    FONT_PATHS.map(async ({ path, ...file }) => ({
      ...file,
      woff: new Uint8Array(await readFile(require.resolve(path))),
    })),
  );
