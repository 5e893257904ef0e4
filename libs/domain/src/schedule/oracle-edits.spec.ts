import fc from 'fast-check';
import { evolve, addRow, removeRow, setFields } from '../plan/change';
import type { ConstraintType, Link, LinkType, Plan, Task } from '../plan/plan';
import { scheduleOf } from './schedule';
import { differencesOf, planOfNetwork } from './testing/network';
import { type Network, type NetworkLink, isoOf } from './testing/oracle';
import { networks } from './testing/random-network';

const NAMES: Readonly<Record<LinkType, NetworkLink['type']>> = { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' };
const DATED: readonly ConstraintType[] = ['snet', 'fnet', 'snlt', 'fnlt', 'mso', 'mfo'];

/** What a plan says, as the network that it is now. */
function networkOf({ settings, tasks, links }: Plan): Network {
  return {
    projectStart: settings.startDate,
    dataDate: settings.dataDate ?? null,
    workingDays: settings.workingDays,
    holidays: settings.holidays,
    tasks: tasks.rows.map(({ id, parent, kind, duration, constraintType, constraintDate }) => ({
      id,
      parent,
      duration: kind === 'milestone' ? 0 : duration,
      constraint: constraintType,
      date: constraintDate,
    })),
    links: links.rows.map(({ source, target, type, lag }) => ({ source, target, type: NAMES[type], lag })),
  };
}

const edit = fc.record({
  what: fc.constantFrom(
    'duration',
    'constraint',
    'free',
    'lag',
    'unlink',
    'link',
    'rung',
    'add',
    'remove',
    'move',
    'dataDate',
  ),
  pick: fc.nat(1000),
  other: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 30 }),
  type: fc.constantFrom<LinkType>('0', '1', '2', '3'),
  constraint: fc.constantFrom(...DATED),
});
type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

const at = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(rows.length, 1)];

/** The plan after an edit; null where there is nothing to edit, or the outcome has loops or links within a branch. */
function edited(plan: Plan, one: Edit, fresh: string): Plan | null {
  const next = applied(plan, one, fresh);
  if (!next) return null;
  const { loops, unusableLinks } = scheduleOf(next);
  return loops.length > 0 || unusableLinks.length > 0 ? null : next;
}

function applied(
  plan: Plan,
  { what, pick, other, amount, type, constraint }: Edit,
  fresh: string,
): Plan | null {
  const task = at(plan.tasks.rows, pick)!;
  const second = at(plan.tasks.rows, other)!;
  const link = at(plan.links.rows, pick);
  const dataDate = amount % 4 ? dayAfter(plan.settings.startDate, amount * 2 - 8) : null;
  const set = (values: Partial<Task>): Plan => {
    const change = setFields('tasks', task, values);
    return change ? evolve(plan, [change]) : plan;
  };
  switch (what) {
    case 'duration':
      return task.kind === 'milestone' ? null : set({ duration: amount });
    case 'constraint':
      return set({
        constraintType: constraint,
        constraintDate: dayAfter(plan.settings.startDate, amount * 2 - 8),
      });
    case 'free':
      return set({ constraintType: amount % 2 ? 'asap' : 'alap', constraintDate: null });
    case 'lag':
      return link
        ? evolve(
            plan,
            [setFields('links', link, { lag: 10 - amount })].flatMap((c) => c ?? []),
          )
        : null;
    case 'unlink':
      return link ? evolve(plan, [removeRow('links', link)]) : null;
    case 'link':
      if (task === second) return null;
      return evolve(plan, [
        addRow('links', {
          id: fresh,
          source: task.id,
          target: second.id,
          type,
          lag: amount % 4,
        } satisfies Link),
      ]);
    case 'rung':
      return link ? evolve(plan, [addRow('links', { ...link, id: fresh, type, lag: amount % 4 })]) : null;
    case 'add':
      return evolve(plan, [
        addRow('tasks', { ...task, id: fresh, parent: amount % 2 ? task.parent : second.id }),
      ]);
    case 'remove':
      return without(plan, task);
    case 'dataDate':
      return { ...plan, settings: { ...plan.settings, dataDate } };
    case 'move':
      return isUnder(plan, second, task.id) ? null : set({ parent: amount % 3 ? second.id : null });
  }
  return null;
}

const dayAfter = (date: string, days: number): string =>
  isoOf(new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000));

/** Takes a task without children away, and its links with it. */
function without(plan: Plan, task: Task): Plan | null {
  const { rows } = plan.tasks;
  if (rows.length === 1 || rows.some(({ parent }) => parent === task.id)) return null;
  const links = plan.links.rows.filter(({ source, target }) => source === task.id || target === task.id);
  return evolve(plan, [...links.map((link) => removeRow('links', link)), removeRow('tasks', task)]);
}

function isUnder(plan: Plan, task: Task, id: string): boolean {
  return task.id === id || (task.parent !== null && isUnder(plan, plan.tasks.get(task.parent)!, id));
}

describe('the engine and a calculation by the definitions alone, edit after edit', () => {
  it('agree after every edit, and on the plan before it again', () => {
    fc.assert(
      fc.property(networks(), fc.array(edit, { minLength: 1, maxLength: 12 }), (network, edits) => {
        let plan = planOfNetwork(network);
        expect(differencesOf(plan, network)).toEqual([]);
        edits.forEach((one, n) => {
          const next = edited(plan, one, `new-${n}`);
          if (!next) return;
          expect(differencesOf(next, networkOf(next))).toEqual([]);
          expect(differencesOf({ ...plan, tasks: plan.tasks.with([]) }, networkOf(plan))).toEqual([]);
          plan = next;
        });
      }),
      { numRuns: 200 },
    );
  });
});
