import fc from 'fast-check';
import { type Flowing, type Going, pagesOf } from './pages';

const ROOM = { first: 150, top: 40, bottom: 778, gap: 12 };
const flowing = (least: number, most = least): Flowing => ({ least, most, draw: async () => undefined });
const heightsOf = (things: readonly (Flowing | Going)[]) =>
  pagesOf(things, ROOM).map((page) => page.map(({ height }) => Math.round(height)));

/** So many rows of 10 each, of which none begins where there is no room for three. */
function list(rows: number): Going {
  let left = rows;
  return {
    next: (room) => {
      const taken = Math.min(left, Math.floor(room / 10));
      if (taken < Math.min(3, left)) return null;
      left -= taken;
      return { part: flowing(taken * 10), isLast: left === 0 };
    },
  };
}

describe('things on pages', () => {
  it('stand on as few pages as have room for them at their least, as high as fills these', () => {
    const tiles = [flowing(200, 400), flowing(200, 400), flowing(200, 400), flowing(200, 400)];
    expect(heightsOf(tiles)).toEqual([[201, 201, 201], [400]]);
  });

  it('are no higher than they may be, and the others share what is left', () => {
    expect(heightsOf([flowing(100), flowing(100, 150), flowing(100, 900)])).toEqual([[100, 150, 354]]);
  });

  it('go on from page to page where they are a list, and begin on another where little room is left', () => {
    expect(heightsOf([list(100)])).toEqual([[620], [380]]);
    expect(heightsOf([flowing(600), list(5)])).toEqual([[600], [50]]);
  });

  it('never stand in each other or beyond a page, whatever they are', () => {
    const tile = fc
      .tuple(fc.integer({ min: 10, max: 628 }), fc.integer({ min: 0, max: 700 }))
      .map(([least, more]) => flowing(least, least + more));
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 12 }), (tiles) => {
        const pages = pagesOf(tiles, ROOM);
        expect(pages.flat()).toHaveLength(tiles.length);
        for (const [at, page] of pages.entries()) {
          let free = at === 0 ? ROOM.first : ROOM.top;
          for (const { y, height } of page) {
            expect(y).toBeGreaterThanOrEqual(free - 0.01);
            free = y + height + ROOM.gap;
          }
          expect(free - ROOM.gap).toBeLessThanOrEqual(ROOM.bottom + 0.01);
        }
      }),
    );
  });
});
