import { after, specContext, termPlan } from '../actions/testing/decide';
import { releaseOn, restrictionMove } from './restriction-move';

/** Of the term [2026-03-02, 2026-03-09); today is Wednesday 2026-03-04. */
const plan = termPlan({ tasks: [{ id: 'A', duration: 5, start: '2026-03-09' }] });
const withOne = (values: object = {}) =>
  after(plan, 'NEW_RESTRICTION', {
    taskIds: ['A'],
    family: 'Materials',
    type: 1,
    detail: 'Steel on site',
    comments: '',
    responsible: 'ana',
    commited: null,
    required: '2026-03-06',
    ...values,
  });
const dueOn = (required: string) => withOne({ required });
const release = (of: ReturnType<typeof withOne>, released: string) =>
  after(of, 'UNBOUND_RESTRICTION', { restrictionId: 'new-0', released });
const move = (of: ReturnType<typeof withOne>, to: 1 | 2 | 3 | 4 | 5, context = specContext()) => {
  const found = restrictionMove(of, of.restrictions.get('new-0')!, to, context);
  if (found.kind === 'refused') return found.refusal.code;
  return found.kind === 'release' ? found.proposed : found.action.payload;
};

describe('what brings a restriction into a state', () => {
  it.each([
    ['in process', dueOn('2026-03-06'), 5, { restrictionId: 'new-0', inProcess: true }],
    [
      'back to pending',
      release(dueOn('2026-03-06'), '2026-03-04'),
      1,
      { restrictionId: 'new-0', inProcess: false },
    ],
    [
      'back to delayed',
      release(dueOn('2026-03-03'), '2026-03-04'),
      2,
      { restrictionId: 'new-0', inProcess: false },
    ],
    ['released, today', dueOn('2026-03-06'), 3, '2026-03-04'],
    ['released, on the day that it was', release(dueOn('2026-03-03'), '2026-03-03'), 3, '2026-03-03'],
    ['released late, today', dueOn('2026-03-03'), 4, '2026-03-04'],
  ] as const)('%s', (_, of, to, comes) => {
    expect(move(of, to)).toEqual(comes);
  });

  it.each([
    ['pending though its day is over', dueOn('2026-03-03'), 1, 'RESTRICTION_OVERDUE'],
    ['in process though its day is over', dueOn('2026-03-03'), 5, 'RESTRICTION_OVERDUE'],
    ['delayed though its day is to come', dueOn('2026-03-04'), 2, 'RESTRICTION_NOT_OVERDUE'],
    ['released on time though that was before the term', dueOn('2026-03-01'), 3, 'RESTRICTION_TOO_LATE'],
    ['released late though it is due today', dueOn('2026-03-04'), 4, 'RESTRICTION_NOT_LATE'],
  ] as const)('never makes it %s', (_, of, to, code) => {
    expect(move(of, to)).toBe(code);
  });

  it('says what the action says: locked by an earlier term, or somebody else’s', () => {
    const closed = after(release(withOne(), '2026-03-04'), 'CLOSE_TERM_V2', { termId: 'term-1' });
    expect([move(closed, 1), move(closed, 4)]).toEqual(['RESTRICTION_LOCKED', 'RESTRICTION_LOCKED']);
    const luis = specContext('responsible', {
      actor: { userId: 'user-luis', name: 'Luis', roles: ['responsible'] },
    });
    expect(move(withOne(), 5, luis)).toBe('RESTRICTION_NOT_YOURS');
  });
});

it.each([
  ['2026-03-01', '2026-03-02', 3],
  ['2026-03-06', '2026-03-06', 3],
  ['2026-03-07', '2026-03-07', 4],
  ['2026-04-15', '2026-03-08', 4],
])('a release on %s is written down on %s, in state %i', (day, written, state) => {
  expect(releaseOn(plan, { commited: null, required: '2026-03-06' }, day)).toEqual({ day: written, state });
});
