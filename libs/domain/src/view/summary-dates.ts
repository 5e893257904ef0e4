import { type CivilDate, civilDate } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { memoByFields } from '../tree/memo-by-fields';
import { daySpansOf } from '../schedule';
import { treeOf } from '../tree/tree';

/** Dates by row position: those of leaves as stored, those of summaries from the earliest to the latest below. */
export interface RowDates {
  readonly start: readonly CivilDate[];
  readonly end: readonly CivilDate[];
  /** Working days between them. */
  readonly duration: readonly number[];
}

const DATED = { tasks: ['start', 'end', 'duration'], parts: ['settings'] } as const;

/** Start, end and duration of every row. Only summaries' dates are written again. */
export const rowDates = memoByFields(DATED, (plan): RowDates => {
  const { children } = treeOf(plan).structure;
  const calendar = calendarOf(plan.settings);
  const days = daySpansOf(plan);
  const { rows } = plan.tasks;
  return {
    start: rows.map((task, row) => (children[row] ? civilDate(days.start[row]!) : task.start)),
    end: rows.map((task, row) => (children[row] ? civilDate(days.end[row]!) : task.end)),
    duration: rows.map((task, row) =>
      children[row] ? calendar.countWorking(days.start[row]!, days.end[row]!) : task.duration,
    ),
  };
});
