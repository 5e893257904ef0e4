import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { derived } from '../plan/derived';
import { treeOf } from '../tree/tree';

/** Dates by row position: those of leaves as stored, those of summaries from the earliest to the latest below. */
export interface RowDates {
  readonly start: readonly CivilDate[];
  readonly end: readonly CivilDate[];
  /** Working days between them. */
  readonly duration: readonly number[];
}

/** Start, end and duration of every row. Civil dates compare as text, so nothing is converted but for summaries' durations. */
export const rowDates = derived((plan): RowDates => {
  const { order, parent, children } = treeOf(plan).structure;
  const calendar = calendarOf(plan.settings);
  const start = plan.tasks.rows.map((task) => task.start);
  const end = plan.tasks.rows.map((task) => task.end);
  const duration = plan.tasks.rows.map((task) => task.duration);
  for (let row = 0; row < children.length; row += 1) {
    if (children[row]) [start[row], end[row]] = ['', ''];
  }
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const row = order[place]!;
    if (children[row]) duration[row] = calendar.countWorking(dayNumber(start[row]!), dayNumber(end[row]!));
    const above = parent[row]!;
    if (above < 0) continue;
    if (start[above] === '' || start[row]! < start[above]!) start[above] = start[row]!;
    if (end[row]! > end[above]!) end[above] = end[row]!;
  }
  return { start, end, duration };
});
