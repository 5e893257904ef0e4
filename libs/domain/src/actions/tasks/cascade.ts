import { LAST_DAY } from '../../calendar/civil-date';
import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { differingRows } from '../../plan/row-changes';
import { releasesInTerm } from '../../restrictions/release';
import { reschedule, touchedTasks } from '../../schedule';
import type { Accepted, Refused } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { movedRestrictions } from './moved-restrictions';
import { about } from '../../rules/about';
import { overBeforeTermProblems } from '../../rules/change-rules';
import { firstRefusal } from '../../rules/first-refusal';
import { requiredDateProblems } from '../../rules/required-dates';

/**
 * Accepts changes together with everything that moves because of them: the dates of what follows, releases that the open term does
 * not have any more (see `releasesInTerm`), and the required dates of restrictions where the project moves those along. Refused when
 * a task would leave the calendar, be left before what its restrictions require (see `requiredDateProblems`), or be over before the
 * open term with what is entered in it. `movedBranches` are summaries that the changes move as a whole: their tasks keep their
 * distances. `isExcepted` tells what an undo may bring back (see `brokenBefore`).
 */
export function acceptWithFollowers(
  plan: Plan,
  changes: readonly (Change | null)[],
  movedBranches: readonly string[] = [],
  isExcepted: (refusal: Refusal) => boolean = () => false,
): Accepted | Refused {
  const asked = changes.filter((change): change is Change => change !== null);
  const asFar = evolve(plan, asked);
  const releases = releasesInTerm(plan, asFar);
  const own = [...asked, ...releases];
  const edited = releases.length > 0 ? evolve(asFar, releases) : asFar;
  const touched = [...movedBranches, ...touchedTasks(plan, edited, own)];
  if (touched.length === 0) return { ok: true, changes: own, after: edited };
  const moves: Change[] = [];
  for (const { id, ...dates } of reschedule(edited, touched)) {
    const task = edited.tasks.get(id)!;
    const move = setFields('tasks', task, dates);
    if (move) moves.push(move);
  }
  const after = evolve(edited, moves);
  const unexcepted = (one: Refusal): Refusal | null => (isExcepted(one) ? null : one);
  const refusal =
    outOfRangeProblem(plan, after) ??
    firstRefusal(requiredDateProblems(plan, after), unexcepted) ??
    firstRefusal(overBeforeTermProblems(plan, after), unexcepted);
  if (refusal) return { ok: false, refusal };
  const settled = new Set(own.flatMap(({ table, id }) => (table === 'restrictions' ? [id] : [])));
  // Dates that come back with other settings stood beside these required dates before: under those settings nothing moved along.
  const isOtherwiseSet = plan.settings !== edited.settings;
  const restrictions = movedRestrictions((id) => (isOtherwiseSet || settled.has(id) ? edited : plan), after);
  return { ok: true, changes: [...own, ...moves, ...restrictions], after: evolve(after, restrictions) };
}

function outOfRangeProblem(before: Plan, after: Plan): Refusal | null {
  return firstRefusal(differingRows(before.tasks, after.tasks), ([was, is]) =>
    is.end > LAST_DAY && is.end !== was?.end ? about(is, 'TASK_DATES_OUT_OF_RANGE') : null,
  );
}
