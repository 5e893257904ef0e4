import { type CivilDate, type DayNumber, type TaskKind, civilDate } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { FileRow } from './file-schedule';
import type { OutlineRow } from './outline';

interface ActualDates {
  readonly actualStart: CivilDate | null;
  readonly actualFinish: CivilDate | null;
}

const NONE: ActualDates = { actualStart: null, actualFinish: null };

/**
 * When work began and ended. Some tools write a day that stands for none (2000-01-01) where nothing has begun: of work of
 * which nothing is done, an actual start that the file's own dates contradict is left out and told.
 */
export function actualDatesOf(
  row: OutlineRow,
  kind: TaskKind,
  { projectStart, warnings }: { readonly projectStart: DayNumber; readonly warnings: WarningList },
): ActualDates {
  const { actualStart, actualFinish, start } = row.file;
  const isWork = kind === 'task' && row.children.length === 0;
  if (isWork && actualStart && start && isContradicted(row.file, projectStart)) {
    const before = civilDate(actualStart.day);
    warnings.task('ACTUAL_START_LEFT_OUT', row, { before, after: civilDate(start.day) });
    return NONE;
  }
  return {
    actualStart: actualStart && civilDate(actualStart.day),
    actualFinish: actualFinish && civilDate(actualFinish.day),
  };
}

/** Begun before there was a project, of which the task is a part; or only after the task was over. */
function isContradicted({ percent, start, finish, actualStart }: FileRow, projectStart: DayNumber): boolean {
  if (percent > 0 || !start || !actualStart) return false;
  const isBeforeProject = actualStart.day < projectStart && projectStart <= start.day;
  return isBeforeProject || (finish !== null && actualStart.day > Math.max(start.day, finish.day));
}
