import { isWorkingWeek } from '../../calendar/work-calendar';
import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  shapeOf,
  text,
} from '../../shape/shape';
import { day, rowId } from '../payload-fields';
import { LINK_TYPE } from '../links/link-checks';
import { nameText } from '../../names/name-shape';
import { MAX_RESPONSIBLES } from '../../people/choice';
import { RESOURCE_AMOUNTS, TASK_TEXT } from '../tasks/task-fields';

/** Above the limits of an import, so that a file that exceeds them is refused by its counts and not by its form. */
const MAX_ROWS = 50_000;
const MAX_DAYS = 100_000;
const MAX_FILE_RESPONSIBLES = 5000;

const IMPORTED_TASK = object({
  id: rowId,
  parent: nullable(rowId),
  text: TASK_TEXT,
  detail: text(5000),
  kind: oneOf('task', 'milestone'),
  start: day,
  end: day,
  duration: number(0, MAX_DAYS),
  constraintType: oneOf('asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'),
  constraintDate: nullable(day),
  progress: number(0, 1),
  resources: RESOURCE_AMOUNTS,
  responsibles: optional(list(rowId, MAX_RESPONSIBLES)),
  wbs: nullable(text(100, 1)),
  actualStart: nullable(day),
  actualFinish: nullable(day),
  baselines: list(object({ number: integer(0, 10), start: day, end: day }), 11),
});

const IMPORTED_LINK = object({
  source: rowId,
  target: rowId,
  type: LINK_TYPE,
  lag: integer(-MAX_DAYS, MAX_DAYS),
});

/** The form of an `ImportedSchedule`. */
export const IMPORTED_SCHEDULE = object({
  name: nameText(200),
  startDate: day,
  dataDate: optional(day),
  pullsForward: optional(boolean),
  workingDays: shapeOf<string>('seven characters 0 and 1, Sunday first, not all 0', isWorkingWeek),
  holidays: list(day, 10_000),
  tasks: list(IMPORTED_TASK, MAX_ROWS),
  links: list(IMPORTED_LINK, MAX_ROWS),
  resources: list(object({ id: rowId, name: text(200), unit: optional(text(40, 1)) }), 5000),
  responsibles: optional(
    list(object({ id: rowId, name: text(200), email: optional(text(254, 1)) }), MAX_FILE_RESPONSIBLES),
  ),
});
