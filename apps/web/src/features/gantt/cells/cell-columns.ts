import type { GridColumn } from '@plomada/contracts';
import { isCivilDate, type PlanRow, type Refusal } from '@plomada/domain';
import type { Column } from '../../../base/grid/column';
import type { Refused } from '../../../base/messages/messages-slice';
import { type AboutTasks, TASK_COLUMNS, taskText, typedText } from '../../../columns/task-columns';
import { type CellEdit, problemMessage, type ProblemMessage, unreadMessage } from './cell-edits';
import { CELL_FIELDS, type FieldWords } from './cell-fields';
import { cellBar, type CellWords, isTypedBy, type WhoTypes } from '../chart/chart-columns';

/** What the words of messages are. */
export type Said = (message: ProblemMessage) => string;

/**
 * The columns of the chart's grid as the tables' own, so that blocks are copied, pasted and filled in by the same rules. A cell that is
 * typed into is copied as it is typed, so that it can be put in again.
 */
export function cellColumns(
  names: readonly GridColumn[],
  about: AboutTasks & { readonly words: CellWords },
  may: WhoTypes,
  said: Said,
): readonly Column<PlanRow>[] {
  const { words } = about;
  return names.map((name): Column<PlanRow> => {
    const column = TASK_COLUMNS[name];
    const isTyped = isTypedBy(name, may);
    return {
      id: name,
      kind: column.kind,
      head: words.header(name),
      headInFull: words.headerInFull(name),
      width: column.width,
      value: (row) => column.value(row, about),
      text: (row) => (isTyped ? typedText(column, row, about) : taskText(column, row, about)),
      ...(isTyped && {
        editor: {
          problem: (row: PlanRow): Refused | null => {
            const bar = cellBar(row, name, may);
            return bar && { why: words.why(bar) };
          },
          read: (typed: string, row: PlanRow) => readCell(name, typed, row, about, said),
        },
      }),
    };
  });
}

function readCell(
  name: GridColumn,
  typed: string,
  row: PlanRow,
  { plan, words }: AboutTasks & { readonly words: FieldWords },
  said: Said,
) {
  const value = CELL_FIELDS[TASK_COLUMNS[name].field!].read(typed, words);
  const edit = { field: name, id: row.id, value } as CellEdit;
  const unread = isNone(edit) ? problemMessage(edit, NO_VALUE, row) : unreadMessage(plan, edit);
  return unread ? { problem: said(unread) } : { value: edit };
}

const NO_VALUE: Refusal = { code: 'ACTION_INVALID' };

/** What is no figure where one has to be, or no day. */
function isNone({ field, value }: CellEdit): boolean {
  if (typeof value === 'number') return Number.isNaN(value) || (isShare(field) && (value < 0 || value > 1));
  if (field === 'start' || field === 'end') return !isCivilDate(value);
  return field === 'constraintDate' && value !== '' && !isCivilDate(value);
}
const isShare = (field: string): boolean => field === 'progress' || field === 'commitment';
