import { runsOf, writableText } from './own-letters';
import { sfntOfWoff } from './sfnt-of-woff';
import { readFileSync } from 'node:fs';
import { FONT_PATHS } from './font-file';

const ALPHABETS: Readonly<Record<string, RegExp>> = { latin: /[\u0020-\u00ff]/, greek: /[ \u0370-\u03ff]/ };
const has = (part: string, code: number) => ALPHABETS[part]!.test(String.fromCodePoint(code));

it.each([
  ['Muro', [{ part: 'latin', text: 'Muro' }]],
  ['Γιώργος', [{ part: 'greek', text: 'Γιώργος' }]],
  [
    'José Γιώ',
    [
      { part: 'latin', text: 'José ' },
      { part: 'greek', text: 'Γιώ' },
    ],
  ],
  [
    'Γιώ José',
    [
      { part: 'greek', text: 'Γιώ ' },
      { part: 'latin', text: 'José' },
    ],
  ],
  ['', []],
  ['Muro 山', null],
])('%p is written as %j', (text, runs) => {
  expect(runsOf(text, ['latin', 'greek'], has)).toEqual(runs);
});

it.each([
  ['Losa e ≥ 15 cm → piso 2 ✓', 'Losa e >= 15 cm -> piso 2 [x]', false],
  ['Muro 山', 'Muro ?', true],
  ['¿Muro?', '¿Muro?', false],
  // As another keyboard writes it: the letter, and its accent after it.
  ['Hormigo\u0301n', 'Hormigón', false],
])(
  '%p is written as %p where the font has letters of Latin alone, and it is known whether that lacks something',
  (text, written, hasLeftOut) => {
    expect(writableText(text, (code) => has('latin', code))).toEqual({ text: written, hasLeftOut });
  },
);

it('makes of each file of the font one with the same tables, in the order of their names', () => {
  for (const { path } of FONT_PATHS) {
    const sfnt = sfntOfWoff(readFileSync(require.resolve(path)));
    const view = new DataView(sfnt.buffer);
    const count = view.getUint16(4);
    const tags = Array.from({ length: count }, (_, place) =>
      String.fromCharCode(...sfnt.subarray(12 + 16 * place, 16 + 16 * place)),
    );
    expect(tags).toEqual([...tags].sort());
    expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    const ends = tags.map((_, place) => view.getUint32(20 + 16 * place) + view.getUint32(24 + 16 * place));
    expect(Math.max(...ends)).toBeLessThanOrEqual(sfnt.length);
    // The magic number that stands in every head.
    const head = view.getUint32(20 + 16 * tags.indexOf('head'));
    expect(view.getUint32(head + 12)).toBe(0x5f0f3cf5);
  }
});
