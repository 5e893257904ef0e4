import fc from 'fast-check';
import type { Link, LinkType, Plan, PlanSettings, Restriction, Task } from '../../plan/plan';
import { treeOf } from '../../tree/tree';
import { EVERY_CONSTRAINT } from './arbitrary';

/** Makes a plan of another, in a way that says nothing of what comes out of it: loops and dangling ends are fine. */
export type Edit = (plan: Plan, fresh: string) => Plan;

const date = fc
  .integer({ min: 0, max: 60 })
  .map((offset) => new Date(Date.UTC(2026, 2, 2 + offset)).toISOString().slice(0, 10));
const linkType = fc.constantFrom<LinkType>('0', '1', '2', '3');
const lag = fc.integer({ min: -3, max: 5 });
const nat = fc.nat();

const at = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(rows.length, 1)];
const taskAt = ({ tasks }: Plan, pick: number): Task => at(tasks.rows, pick)!;

const withTask = (plan: Plan, task: Task): Plan => ({ ...plan, tasks: plan.tasks.with([task]) });
const withLink = (plan: Plan, link: Link): Plan => ({ ...plan, links: plan.links.with([link]) });

/** Anything that the engine reads of a task, and something that it does not. */
const taskValues: fc.Arbitrary<Partial<Task>> = fc.oneof(
  fc.record({ duration: fc.integer({ min: 1, max: 15 }) }),
  fc.record({ text: fc.constantFrom('a', 'b') }),
  fc.record({ start: date, end: date }),
  fc.record({ progress: fc.constantFrom(0, 0.5, 1) }),
  fc.record({ actualStart: fc.option(date) }),
  fc.record({ constraintType: fc.constantFrom(...EVERY_CONSTRAINT), constraintDate: date }),
  fc.record({
    constraintType: fc.constantFrom('asap' as const, 'alap' as const),
    constraintDate: fc.constant(null),
  }),
  fc.record({ index: fc.nat(20) }),
);

const settings: fc.Arbitrary<Partial<PlanSettings>> = fc.oneof(
  fc.record({ scheduleFromEnd: fc.boolean() }),
  fc.record({ moveTasksWithConstraints: fc.boolean() }),
  fc.record({ autoSchedulingMoveProjects: fc.boolean() }),
  fc.record({ startDate: date }),
  fc.record({ dataDate: fc.option(date) }),
  fc.record({ workingDays: fc.constantFrom('0111110', '1111111') }),
  fc.record({ name: fc.constant('Another') }),
);

const fields = fc.tuple(nat, taskValues).map(
  ([pick, values]): Edit =>
    (plan) =>
      withTask(plan, { ...taskAt(plan, pick), ...values }),
);

const link = fc.tuple(nat, nat, linkType, lag).map(
  ([source, target, type, days]): Edit =>
    (plan, id) =>
      withLink(plan, {
        id,
        source: taskAt(plan, source).id,
        target: taskAt(plan, target).id,
        type,
        lag: days,
      }),
);

/** A link beside a present one: a ladder, or a second of the same type, which no action makes but the engine must bear. */
const rung = fc.tuple(nat, linkType, lag).map(([pick, type, days]): Edit => (plan, id) => {
  const present = at(plan.links.rows, pick);
  return present ? withLink(plan, { ...present, id, type, lag: days }) : plan;
});

const otherLink = fc
  .tuple(nat, linkType, lag, fc.boolean())
  .map(([pick, type, days, isLag]): Edit => (plan) => {
    const present = at(plan.links.rows, pick);
    return present ? withLink(plan, { ...present, lag: days, ...(!isLag && { type }) }) : plan;
  });

const unlink = nat.map((pick): Edit => (plan) => {
  const present = at(plan.links.rows, pick);
  return present ? { ...plan, links: plan.links.with([], new Set([present.id])) } : plan;
});

/** A copy of a task beside it, below another, or among the project's own. */
const added = fc
  .tuple(nat, nat, fc.integer({ min: 0, max: 2 }))
  .map(([pick, other, place]): Edit => (plan, id) => {
    const task = taskAt(plan, pick);
    return withTask(plan, { ...task, id, parent: [task.parent, taskAt(plan, other).id, null][place]! });
  });

/** Takes a branch away, with the links that would dangle or without; the last rows take the place of what goes, or not. */
const removed = fc
  .tuple(nat, fc.boolean(), fc.boolean())
  .map(([pick, leavesLinks, keepsOrder]): Edit => (plan) => {
    const { id } = taskAt(plan, pick);
    const gone = new Set([id, ...treeOf(plan).descendantsOf(id)]);
    if (gone.size === plan.tasks.size) return plan;
    const links = plan.links.rows.filter(({ source, target }) => gone.has(source) || gone.has(target));
    return {
      ...plan,
      tasks: plan.tasks.with([], gone, keepsOrder),
      links: leavesLinks ? plan.links : plan.links.with([], new Set(links.map((one) => one.id)), keepsOrder),
    };
  });

const moved = fc.tuple(nat, nat, fc.boolean()).map(([pick, other, isRoot]): Edit => (plan) => {
  const task = taskAt(plan, pick);
  const parent = taskAt(plan, other).id;
  const isRing = parent === task.id || treeOf(plan).isBelow(parent, task.id);
  return withTask(plan, { ...task, parent: isRoot || isRing ? null : parent });
});

const otherSettings = settings.map((values): Edit => (plan) => ({
  ...plan,
  settings: { ...plan.settings, ...values },
}));

const restricted = fc
  .record({ pick: nat, required: date, type: fc.constantFrom<1 | 2>(1, 2), released: fc.option(date) })
  .map(({ pick, ...values }): Edit => (plan) => ({
    ...plan,
    restrictions: plan.restrictions.with([{ ...restriction(taskAt(plan, pick).id), ...values }]),
  }));

/** Any edit of anything that the schedule looks at. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { arbitrary: fields, weight: 6 },
  { arbitrary: link, weight: 3 },
  { arbitrary: rung, weight: 2 },
  { arbitrary: otherLink, weight: 2 },
  { arbitrary: unlink, weight: 2 },
  { arbitrary: added, weight: 2 },
  { arbitrary: removed, weight: 2 },
  { arbitrary: moved, weight: 1 },
  { arbitrary: otherSettings, weight: 1 },
  { arbitrary: restricted, weight: 1 },
);

/** A start restriction of a task that is not released. */
export const restriction = (taskId: string): Restriction => ({
  id: 'r',
  taskIds: [taskId],
  family: 'Materials',
  type: 1,
  detail: '',
  comments: '',
  responsible: null,
  created: '2026-03-01',
  commited: null,
  required: '2026-03-20',
  released: null,
  releasedTerm: null,
  inProcess: false,
});
