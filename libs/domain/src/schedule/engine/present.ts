import { dayNumber } from '../../calendar/civil-date';
import { type WorkCalendar, calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';

type Dated = Pick<Plan, 'tasks' | 'settings'>;

interface Known {
  readonly calendar: WorkCalendar;
  readonly rows: readonly Task[];
  readonly starts: Int32Array;
}
/** What was found last of some version of a family of tables. */
const latest = new WeakMap<object, Known>();

/**
 * The ordinals at which the tasks start at present, by row position; those of summaries mean nothing. Tasks that stand where
 * they stood, unchanged, are not read again.
 */
export function presentStartsOf({ tasks, settings }: Dated): Int32Array {
  const { rows, family } = tasks;
  const calendar = calendarOf(settings);
  const found = latest.get(family);
  const last = found?.calendar === calendar ? found : undefined;
  if (last?.rows === rows) return last.starts;
  const starts = new Int32Array(rows.length);
  if (last) starts.set(last.starts.subarray(0, rows.length));
  for (let row = 0; row < rows.length; row += 1) {
    const task = rows[row]!;
    if (last?.rows[row] !== task) starts[row] = calendar.ordinal(dayNumber(task.start));
  }
  latest.set(family, { calendar, rows, starts });
  return starts;
}
