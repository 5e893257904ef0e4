import { ReadFailure } from '../read-result';
import type { WarningList } from '../warning-list';
import { durationFormat } from './duration-format';
import { wholeNumber } from './fields';
import type { Outline } from './outline';

/**
 * Refuses a file that does not count in days: one whose own unit is another, or most of whose tasks are shown in hours
 * or minutes. Other tasks shown in another unit are accepted, their durations are working time all the same, and told.
 *
 * @throws ReadFailure IMPORT_FAILED_FORMAT_DAY with the unit and the count of tasks shown in it.
 */
export function checkDayUnit(
  project: Readonly<Record<string, string>>,
  outline: Outline,
  warnings: WarningList,
): void {
  const counts = new Map<string, number>();
  let leaves = 0;
  for (const { element, children } of outline.rows) {
    if (children.length > 0) continue;
    leaves += 1;
    const unit = durationFormat(wholeNumber(element.fields['DurationFormat'], 0))?.unit;
    if (unit && unit !== 'days') counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const ofProject = durationFormat(wholeNumber(project['DurationFormat'], 0))?.unit;
  if (ofProject && ofProject !== 'days') throw notDays(ofProject, counts.get(ofProject) ?? 0);
  const partDays = (counts.get('hours') ?? 0) + (counts.get('minutes') ?? 0);
  if (partDays * 2 > leaves) {
    const isHours = (counts.get('hours') ?? 0) >= (counts.get('minutes') ?? 0);
    throw notDays(isHours ? 'hours' : 'minutes', partDays);
  }
  for (const [unit, count] of counts) warnings.file('IMPORT_WARNING_FORMAT_PROJECT', { unit, count });
}

function notDays(unit: string, count: number): ReadFailure {
  return new ReadFailure('IMPORT_FAILED_FORMAT_DAY', { unit, count });
}
