import { seenSelection, selectionAfterClick } from './selection';

const rows = ['a', 'b', 'c', 'd'];
const plain = { toggle: false, range: false };

describe('the selection after a click', () => {
  it('is the row alone', () => {
    expect(selectionAfterClick(rows, { selection: ['a', 'b'], anchor: 'a' }, 'c', plain)).toEqual({
      ids: ['c'],
      anchor: 'c',
    });
  });

  it('gains or loses the row with Ctrl', () => {
    const ctrl = { toggle: true, range: false };
    const gained = selectionAfterClick(rows, { selection: ['a'], anchor: 'a' }, 'c', ctrl);
    expect(gained.ids).toEqual(['a', 'c']);
    expect(selectionAfterClick(rows, { selection: gained.ids, anchor: 'c' }, 'a', ctrl).ids).toEqual(['c']);
  });

  it('spans from the anchor with Shift, in either direction, and keeps the anchor', () => {
    const shift = { toggle: false, range: true };
    expect(selectionAfterClick(rows, { selection: ['c'], anchor: 'c' }, 'a', shift)).toEqual({
      ids: ['a', 'b', 'c'],
      anchor: 'c',
    });
    expect(selectionAfterClick(rows, { selection: ['b'], anchor: 'b' }, 'd', shift).ids).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  it('is the row alone with Shift when the anchor is no longer shown', () => {
    const shift = { toggle: false, range: true };
    expect(selectionAfterClick(rows, { selection: [], anchor: 'gone' }, 'b', shift).ids).toEqual(['b']);
  });
});

describe('what a command acts upon', () => {
  const seen = [{ id: 'a' }, { id: 'c' }];

  it('is what is selected and seen, in the order of selecting', () => {
    expect([...seenSelection(['c', 'b', 'a'], seen)]).toEqual(['c', 'a']);
  });

  it('is nothing while a filter hides what is selected', () => {
    expect(seenSelection(['b'], seen).size).toBe(0);
  });
});
