import { readFile } from 'node:fs/promises';
import type { FontFile } from '../features/plan-export/drawing/font-file';

const PARTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];
const WEIGHTS = { normal: 400, bold: 600 } as const;

/** The application's font as a browser would be given it. */
export const fontFiles = (): Promise<readonly FontFile[]> =>
  Promise.all(
    PARTS.flatMap((part) =>
      (['normal', 'bold'] as const).map(async (style) => {
        const path = require.resolve(`@fontsource/inter/files/inter-${part}-${WEIGHTS[style]}-normal.woff`);
        return { part, style, woff: new Uint8Array(await readFile(path)) };
      }),
    ),
  );
