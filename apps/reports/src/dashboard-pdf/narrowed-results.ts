import { type CivilDate, filteredIndicators, type Plan, type ReportFilter } from '@plomada/domain';
import { filterTexts, type PaperFilter } from '@plomada/presentation';
import type { TFunction } from 'i18next';
import { setImmediate } from 'node:timers/promises';

/** The indicators of a part of a plan, and what that part is in words. Others run in between. */
export async function narrowedTo(
  plan: Plan,
  filter: ReportFilter,
  day: CivilDate,
  t: TFunction,
): Promise<PaperFilter> {
  const steps = filteredIndicators(plan, filter, day);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await setImmediate();
  const texts = filterTexts(plan, filter, t).map(({ name, text }) => ({ name, text }));
  return { ...step.value, texts };
}
