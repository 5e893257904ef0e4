import cyrillic from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import cyrillicBold from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import greek from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import greekBold from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import latin from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import latinBold from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import latinExt from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import latinExtBold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import vietnamese from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url';
import vietnameseBold from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url';
import type { FontFile } from '@plomada/presentation';

/** The application's own font, in the parts in which it is handed out; whatever is in several is taken from the first. */
const PARTS: readonly (readonly [part: string, normal: string, bold: string])[] = [
  ['latin', latin, latinBold],
  ['latin-ext', latinExt, latinExtBold],
  ['cyrillic', cyrillic, cyrillicBold],
  ['greek', greek, greekBold],
  ['vietnamese', vietnamese, vietnameseBold],
];

/** The files themselves. Rejects where they are neither on the device nor to be had. */
export function fontFiles(): Promise<readonly FontFile[]> {
  const files = PARTS.flatMap(([part, normal, bold]) => [
    { part, style: 'normal' as const, url: normal },
    { part, style: 'bold' as const, url: bold },
  ]);
  return Promise.all(files.map(async ({ url, ...file }) => ({ ...file, woff: await bytesOf(url) })));
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font ${url} did not come: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
