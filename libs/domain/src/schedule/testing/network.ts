import type { Link, LinkType, Plan, Restriction } from '../../plan/plan';
import { scheduleOf } from '../schedule';
import { restriction } from './edits';
import { CountedDays, type Expected, type Network, Oracle } from './oracle';
import { specPlan } from './plan';

const TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };

/** A network as a plan. */
export function planOfNetwork(network: Network): Plan {
  const { projectStart, dataDate = null, workingDays, holidays, tasks, links, restrictions = [] } = network;
  return specPlan({
    tasks: tasks.map(({ id, parent, duration, constraint, date, progress = 0, begun, present }) => ({
      id,
      parent,
      duration,
      kind: duration === 0 ? 'milestone' : 'task',
      constraintType: constraint,
      constraintDate: date,
      progress,
      actualStart: begun ? present!.start : null,
      ...present,
    })),
    links: links.map(({ source, target, type, lag }, n): Link => ({
      id: `l${n}`,
      source,
      target,
      type: TYPES[type]!,
      lag,
    })),
    settings: {
      startDate: projectStart,
      dataDate,
      workingDays,
      holidays,
      scheduleFromEnd: network.fromEnd ?? false,
    },
    restrictions: restrictions.map(({ task, holds, date }, n): Restriction => ({
      ...restriction(task),
      id: `r${n}`,
      type: holds === 'start' ? 1 : 2,
      required: date,
    })),
  });
}

/** What the engine says of a task, counted with days of the oracle's, from the dates that it shows. */
function calculated(plan: Plan, days: CountedDays, id: string): Expected {
  const found = scheduleOf(plan).of(id)!;
  return {
    start: days.ordinal(found.earlyStart),
    finish: days.ordinal(found.earlyEnd),
    lateStart: days.ordinal(found.lateStart),
    lateFinish: days.ordinal(found.lateEnd),
    totalFloat: found.totalFloat,
    freeFloat: found.freeFloat,
    critical: found.critical,
  };
}

/** The engine's calculation of a network. */
export function calculatedBy(network: Network): { of(id: string): Expected; readonly end: number } {
  const plan = planOfNetwork(network);
  const days = new CountedDays(network);
  return {
    of: (id) => calculated(plan, days, id),
    end: days.ordinal(scheduleOf(plan).projectEnd),
  };
}

const textOf = (values: Expected): string => Object.values(values).join(' ');

/** Where the engine and the oracle differ on a plan that says what the network says, one line a task. */
export function differencesOf(plan: Plan, network: Network): readonly string[] {
  const oracle = new Oracle(network);
  const days = new CountedDays(network);
  return oracle.leaves.flatMap(({ id }) => {
    const got = textOf(calculated(plan, days, id));
    const want = textOf(oracle.of(id));
    return got === want ? [] : [`${id}: got ${got}, want ${want}`];
  });
}

export const differencesIn = (network: Network): readonly string[] =>
  differencesOf(planOfNetwork(network), network);
