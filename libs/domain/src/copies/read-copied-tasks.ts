import { PASTED_LINK, PASTED_PERSON, PASTED_RESOURCE, PASTED_TASK } from '../actions/tasks/pasted-fields';
import { MAX_BULK, rowId } from '../actions/payload-fields';
import { rowName } from '../names/name-shape';
import { integer, list, nullable, object, problemsOf, type Shape } from '../shape/shape';
import type { CopiedTasks } from './copied-tasks';

const MOST_LINKS = 4 * MAX_BULK;
const order = integer(0, 1_000_000);

const COPIED = object({
  tasks: list(PASTED_TASK, MAX_BULK, 1),
  links: list(PASTED_LINK, MOST_LINKS),
  named: object({
    responsibles: list(PASTED_PERSON, MAX_BULK),
    resources: list(PASTED_RESOURCE, MAX_BULK),
    rhythmUnits: list(object({ id: rowId, name: rowName, order }), MAX_BULK),
    rhythmCategories: list(
      object({ id: rowId, name: rowName, order, workDays: nullable(integer(1, 999)) }),
      MAX_BULK,
    ),
  }),
}) satisfies Shape<CopiedTasks>;

/** What another page copied, from outside: null where it is nothing that could be pasted, or another version wrote it. */
export const readCopiedTasks = (value: unknown): CopiedTasks | null =>
  problemsOf(COPIED, value).length === 0 ? (value as CopiedTasks) : null;
