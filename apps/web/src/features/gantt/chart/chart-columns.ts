import type { ActiveUser, GridColumn } from '@plomada/contracts';
import { fieldBar, type Plan, type PlanRow, type Refusal, type RowField } from '@plomada/domain';
import { allowRawHTML, escapeHTML } from 'dhtmlx-gantt';
import { isFigure } from '../../../base/grid/column';
import { BELL_LINE } from '../../../base/icons/icons';
import { TASK_COLUMNS, taskText, type TaskWords } from '../../../columns/task-columns';
import type { EarlierStarts, Tip } from '../bars/bar-tooltips';
import type { FieldWords } from '../cells/cell-fields';
import type { ColumnName, GridShown } from '../grid/grid-shown';
import { avatarsHtml } from '../grid/row-people';
import { isGroupId, isSaidOf } from '../grouping/group-ids';

/** What a cell needs besides its row: words and names of the language and the plan. */
export interface CellWords extends FieldWords, TaskWords {
  header(column: ColumnName): string;
  /** The header in full, where it is short of letters. */
  headerInFull(column: ColumnName): string;
  /** The row and its bar in one sentence, for screen readers. */
  label(row: PlanRow, plan: Plan, earlier: EarlierStarts): string;
  /** What is said of a bar that is pointed at. */
  tip(row: PlanRow, plan: Plan, earlier: EarlierStarts): Tip;
  /** What is said of the count of its restrictions. */
  restrictionsTip(row: PlanRow, plan: Plan): Tip;
  /** What is said of the mark of its date constraint. */
  limitTip(row: PlanRow, plan: Plan): Tip;
  selectRow(row: PlanRow): string;
  /** What the sign says that opens a task's panel. */
  readonly openTask: string;
  /** Why a cell takes nothing. */
  why(bar: Refusal): string;
  /** Says who is on a row. */
  onRow(names: string, count: number): string;
}

/** What cells ask for when they are drawn: it changes more often than the grid does. */
export interface CellFacts {
  readonly plan: () => Plan;
  readonly peopleOn: (id: string) => readonly ActiveUser[];
  readonly isSelected: (id: string) => boolean;
  /** What is said of progress that is proposed and waits; nothing where none does. */
  readonly waitingOn: (id: string) => string;
}

/** Who types into the grid: whoever edits the plan, or records on it, or proposes what to record. */
export interface WhoTypes {
  readonly editable: boolean;
  readonly mayRecord: boolean;
  readonly proposes: boolean;
}

/** Narrowest that a column is dragged to, in pixels. */
const LEAST_WIDTH = { text: 100, others: 34 } as const;

/** The grid as the chart takes it. Everything that a person typed is escaped: cells are HTML. */
export function columnsOf(grid: GridShown, words: CellWords, may: WhoTypes, now: CellFacts) {
  const cellOf = (name: ColumnName) => cellWith(name, words, now, may);
  return grid.columns.map(({ name, width }) => ({
    name,
    label: headerHtml(name, words),
    width,
    min_width: name === 'text' ? LEAST_WIDTH.text : LEAST_WIDTH.others,
    tree: name === 'text',
    resize: name !== 'select',
    align: name !== 'select' && isFigure(TASK_COLUMNS[name]) ? 'right' : 'left',
    template: allowRawHTML(cellOf(name)),
    ...(name !== 'select' && editorOf(name, may)),
  }));
}

/** What may be typed in place, for those who may. */
function editorOf(name: GridColumn, may: WhoTypes): { readonly editor?: object } {
  const { field, permission } = TASK_COLUMNS[name];
  const isOpen = permission === 'editPlan' ? may.editable : may.mayRecord && !isNotProposed(name, may);
  return field && isOpen ? { editor: { type: field, map_to: 'row' } } : {};
}

/** Whether this person types into cells of the column. */
export const isTypedBy = (name: GridColumn, may: WhoTypes): boolean =>
  editorOf(name, may).editor !== undefined;

/** What is recorded, though not by who must propose. */
function isNotProposed(name: GridColumn, { proposes }: WhoTypes): boolean {
  const { permission, isProposed } = TASK_COLUMNS[name];
  return proposes && permission === 'recordProgress' && !isProposed;
}

/**
 * Why the cell of a row takes nothing from this person, by the rule that would refuse whatever is typed; null where it takes something,
 * and in columns that nobody types into.
 */
export function cellBar(row: PlanRow, name: ColumnName, may: WhoTypes): Refusal | null {
  if (name === 'select' || isGroupId(row.id)) return null;
  if (isNotProposed(name, may)) return { code: 'RESPONSIBLE_PROPOSES' };
  return isTypedBy(name, may) ? fieldBar(row, name as RowField) : null;
}

function headerHtml(name: ColumnName, words: CellWords): string {
  const full = escapeHTML(words.headerInFull(name));
  if (name === 'select') return `<span role="button" title="${full}" aria-label="${full}">☑</span>`;
  return `<span title="${full}">${escapeHTML(words.header(name))}</span>`;
}

type Cell = (task: { row: PlanRow }) => string;

/** The cells of a column. The chart asks for those of the rows on the screen only, and has them calculated then. */
function cellWith(
  name: ColumnName,
  words: CellWords,
  { peopleOn, plan, isSelected, waitingOn }: CellFacts,
  may: WhoTypes,
): Cell {
  if (name === 'select') return ({ row }) => boxHtml(row, words, isSelected(row.id));
  const column = TASK_COLUMNS[name];
  const textOf = (row: PlanRow) =>
    isSaidOf(name, row) ? escapeHTML(taskText(column, row, { plan: plan(), words })) : '';
  const titled = (row: PlanRow) => {
    const text = textOf(row);
    return `<span title="${text}">${text}</span>`;
  };
  if (name === 'code')
    return ({ row }) => `<span class="plan-code" title="${textOf(row)}">${textOf(row)}</span>`;
  if (name === 'text') {
    const open = openHtml(words);
    const grip = may.editable ? '<span class="plan-grip" aria-hidden="true"></span>' : '';
    return ({ row }) =>
      isGroupId(row.id)
        ? titled(row)
        : `${avatarsHtml(peopleOn(row.id), words.onRow)}${titled(row)}${aboveHtml(row, plan())}${grip}${open}`;
  }
  const plain = plainCell(name, titled, textOf, waitingOn);
  return (task) => {
    const bar = cellBar(task.row, name, may);
    return bar ? fixedHtml(textOf(task.row), escapeHTML(words.why(bar))) : plain(task);
  };
}

/** A cell of which there is nothing to be said beside what it holds. */
function plainCell(
  name: GridColumn,
  titled: (row: PlanRow) => string,
  textOf: (row: PlanRow) => string,
  waitingOn: CellFacts['waitingOn'],
): Cell {
  if (name === 'state')
    return ({ row }) =>
      row.state === null ? '' : `<span class="plan-state plan-state-${row.state}">${textOf(row)}</span>`;
  if (name === 'progress') return ({ row }) => `${waitingHtml(waitingOn(row.id))}${textOf(row)}`;
  return TASK_COLUMNS[name].kind === 'text' ? ({ row }) => titled(row) : ({ row }) => textOf(row);
}

/** Of a row that stands in a group the branch that it is of: names come again on every floor. */
function aboveHtml({ id, parent }: PlanRow, plan: Plan): string {
  if (parent === null || !isGroupId(parent)) return '';
  const above = plan.tasks.get(plan.tasks.get(id)?.parent ?? '');
  return above ? ` <span class="plan-above">${escapeHTML(above.text)}</span>` : '';
}

/** Leads to the task's panel; by keyboard it is Alt and Enter. */
function openHtml({ openTask }: CellWords): string {
  const words = escapeHTML(openTask);
  return `<button type="button" class="plan-open" tabindex="-1" title="${words}" aria-label="${words}"></button>`;
}

/** The mark of what waits for an administrator, as tables show it beside a release. */
function waitingHtml(waiting: string): string {
  if (waiting === '') return '';
  const words = escapeHTML(waiting);
  return `<span class="plan-waiting" role="img" title="${words}" aria-label="${words}"><svg viewBox="0 0 24 24"><path d="${BELL_LINE}"/></svg></span>`;
}

const fixedHtml = (text: string, why: string): string =>
  `<span class="plan-fixed" title="${why}" aria-description="${why}">${text}</span>`;

function boxHtml(row: PlanRow, words: CellWords, isSelected: boolean): string {
  const checked = isSelected ? ' checked' : '';
  return `<input type="checkbox" class="plan-select" tabindex="-1" aria-label="${escapeHTML(words.selectRow(row))}"${checked}>`;
}
