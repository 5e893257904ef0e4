import { ReadFailure } from '../read-result';
import type { WarningList } from '../warning-list';
import type { FileUnit } from './file-schedule';
import type { Outline } from './outline';

/**
 * Refuses a file that does not count in days: one whose own unit is another, or most of whose tasks are shown in hours
 * or minutes. Other tasks shown in another unit are accepted, their durations are working time all the same, and told.
 *
 * @throws ReadFailure IMPORT_FAILED_FORMAT_DAY with the unit and the count of tasks shown in it.
 */
export function checkDayUnit(ofFile: FileUnit | null, outline: Outline, warnings: WarningList): void {
  const counts = new Map<FileUnit, number>();
  let leaves = 0;
  for (const { file, children } of outline.rows) {
    if (children.length > 0) continue;
    leaves += 1;
    const { unit } = file;
    if (unit && unit !== 'days') counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  if (ofFile && ofFile !== 'days') throw notDays(ofFile, counts.get(ofFile) ?? 0);
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
