import { type Change, setFields } from '../plan/change';
import type { Plan, PlanSettings } from '../plan/plan';
import { hasClosedTerm, openTerm } from './open-term';

/**
 * Keeps the first short term at the project's start and of the project's length for as long as no term was closed; null
 * when nothing changes. Later terms follow one another, whatever the settings become.
 */
export function firstTermChange(
  plan: Plan,
  settings: Pick<PlanSettings, 'startDate' | 'periodDays'>,
): Change | null {
  if (hasClosedTerm(plan)) return null;
  const { startDate, periodDays } = settings;
  return setFields('terms', openTerm(plan), { startDate, periodDays });
}
