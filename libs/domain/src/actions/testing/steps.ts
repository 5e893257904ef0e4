import fc from 'fast-check';
import { addDays } from '../../calendar/civil-date';
import type { ConstraintType, Plan } from '../../plan/plan';
import { treeOf } from '../../tree/tree';
import { closedTerms, openTerm } from '../../terms/open-term';
import { shareOfUnits } from '../../units/task-units';
import { PAYLOADS } from './payloads';

/** An action about what is in the plan at that moment, so that most are accepted. `fresh` is an id that nothing has. */
export type Step = (plan: Plan, fresh: string) => { readonly type: string; readonly payload: unknown };

const nat = fc.nat();
const day = fc.integer({ min: -3, max: 40 }).map((days) => addDays('2026-03-02', days));
const at = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(rows.length, 1)];
const leafAt = (plan: Plan, pick: number): string => at(treeOf(plan).leaves, pick) ?? 'gone';
const taskAt = (plan: Plan, pick: number): string => at(plan.tasks.rows, pick)?.id ?? 'gone';
const linkAt = (plan: Plan, pick: number): string => at(plan.links.rows, pick)?.id ?? 'gone';
const restrictionAt = (plan: Plan, pick: number): string => at(plan.restrictions.rows, pick)?.id ?? 'gone';
const share = fc.constantFrom(0, 0.2, 0.5, 0.9, 0.99, 1);
const duration = fc.integer({ min: 1, max: 9 });
const linkType = fc.constantFrom('0', '0', '1', '2', '3');
const lag = fc.integer({ min: -3, max: 4 });
const CONSTRAINTS: readonly ConstraintType[] = [
  'asap',
  'asap',
  'alap',
  'mso',
  'mfo',
  'snet',
  'snlt',
  'fnet',
  'fnlt',
];

const measures = fc.oneof(
  fc.record({ quantity: fc.constantFrom(120, 7.5, 0.01, 1000, null), unit: fc.constantFrom('m3', '') }),
  fc.record({
    unitsAssignedQuantity: fc.constantFrom(1, 40, null),
    unitsAssignedType: fc.constantFrom('term', 'total'),
  }),
);

/** A third more or less of a share, in whole units where there are as many: mostly no share of two decimals. */
function saidInUnits(plan: Plan, taskId: string, part: number) {
  const quantity = plan.tasks.get(taskId)?.quantity ?? 120;
  const units = quantity > 10 ? Math.ceil((quantity * part) / 3) : (quantity * part) / 3;
  return { taskId, units, share: shareOfUnits(units, quantity) };
}

/** A step of one type: random values, and what in the plan it is about. */
function step<T>(
  type: string,
  values: fc.Arbitrary<T>,
  payload: (plan: Plan, value: T, fresh: string) => unknown,
): fc.Arbitrary<Step> {
  return values.map((value) => (plan, fresh) => ({ type, payload: payload(plan, value, fresh) }));
}

const moved = fc.oneof(
  fc.record({ start: day }),
  fc.record({ end: day }),
  fc.record({ duration }),
  fc.record({ start: day, end: day }),
  fc.record({ end: day, duration }),
);

const options = fc.oneof(
  fc.record({ autoScheduling: fc.constantFrom(true, true, false) }),
  fc.record({ autoSchedulingStrict: fc.boolean() }),
  fc.record({ moveTasksWithConstraints: fc.boolean() }),
  fc.record({ autoSchedulingMoveProjects: fc.boolean() }),
  fc.record({ scheduleFromEnd: fc.constantFrom(false, false, true) }),
  fc.record({ scheduleOffsetLink: fc.boolean() }),
  fc.record({ setTasksToHundred: fc.boolean() }),
  fc.record({ workingDays: fc.constantFrom('0111110', '1111111', '0111111', '0101010') }),
  fc.record({ holidays: fc.array(day, { maxLength: 3 }) }),
  fc.record({
    holidays: fc.array(day, { maxLength: 3 }),
    holidayNames: fc.array(fc.record({ date: day, name: fc.constantFrom('Navidad', 'Minga') }), {
      maxLength: 2,
    }),
  }),
  fc.record({ startDate: day }),
  fc.record({ dataDate: fc.option(day) }),
  fc.record({ periodDays: fc.integer({ min: 5, max: 21 }) }),
);

const restriction = fc.record({ pick: nat, other: nat, type: fc.constantFrom(1, 2), required: day });

/** Those whose payloads know nothing of the plan, and no files: what they bring stands at the file's dates, as their actions say. */
const fixed = fc
  .constantFrom(...Object.keys(PAYLOADS).filter((type) => !['LOAD_PROJECT', 'MERGE_PROJECT'].includes(type)))
  .chain((type) => PAYLOADS[type]!.map((payload): Step => () => ({ type, payload })));

/** Any action, undo left out: what is about tasks, links and restrictions most often. */
export const ANY_STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: step('MOVE_TASK', fc.tuple(nat, moved), (plan, [pick, to]) => ({
      id: leafAt(plan, pick),
      ...to,
    })),
  },
  {
    weight: 1,
    arbitrary: step('MOVE_TASK', fc.tuple(nat, day), (plan, [pick, start]) => ({
      id: taskAt(plan, pick),
      start,
    })),
  },
  {
    weight: 2,
    arbitrary: step(
      'MOVE_TASKS',
      fc.tuple(nat, nat, fc.integer({ min: -9, max: 9 })),
      (plan, [a, b, days]) => ({
        ids: [taskAt(plan, a), taskAt(plan, b)],
        days,
      }),
    ),
  },
  {
    weight: 4,
    arbitrary: step('SET_PROGRESS', fc.tuple(nat, share), (plan, [pick, progress]) => ({
      taskId: leafAt(plan, pick),
      progress,
    })),
  },
  {
    weight: 3,
    arbitrary: step('SET_COMMITMENT', fc.tuple(nat, fc.option(share)), (plan, [pick, commitment]) => ({
      taskId: leafAt(plan, pick),
      commitment,
    })),
  },
  {
    weight: 2,
    arbitrary: step('UPDATE_TASK', fc.tuple(nat, measures), (plan, [pick, values]) => ({
      id: leafAt(plan, pick),
      ...values,
    })),
  },
  {
    weight: 3,
    arbitrary: step('SET_PROGRESS', fc.tuple(nat, share), (plan, [pick, part]) => {
      const { taskId, share: progress, units: unitsProgressed } = saidInUnits(plan, leafAt(plan, pick), part);
      return { taskId, progress, unitsProgressed };
    }),
  },
  {
    weight: 2,
    arbitrary: step('SET_COMMITMENT', fc.tuple(nat, share), (plan, [pick, part]) => {
      const { taskId, share: commitment, units: unitsCommited } = saidInUnits(plan, leafAt(plan, pick), part);
      return { taskId, commitment, unitsCommited };
    }),
  },
  {
    weight: 2,
    arbitrary: step('ANALYSE_TASKS', fc.tuple(nat, fc.boolean()), (plan, [pick, analysed]) => ({
      taskIds: [taskAt(plan, pick)],
      analysed,
    })),
  },
  {
    weight: 2,
    arbitrary: step('SET_TERM_MEMBERSHIP', fc.tuple(nat, fc.boolean()), (plan, [pick, member]) => ({
      taskIds: [leafAt(plan, pick)],
      member,
    })),
  },
  {
    weight: 3,
    arbitrary: step(
      'UPDATE_TASK',
      fc.tuple(
        nat,
        fc.record(
          {
            kind: fc.constantFrom('task', 'milestone'),
            analysed: fc.boolean(),
            weight: fc.constantFrom(null, 30, 60),
          },
          { requiredKeys: [] },
        ),
      ),
      (plan, [pick, values]) => ({ id: taskAt(plan, pick), ...values }),
    ),
  },
  {
    weight: 3,
    arbitrary: step('NEW_RESTRICTION', restriction, (plan, { pick, other, type, required }) => ({
      ...{ family: 'Materials', detail: 'Steel', comments: '', responsible: null, commited: null },
      taskIds: [leafAt(plan, pick), ...(other % 4 === 0 ? [leafAt(plan, other)] : [])],
      type,
      required,
    })),
  },
  {
    weight: 2,
    arbitrary: step(
      'EDIT_RESTRICTION',
      fc.tuple(
        nat,
        nat,
        fc.record({ type: fc.constantFrom(1, 2), required: day }, { requiredKeys: [] }),
        fc.boolean(),
      ),
      (plan, [pick, other, values, isOther]) => ({
        restrictionId: restrictionAt(plan, pick),
        values: { ...values, ...(isOther && { taskIds: [leafAt(plan, other)] }) },
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: step('UNBOUND_RESTRICTION', nat, (plan, pick) => ({
      restrictionId: restrictionAt(plan, pick),
    })),
  },
  {
    weight: 2,
    arbitrary: step('SET_RESTRICTION_IN_PROCESS', fc.tuple(nat, fc.boolean()), (plan, [pick, inProcess]) => ({
      restrictionId: restrictionAt(plan, pick),
      inProcess,
    })),
  },
  {
    weight: 2,
    arbitrary: step('CLEAR_RESTRICTION', nat, (plan, pick) => ({ restrictionId: restrictionAt(plan, pick) })),
  },
  {
    weight: 4,
    arbitrary: step(
      'ADD_LINK',
      fc.tuple(nat, nat, linkType, fc.option(lag)),
      (plan, [from, to, type, days], fresh) => ({
        id: `link-${fresh}`,
        source: taskAt(plan, from),
        target: taskAt(plan, to),
        type,
        ...(days !== null && { lag: days }),
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: step('UPDATE_LINK', fc.tuple(nat, linkType, lag), (plan, [pick, type, days]) => ({
      id: linkAt(plan, pick),
      type,
      lag: days,
    })),
  },
  {
    weight: 2,
    arbitrary: step(
      'SET_PREDECESSORS',
      fc.tuple(nat, fc.array(fc.tuple(nat, linkType, lag), { maxLength: 3 })),
      (plan, [pick, wanted]) => ({
        id: taskAt(plan, pick),
        links: wanted.map(([source, type, days]) => ({ source: taskAt(plan, source), type, lag: days })),
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: step(
      'SET_SUCCESSORS',
      fc.tuple(nat, fc.array(fc.tuple(nat, linkType, lag), { maxLength: 3 })),
      (plan, [pick, wanted]) => ({
        id: taskAt(plan, pick),
        links: wanted.map(([target, type, days]) => ({ target: taskAt(plan, target), type, lag: days })),
      }),
    ),
  },
  { weight: 2, arbitrary: step('DELETE_LINK', nat, (plan, pick) => ({ id: linkAt(plan, pick) })) },
  {
    weight: 2,
    arbitrary: step(
      'CREATE_TASK',
      fc.tuple(nat, fc.boolean(), fc.option(day), fc.constantFrom('task', 'task', 'milestone')),
      (plan, [pick, isRoot, start, kind], fresh) => ({
        id: `task-${fresh}`,
        text: fresh,
        kind,
        parent: isRoot ? null : taskAt(plan, pick),
        ...(start && { start }),
      }),
    ),
  },
  { weight: 1, arbitrary: step('DELETE_TASKS', nat, (plan, pick) => ({ ids: [taskAt(plan, pick)] })) },
  {
    weight: 2,
    arbitrary: step('MOVE_BRANCH', fc.tuple(nat, nat, fc.boolean()), (plan, [pick, other, isRoot]) => ({
      id: taskAt(plan, pick),
      parent: isRoot ? null : taskAt(plan, other),
    })),
  },
  {
    weight: 1,
    arbitrary: step('COPY_BRANCH', nat, (plan, pick) => ({
      ids: [taskAt(plan, pick), taskAt(plan, pick + 3)],
    })),
  },
  {
    weight: 3,
    arbitrary: step(
      'SET_CONSTRAINT_TYPE',
      fc.tuple(nat, fc.constantFrom(...CONSTRAINTS), day),
      (plan, [pick, constraintType, constraintDate]) => ({
        id: taskAt(plan, pick),
        constraintType,
        constraintDate,
      }),
    ),
  },
  { weight: 4, arbitrary: step('UPDATE_SETTINGS', options, (_plan, values) => values) },
  {
    weight: 1,
    arbitrary: step('CLOSE_TERM_V2', fc.constant(null), (plan) => ({ termId: openTerm(plan).id })),
  },
  {
    weight: 1,
    arbitrary: step('REOPEN_TERM', fc.constant(null), (plan) => ({
      termId: closedTerms(plan).at(-1)?.id ?? 'none',
      reason: 'Progress of the facade was misread',
    })),
  },
  { weight: 4, arbitrary: fixed },
);
