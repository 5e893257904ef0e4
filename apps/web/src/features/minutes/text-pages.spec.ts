import { type Block, textPages } from './text-pages';

/** Every letter is as wide as five points. */
const pen = { widthOf: (text: string) => text.length * 5 };
const room = { width: 100, height: 60 };
const texts = (blocks: readonly Block[]) =>
  textPages(blocks, room, pen).map((lines) => lines.map(({ text }) => text));

describe('the pages of a protocol', () => {
  it('break a long text between words, and a word that has no room at all', () => {
    expect(texts([{ kind: 'line', text: 'Hormigonar el muro norte' }])).toEqual([
      ['Hormigonar el muro', 'norte'],
    ]);
    expect(texts([{ kind: 'line', text: 'x'.repeat(45) }])).toEqual([
      ['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)],
    ]);
  });

  it('go on on the next page, and leave no head alone at the foot of one', () => {
    const line = (text: string): Block => ({ kind: 'line', text });
    expect(texts([line('a'), line('b'), { kind: 'head', text: 'Ana' }, line('c')])).toEqual([
      ['a', 'b'],
      ['Ana', 'c'],
    ]);
    for (const page of textPages(
      Array.from({ length: 30 }, () => line('a')),
      room,
      pen,
    ))
      for (const { y } of page) expect(y).toBeLessThanOrEqual(room.height);
  });
});
