import { type DragState, dragToNext, dropOutcome } from './drag-state';

const COLUMNS = ['todo', 'doing', 'done'];
const held = (over: string | null): DragState => ({
  id: 'a',
  from: 'todo',
  over,
  by: 'keys',
  refusals: new Map([['doing', 'Nobody does it']]),
});

describe('a card that is dragged', () => {
  it.each([
    ['todo', 1, 'doing'],
    ['doing', 1, 'done'],
    ['done', 1, 'done'],
    ['doing', -1, 'todo'],
    ['todo', -1, 'todo'],
    [null, 1, 'doing'],
  ] as const)('goes from %s by %i to %s', (over, way, to) => {
    expect(dragToNext(held(over), COLUMNS, way).over).toBe(to);
  });

  it.each([
    ['where it stood', 'todo', { kind: 'back' }],
    ['beside all columns', null, { kind: 'back' }],
    ['where it may not', 'doing', { kind: 'refused', to: 'doing', why: 'Nobody does it' }],
    ['elsewhere', 'done', { kind: 'moved', to: 'done' }],
  ])('put down %s', (_, over, comes) => {
    expect(dropOutcome(held(over))).toEqual(comes);
  });
});
