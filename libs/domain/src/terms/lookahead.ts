import { addDays, type CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { openTerm } from './open-term';
import { isDone } from '../progress/hundredths';

/** The days that a lookahead plans: [start, end). */
export interface LookaheadWindow {
  readonly start: CivilDate;
  readonly end: CivilDate;
}

/** From the open term's first day, as many terms of the project's present length as `laPeriods` says (planning core, section 3). */
export function lookaheadWindow(plan: Plan): LookaheadWindow {
  const { periodDays, laPeriods } = plan.settings;
  const start = openTerm(plan).startDate;
  return { start, end: addDays(start, periodDays * laPeriods) };
}

/**
 * Whether the window is about this work: unfinished, and starting before its end. What should have been done before the
 * window is to be planned in it too. The first day is as it is read: a milestone has one.
 */
export function isInLookahead(
  window: LookaheadWindow,
  work: { readonly firstDay: CivilDate; readonly progress: number },
): boolean {
  return !isDone(work.progress) && work.firstDay < window.end;
}
