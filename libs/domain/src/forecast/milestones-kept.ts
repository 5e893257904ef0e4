import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { milestoneDay } from '../terms/occupied';
import { termOf } from './forecast-record';

/** What was forecast after the close of a term. */
export interface SaidAtClose {
  readonly termNumber: number;
  /** The P80 of the milestones that were still to come, by their ids: last worked days. */
  readonly milestones: Readonly<Record<string, CivilDate>>;
}

/** So many closes before a milestone's own term it is asked what was said of it: later ones know too much. */
const CLOSES_BEFORE = 4;

/**
 * How many of the milestones that are reached, and of which something was said four closes before, were reached by their P80 of then: about
 * 80 % where the forecast is right (forecast design, section 3).
 */
export function milestonesKept(
  plan: Plan,
  said: readonly SaidAtClose[],
): { readonly reached: number; readonly byP80: number } {
  const byTerm = new Map(said.map(({ termNumber, milestones }) => [termNumber, milestones]));
  const kept = plan.tasks.rows.flatMap((task) => {
    if (task.kind !== 'milestone' || !isDone(task.progress)) return [];
    const day = milestoneDay(plan, task);
    const p80 = byTerm.get(termOf(plan, day) - CLOSES_BEFORE)?.[task.id];
    return p80 === undefined ? [] : [day <= p80];
  });
  return { reached: kept.length, byP80: kept.filter(Boolean).length };
}
