import fc from 'fast-check';
import { conflictsWith } from './conflicts';
import { partsOf } from './edit-key';

const WHEN = '2026-03-02T12:00:00.000Z';
const edit = (actionId: string, userId: string, touched: string[], when = WHEN) => ({
  ...{ actionId, userId, touched, when },
});
const meet = (own: string, other: string): boolean =>
  conflictsWith([own], [edit('a', 'luis', [other])], 'ana').length > 0;

describe('an action conflicts with what its author had not seen', () => {
  it.each([
    ['the same field of the same row', 'tasks/t1/start', 'tasks/t1/start', true],
    ['another field of the row', 'tasks/t1/start', 'tasks/t1/text', false],
    ['the field of another row', 'tasks/t1/start', 'tasks/t2/start', false],
    ['the field of a row of another table', 'tasks/t1/lag', 'links/t1/lag', false],
    ['a row that went', 'tasks/t1/start', 'tasks/t1/*', true],
    ['a row that both took away', 'tasks/t1/*', 'tasks/t1/*', true],
    ['another row that went', 'tasks/t1/*', 'tasks/t2/*', false],
    ['that field of any row', 'tasks/t1/commitment', 'tasks/*/commitment', true],
    ['another field of any row', 'tasks/t1/text', 'tasks/*/commitment', false],
    ['any row and a row that went', 'tasks/t1/*', 'tasks/*/commitment', true],
    ['any row, twice', 'tasks/*/commitment', 'tasks/*/commitment', true],
    ['a field of any row of another table', 'links/t1/*', 'tasks/*/commitment', false],
    ['an id with slashes', 'tasks/a/b/start', 'tasks/a/b/start', true],
    ['part of an id with slashes', 'tasks/a/b/start', 'tasks/a/start', false],
  ])('%s: %s and %s, %p', (_what, own, other, expected) => {
    expect([meet(own, other), meet(other, own)]).toEqual([expected, expected]);
  });

  it('when it is somebody else’s, and tells which, in order', () => {
    const unseen = [
      edit('a1', 'luis', ['tasks/t1/text', 'tasks/t2/start']),
      edit('a2', 'ana', ['tasks/t1/start']),
      edit('a3', 'eva', ['tasks/t9/start']),
      edit('a4', 'eva', ['tasks/t1/start']),
    ];
    expect(conflictsWith(['tasks/t1/start', 'tasks/t2/start'], unseen, 'ana')).toEqual(['a1', 'a4']);
  });

  it('when it is one’s own of after it was proposed, and not of before', () => {
    const key = 'tasks/t1/progress';
    const before = edit('a1', 'ana', [key], '2026-03-02T11:59:59Z');
    const later = edit('a2', 'ana', [key], '2026-03-02T12:00:01Z');
    expect(conflictsWith([key], [before, edit('same', 'ana', [key]), later], 'ana', WHEN)).toEqual(['a2']);
    expect(conflictsWith([key], [before, later], 'ana')).toEqual([]);
  });

  it('not when it edits nothing', () => {
    expect(conflictsWith([], [edit('a1', 'luis', ['tasks/*/start', 'tasks/t1/*'])], 'ana')).toEqual([]);
  });

  it('exactly when the tables are the same and rows and fields are, or stand for any', () => {
    const part = fc.constantFrom('x', 'y', '*');
    const key = fc.tuple(fc.constantFrom('tasks', 'links'), part, part).map((parts) => parts.join('/'));
    const alike = (a: string, b: string): boolean => a === b || a === '*' || b === '*';
    fc.assert(
      fc.property(fc.array(key, { maxLength: 4 }), fc.array(key, { maxLength: 4 }), (own, others) => {
        const expected = own.some((a) =>
          others.some((b) => {
            const [one, other] = [partsOf(a), partsOf(b)];
            return one.table === other.table && alike(one.id, other.id) && alike(one.field, other.field);
          }),
        );
        expect(conflictsWith(own, [edit('a', 'luis', others)], 'ana')).toEqual(expected ? ['a'] : []);
      }),
    );
  });
});
