import type { Restriction } from '@plomada/domain';
import {
  changedMeanwhile,
  emptyForm,
  formOf,
  isComplete,
  newRestriction,
  restrictionEdit,
} from './restriction-form';

const RESTRICTION: Restriction = {
  id: 'r1',
  taskIds: ['t1'],
  family: 'Materiales',
  type: 1,
  detail: 'Fierro en obra',
  comments: '',
  responsible: null,
  created: '2026-03-02',
  commited: null,
  required: '2026-03-09',
  released: null,
  releasedTerm: null,
  inProcess: false,
};
const before = formOf(RESTRICTION);
const edit = (change: Partial<typeof before>, of = before) => restrictionEdit('r1', of, { ...of, ...change });

describe('the form of a restriction', () => {
  it.each([
    ['a task', { taskIds: [] }],
    ['a family', { family: ' ' }],
    ['a description', { detail: '' }],
    ['a required date', { required: '' }],
    ['the day of its release', { status: 'released', released: '' }],
  ] as const)('is not complete without %s', (_, change) => {
    expect([isComplete(before), isComplete({ ...before, ...change })]).toEqual([true, false]);
  });

  it('makes a new one of tasks that were given', () => {
    const form = {
      ...emptyForm(['t1', 't2']),
      family: ' Permisos ',
      detail: 'Firma',
      required: '2026-03-09',
    };
    expect(newRestriction(form).payload).toMatchObject({
      taskIds: ['t1', 't2'],
      family: 'Permisos',
      commited: null,
      type: 1,
    });
  });

  it('changes what was changed and nothing else', () => {
    expect(edit({})).toBeNull();
    expect(edit({ comments: 'Viene en camino ' })).toEqual({
      type: 'EDIT_RESTRICTION',
      payload: { restrictionId: 'r1', values: { comments: 'Viene en camino' } },
    });
  });

  it('releases, corrects the day, binds again and puts into process', () => {
    const released = formOf({ ...RESTRICTION, released: '2026-03-04', releasedTerm: 'term-1' });
    expect(edit({ status: 'released', released: '2026-03-04' })).toMatchObject({
      type: 'UNBOUND_RESTRICTION',
      payload: { released: '2026-03-04' },
    });
    expect(edit({ released: '2026-03-03' }, released)).toMatchObject({ type: 'UNBOUND_RESTRICTION' });
    expect(edit({ status: 'open', released: '' }, released)).toMatchObject({
      type: 'SET_RESTRICTION_IN_PROCESS',
      payload: { inProcess: false },
    });
    expect(edit({ status: 'inProcess' })).toMatchObject({ payload: { inProcess: true } });
  });

  it('is one step whatever was changed', () => {
    const all = edit({ family: 'Permisos', status: 'released', released: '2026-03-04' });
    expect(all).toMatchObject({
      type: 'BATCH_UPDATE',
      payload: { actions: [{ type: 'EDIT_RESTRICTION' }, { type: 'UNBOUND_RESTRICTION' }] },
    });
  });

  it('knows which of the fields being changed somebody else changed since', () => {
    const theirs = { ...before, comments: 'El jueves', family: 'Permisos' };
    const touched = { comments: 'El martes', detail: 'Fierro cortado' };
    const seen = { comments: before.comments, detail: before.detail };
    expect(changedMeanwhile(theirs, touched, seen)).toEqual(['comments']);
    expect(changedMeanwhile(before, touched, seen)).toEqual([]);
    // Both say the same: nothing is written over.
    expect(changedMeanwhile({ ...before, comments: 'El martes' }, touched, seen)).toEqual([]);
  });
});
