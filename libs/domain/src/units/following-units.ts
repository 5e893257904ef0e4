import { type Change, type SetFields, setFields } from '../plan/change';
import { NOTHING_ASSIGNED } from '../plan/measures';
import type { Plan, Task } from '../plan/plan';
import { isShareOf, SAID_IN_UNITS, type Share, unitsAgree } from './task-units';

const SHARES = Object.keys(SAID_IN_UNITS) as readonly Share[];
/** Fields that what is said in units has to agree with, and those in which it is. */
const COUNTED = new Set<string>(['quantity', ...SHARES, ...Object.values(SAID_IN_UNITS)]);

/**
 * What changes make of that which was said in units, whatever action they are of: the share decides. Where it changes, what somebody
 * said in units for that very share counts for it too (progress as promised, nothing done since the last close); else the units
 * follow from the share. So they do where the quantity becomes another and they no longer make the share. What `restores` an earlier
 * state says itself what was said.
 */
export function followingUnits(
  before: Plan,
  changes: readonly Change[],
  planAfter: () => Plan,
  restores: boolean,
): readonly Change[] {
  const ids = new Set(changes.filter(isCounted).map(({ id }) => id));
  if (ids.size === 0) return [];
  const after = planAfter();
  return [...ids].flatMap((id) => {
    const is = after.tasks.get(id);
    const was = before.tasks.get(id) ?? is;
    if (!is || !was || (is.quantity == null && was.quantity == null)) return [];
    return setFields('tasks', is, agreeing(was, is, restores)) ?? [];
  });
}

function isCounted(change: Change): change is SetFields {
  return (
    change.kind === 'set' &&
    change.table === 'tasks' &&
    Object.keys(change.after).some((field) => COUNTED.has(field))
  );
}

function agreeing(was: Task, is: Task, restores: boolean): Partial<Task> {
  const units = SHARES.map((share) => {
    const said = is[SAID_IN_UNITS[share]] ?? null;
    const isSameShare = was[share] === is[share] && was.quantity === is.quantity;
    const stays = said === null ? restores || isSameShare : unitsAgree(is, share);
    return [SAID_IN_UNITS[share], stays ? said : saidElsewhere(was, is, share)];
  });
  return { ...Object.fromEntries(units), ...(is.quantity == null && NOTHING_ASSIGNED) };
}

/** What was said in units for the same share, of another one or before; null where nothing was. */
function saidElsewhere(was: Task, is: Task, share: Share): number | null {
  const said = SHARES.flatMap((one) => [is[SAID_IN_UNITS[one]], was[SAID_IN_UNITS[one]]]);
  return said.find((units) => units != null && isShareOf(is, units, is[share])) ?? null;
}
