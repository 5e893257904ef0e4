import { derivedFrom } from '../plan/derived';
import type { Plan, Restriction } from '../plan/plan';

/** The restrictions of a task. */
export interface TaskRestrictions {
  /** Released ones too. */
  readonly all: readonly Restriction[];
  /** Those that are not released. */
  readonly open: readonly Restriction[];
  /** Some start restriction is not released. */
  readonly startOpen: boolean;
  /** Some end restriction is not released. */
  readonly endOpen: boolean;
}

const NONE: TaskRestrictions = { all: [], open: [], startOpen: false, endOpen: false };

type Restricted = Pick<Plan, 'restrictions'>;

const byTask = derivedFrom(
  (plan: Restricted) => plan.restrictions,
  (plan): ReadonlyMap<string, TaskRestrictions> => {
    const lists = new Map<string, Restriction[]>();
    for (const restriction of plan.restrictions) {
      for (const id of new Set(restriction.taskIds)) {
        const present = lists.get(id);
        if (present) present.push(restriction);
        else lists.set(id, [restriction]);
      }
    }
    return new Map(Array.from(lists, ([id, all]) => [id, summed(all)]));
  },
);

function summed(all: readonly Restriction[]): TaskRestrictions {
  const open = all.filter((restriction) => restriction.released === null);
  return {
    all,
    open,
    startOpen: open.some((restriction) => restriction.type === 1),
    endOpen: open.some((restriction) => restriction.type === 2),
  };
}

/** What restricts a task; nothing for an unknown id. */
export function restrictionsOf(plan: Restricted, taskId: string): TaskRestrictions {
  return byTask(plan).get(taskId) ?? NONE;
}
