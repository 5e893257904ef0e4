import { conflictsWith } from './conflict';
import { ownEdits } from './own-edits';

const edit = (actionId: string, userId: string, touched: string[]) => ({ seq: 1, actionId, userId, touched });

describe('conflict of an action with what its author had not seen', () => {
  it('is the same field of the same row, edited by somebody else', () => {
    const unseen = [edit('a1', 'luis', ['tasks/t1/start']), edit('a2', 'luis', ['tasks/t2/start'])];
    expect(conflictsWith(['tasks/t1/start', 'tasks/t1/end'], unseen, 'ana')).toEqual(['a1']);
  });

  it('is not another field of the row, nor an edit of one’s own', () => {
    const unseen = [edit('a1', 'luis', ['tasks/t1/text']), edit('a2', 'ana', ['tasks/t1/start'])];
    expect(conflictsWith(['tasks/t1/start'], unseen, 'ana')).toEqual([]);
  });

  it('is any field of a row that went, whichever of the two took it', () => {
    expect(conflictsWith(['tasks/t1/start'], [edit('a1', 'luis', ['tasks/t1/*'])], 'ana')).toEqual(['a1']);
    expect(conflictsWith(['tasks/t1/*'], [edit('a1', 'luis', ['tasks/t1/start'])], 'ana')).toEqual(['a1']);
    expect(conflictsWith(['tasks/t1/*'], [edit('a1', 'luis', ['tasks/t1/*'])], 'ana')).toEqual(['a1']);
    expect(conflictsWith(['tasks/t1/*'], [edit('a1', 'luis', ['links/t1/lag'])], 'ana')).toEqual([]);
  });

  it('is that field of any row where the other edited more rows than are told', () => {
    const close = [edit('close', 'luis', ['tasks/*/commitment', 'tasks/*/lastProgress'])];
    expect(conflictsWith(['tasks/t1/commitment'], close, 'ana')).toEqual(['close']);
    expect(conflictsWith(['tasks/t1/text'], close, 'ana')).toEqual([]);
    expect(conflictsWith(['tasks/t1/*'], close, 'ana')).toEqual(['close']);
    expect(
      conflictsWith(['tasks/*/commitment'], [edit('a1', 'luis', ['tasks/t9/commitment'])], 'ana'),
    ).toEqual(['a1']);
  });
});

describe('the edits of an action’s own author', () => {
  const set = (id: string, fields: Record<string, unknown>) =>
    ({ kind: 'set', table: 'tasks', id, before: {}, after: fields }) as const;

  it('are the fields of rows that the payload names, not those that followed from the schedule', () => {
    const changes = [set('t1', { start: '2026-03-03' }), set('t2', { start: '2026-03-09' })];
    expect(ownEdits({ type: 'MOVE_TASK', payload: { taskId: 't1' } }, changes)).toEqual(['tasks/t1/start']);
  });

  it('are found in lists and nested actions too', () => {
    const payload = { actions: [{ payload: { ids: ['t2'] } }] };
    expect(ownEdits({ type: 'BATCH_UPDATE', payload }, [set('t2', { text: 'x' })])).toEqual([
      'tasks/t2/text',
    ]);
  });

  it('are the rows that go, named or not, and no row that comes', () => {
    const changes = [
      { kind: 'remove', table: 'tasks', id: 't3', row: { id: 't3' } },
      { kind: 'add', table: 'tasks', id: 't4', row: { id: 't4' } },
    ] as const;
    expect(ownEdits({ type: 'X', payload: {} }, changes)).toEqual(['tasks/t3/*']);
  });

  it('are all changes of an action that cannot be undone, as columns when they are many', () => {
    const close = { type: 'CLOSE_TERM_V2', payload: { termId: 'term-1' } };
    expect(ownEdits(close, [set('t1', { commitment: null })])).toEqual(['tasks/t1/commitment']);
    const many = Array.from({ length: 1001 }, (_, n) => set(`t${n}`, { commitment: null }));
    expect(ownEdits(close, many)).toEqual(['tasks/*/commitment']);
  });
});
