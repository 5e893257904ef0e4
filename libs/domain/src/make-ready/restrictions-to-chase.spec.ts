import { specResponsible, termPlan } from '../actions/testing/decide';
import type { Plan, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { type Chase, isWorthTelling, restrictionsToChase } from './restrictions-to-chase';

const TODAY = '2026-03-04';
const KNOWN = new Set(['r']);
const RESTRICTION: Restriction = {
  id: 'r',
  taskIds: ['A'],
  family: 'Materiales',
  type: 1,
  detail: 'Fierro en obra',
  comments: '',
  responsible: 'ana',
  created: '2026-03-02',
  commited: null,
  required: '2026-03-09',
  released: null,
  releasedTerm: null,
  inProcess: false,
};

const planWith = (restrictions: readonly Partial<Restriction>[], progress = 0): Plan =>
  termPlan({
    tasks: [{ id: 'A', start: '2026-03-20', duration: 5, progress }],
    restrictions: restrictions.map((values) => ({ ...RESTRICTION, ...values })),
  });
const chaseOf = (plan: Plan, known: ReadonlySet<string> = KNOWN): Chase | undefined =>
  restrictionsToChase(plan, TODAY, () => known)[0];
/** Under which heads the only restriction stands. */
const placesOf = (values: Partial<Restriction>, known?: ReadonlySet<string>) => {
  const { late = [], dueSoon = [], newlyTheirs = [] } = chaseOf(planWith([values]), known) ?? {};
  return Object.entries({ late, dueSoon, newlyTheirs }).flatMap(([place, own]) =>
    own.map(({ isNew }) => (isNew ? `${place}, new` : place)),
  );
};

describe('what a responsible is to hear of', () => {
  it.each<[string, Partial<Restriction>, ReadonlySet<string>, readonly string[]]>([
    ['is late from the day after the required one', { required: '2026-03-03' }, KNOWN, ['late']],
    ['is due today', { required: '2026-03-04' }, KNOWN, ['dueSoon']],
    ['is due in 2 days', { required: '2026-03-06' }, KNOWN, ['dueSoon']],
    ['is not what is due in 3 days', { required: '2026-03-07' }, KNOWN, []],
    ['goes by the committed day, a later one', { required: '2026-03-03', commited: '2026-03-20' }, KNOWN, []],
    ['goes by the committed day, an earlier one', { commited: '2026-03-03' }, KNOWN, ['late']],
    ['is what they do not know to be theirs', {}, new Set(), ['newlyTheirs, new']],
    ['is told once: late', { required: '2026-03-03' }, new Set(), ['late, new']],
    ['is told once: due', { required: '2026-03-05' }, new Set(), ['dueSoon, new']],
    ['is nothing released', { required: '2026-03-03', released: '2026-03-04' }, new Set(), []],
    ['is nothing of nobody', { required: '2026-03-03', responsible: null }, new Set(), []],
  ])('%s', (_, values, known, places) => {
    expect(placesOf(values, known)).toEqual(places);
  });

  it.each([
    ['2026-03-09', ['dueSoon']],
    ['2026-03-08', []],
    ['2026-03-05', []],
  ])('is what is due on 9 March when they hear of it again on %s: %j', (next, places) => {
    const [chase] = restrictionsToChase(planWith([{}]), TODAY, () => KNOWN, next);
    expect(chase!.dueSoon.map(() => 'dueSoon')).toEqual(places);
  });

  it('says whether the release comes before the task needs it, and how many days are left', () => {
    const late = { id: 'late', required: '2026-03-02' };
    const plan = planWith([{ id: 'soon', required: '2026-03-05' }, late, { id: 'today', required: TODAY }]);
    const chase = chaseOf(plan)!;
    expect(chase.late.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([['late', -2]]);
    expect(chase.dueSoon.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      ['today', 0],
      ['soon', 1],
    ]);
    expect(chase.late[0]).toMatchObject({ inTime: true, tasks: [{ code: '1', text: 'A' }] });
    const tooLate = planWith([{ required: '2026-03-05', commited: '2026-03-23' }]);
    expect(chaseOf(tooLate, new Set())!.newlyTheirs[0]).toMatchObject({
      inTime: false,
      neededBy: '2026-03-20',
    });
  });

  it('is by person, and names all that is open and theirs', () => {
    const plan = planWith([{ id: 'x' }, { id: 'y', responsible: 'luis' }, { id: 'z', released: TODAY }]);
    const chases = restrictionsToChase(plan, TODAY, ({ id }) => new Set(id === 'luis' ? ['y'] : []));
    expect(chases.map((chase) => [chase.responsible.id, chase.open, isWorthTelling(chase)])).toEqual([
      ['ana', ['x'], true],
      ['luis', ['y'], false],
    ]);
  });

  it('is nothing once the work is done, and nothing for who has left', () => {
    const overdue = { required: '2026-03-02' };
    expect(chaseOf(planWith([overdue], 0.5))).toBeDefined();
    expect(chaseOf(planWith([overdue], 1))).toBeUndefined();
    const left = Table.of([specResponsible('ana', { isActive: false })]);
    expect(chaseOf({ ...planWith([overdue]), responsibles: left })).toBeUndefined();
  });
});
