import type { ShownRestriction } from '@plomada/domain';
import { bulkAction, editAction, partedBy } from './restriction-edits';

const row = { id: 'r1' } as ShownRestriction;
const edit = (id: string, value: unknown) => editAction({ row, column: { id } as never, value });

describe('what is changed in the table of restrictions', () => {
  it('is one field of one restriction', () => {
    expect(edit('family', 'Permisos')).toEqual({
      type: 'EDIT_RESTRICTION',
      payload: { restrictionId: 'r1', values: { family: 'Permisos' } },
    });
  });

  it('releases with a day, and binds again without one', () => {
    expect(edit('released', '2026-03-09')).toEqual({
      type: 'UNBOUND_RESTRICTION',
      payload: { restrictionId: 'r1', released: '2026-03-09' },
    });
    expect(edit('released', null)).toEqual({
      type: 'SET_RESTRICTION_IN_PROCESS',
      payload: { restrictionId: 'r1', inProcess: false },
    });
  });

  it('is in bulk the same for each, with nobody and no date for none', () => {
    expect(bulkAction(row, { kind: 'responsible', value: null })).toEqual({
      type: 'EDIT_RESTRICTION',
      payload: { restrictionId: 'r1', values: { responsible: null } },
    });
    expect(bulkAction(row, { kind: 'inProcess' })).toMatchObject({ payload: { inProcess: true } });
    expect(bulkAction(row, { kind: 'clear' })).toEqual({
      type: 'CLEAR_RESTRICTION',
      payload: { restrictionId: 'r1' },
    });
  });

  it('takes no release back where many are said to be worked on', () => {
    const open = { id: 'r1', released: null } as ShownRestriction;
    const released = { id: 'r2', released: '2026-03-09' } as ShownRestriction;
    expect(partedBy({ kind: 'inProcess' }, [open, released])).toEqual({ taken: [open], left: [released] });
    expect(partedBy({ kind: 'family', value: 'Permisos' }, [open, released]).left).toEqual([]);
  });
});
