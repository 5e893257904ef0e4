import { decide, newTask, type Plan, planAfter, type PlanRow, Table, type Task } from '@plomada/domain';
import { planViewOf } from '../../../plan/rows/use-plan-view';
import { ACTOR, PLAN as EVERY_DAY, WHEN } from '../../../testing/plan-page';
import { datesAction, type DatesChange, takersOf } from './dates-action';

const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}`;
const task = (
  id: string,
  index: number,
  start: number,
  duration: number,
  more: Partial<Task> = {},
): Task => ({
  ...newTask({ id, text: id, index, start: day(start), end: day(start + duration) }),
  duration,
  ...more,
});
/** Every day is worked; the project and its open term begin on Monday 2026-03-02. */
const PLAN: Plan = {
  ...EVERY_DAY,
  settings: { ...EVERY_DAY.settings, workingDays: '1111111', autoSchedulingMoveProjects: true },
  tasks: Table.of([
    task('short', 0, 4, 2),
    task('long', 1, 2, 6),
    task('begun', 2, 2, 4, { progress: 0.5 }),
    task('milestone', 3, 6, 0, { kind: 'milestone' }),
    task('summary', 4, 9, 3),
    task('within', 0, 9, 3, { parent: 'summary' }),
  ]),
};
const TODAY = '2026-03-02';
const rowsOf = (...ids: string[]): readonly PlanRow[] => {
  const { rows } = planViewOf(PLAN, TODAY);
  return ids.map((id) => rows.find((row) => row.id === id)!);
};

/** The first and the last day of each row when it is done, or the refusal's code and rows. */
function done(ids: readonly string[], change: DatesChange, plan = PLAN) {
  const wanted = datesAction(plan, rowsOf(...ids), change);
  if (!wanted) return null;
  const context = {
    actor: { ...ACTOR, roles: ['projectAdmin'] as const },
    ...{ now: WHEN, today: TODAY, newId: (n: number) => `new${n}` },
  };
  const decision = decide(plan, wanted.action, context);
  if (!decision.ok) return [decision.refusal.code, decision.refusal.rows];
  const { rows } = planViewOf(planAfter(plan, decision), TODAY);
  return ids.map((id) => {
    const { firstDay, lastDay } = rows.find((row) => row.id === id)!;
    return `${firstDay.slice(8)}–${lastDay.slice(8)}`;
  });
}

describe('other dates for several tasks', () => {
  it('start them all on a day, each as long as it is', () => {
    expect(done(['short', 'long'], { what: 'start', day: day(10) })).toEqual(['10–11', '10–15']);
  });

  it('end them all on a day, each as long as it is', () => {
    expect(done(['short', 'long'], { what: 'finish', day: day(20) })).toEqual(['19–20', '15–20']);
  });

  it('end them all on a day, each from where it starts', () => {
    expect(done(['short', 'long'], { what: 'end', day: day(20) })).toEqual(['04–20', '02–20']);
    expect(done(['begun'], { what: 'end', day: day(12) })).toEqual(['02–12']);
  });

  it('put a milestone on the day', () => {
    for (const what of ['start', 'finish', 'end'] as const)
      expect([what, done(['short', 'milestone'], { what, day: day(12) })?.[1]]).toEqual([what, '12–12']);
  });

  it('move them by working days, a summary with its branch', () => {
    expect(done(['short', 'milestone', 'summary'], { what: 'by', days: 2 })).toEqual([
      ...['06–07', '08–08', '11–13'],
    ]);
  });

  it('follow from the work where a summary is chosen with some, and move it where it stands alone', () => {
    expect(done(['summary', 'short'], { what: 'start', day: day(10) })).toEqual(['09–11', '10–11']);
    expect(done(['summary'], { what: 'start', day: day(12) })).toEqual(['12–14']);
    for (const what of ['finish', 'end'] as const) {
      expect(takersOf(rowsOf('summary'), what)).toEqual([]);
      expect(done(['summary'], { what, day: day(12) })).toBeNull();
    }
  });

  it('name all that have begun where one is to start elsewhere', () => {
    const tasks = PLAN.tasks.rows.map((one) => (one.id === 'long' ? { ...one, progress: 0.2 } : one));
    const plan = { ...PLAN, tasks: Table.of(tasks) };
    expect(done(['begun', 'short', 'long'], { what: 'start', day: day(10) }, plan)).toEqual([
      'TASK_START_WITH_PROGRESS',
      ['begun', 'long'],
    ]);
  });
});
