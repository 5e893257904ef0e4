import type { WorkRow } from '@plomada/domain';
import type { CellEdit } from '../../base/grid/grid';
import { columnAction, commentActions, editAction, isUnchanged, membershipAction } from './work-edits';

const task = { id: 't1', progress: 0.5, lastProgress: 0.3, commitment: null, comments: 'Llueve' };
const row = { id: 't1', task } as unknown as WorkRow;
const typed = (id: string, value: unknown) => ({ row, column: { id }, value }) as CellEdit<WorkRow>;

describe('what is entered in the table of promises and progress', () => {
  it('is a promise, progress or comments of one task; without progress it stands as at the last close', () => {
    expect(editAction(typed('commitment', null))).toEqual({
      type: 'SET_COMMITMENT',
      payload: { taskId: 't1', commitment: null },
    });
    expect(editAction(typed('progress', null)).payload).toEqual({ taskId: 't1', progress: 0.3 });
    expect(editAction(typed('comments', 'Sol'))).toMatchObject({ type: 'SET_COMMENTS' });
  });

  it('is no edit where it stands there already', () => {
    expect(
      [typed('progress', 0.5), typed('commitment', null), typed('comments', 'Llueve')].map(isUnchanged),
    ).toEqual([true, true, true]);
    expect(isUnchanged(typed('progress', null))).toBe(false);
  });

  it('is one action of its own for a pasted column of promises or of progress, and for no other block', () => {
    const pasted = { id: 't1', row, value: 0.8 };
    const actionFor = (...ids: string[]) => columnAction(ids.map((id) => typed(id, 0.8)))?.([pasted]);
    expect(actionFor('commitment')).toEqual({
      type: 'SET_COMMITMENTS',
      payload: { entries: [{ taskId: 't1', commitment: 0.8 }] },
    });
    expect(actionFor('progress')).toEqual({
      type: 'SET_PROGRESSES',
      payload: { entries: [{ taskId: 't1', progress: 0.8 }] },
    });
    expect([actionFor('commitment', 'progress'), actionFor('comments')]).toEqual([undefined, undefined]);
  });

  it('is in bulk one change of the short term, and comments below those that there are', () => {
    expect(membershipAction(false)([row])).toEqual({
      type: 'SET_TERM_MEMBERSHIP',
      payload: { taskIds: ['t1'], member: false },
    });
    expect(commentActions([row], 'Sol')[0]!.payload).toEqual({ taskId: 't1', comments: 'Llueve\nSol' });
  });
});
