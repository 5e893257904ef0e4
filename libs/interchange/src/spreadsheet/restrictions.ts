import {
  dayNumber,
  END_TYPE,
  isDone,
  MAX_RESTRICTION_ROWS,
  type Plan,
  responsibleLabel,
  type Restriction,
  type RestrictionRow,
  START_TYPE,
  taskLabel,
  treeOf,
} from '@plomada/domain';
import { dateOfCell, serialOf } from '../tables/cell-values';
import { columnsOf, missingOf } from '../tables/columns';
import { unescapeFormula } from '../tables/escape-formula';
import { type RowsResult, rowsOf } from '../tables/rows-result';
import { type Cell, textOfCell } from '../tables/sheet';
import { readSheet } from './read-sheet';
import { FORM_SHEET, aDate, fromList, listSheet, peopleSheet } from './template-parts';
import { writeWorkbook } from './write-workbook';

const HEADERS = {
  code: 'task_id',
  family: 'Familia',
  type: 'Tipo',
  detail: 'Descripción',
  responsible: 'Responsable',
  required: 'Fecha requerida',
  commited: 'Fecha compromiso',
} as const;
const WIDTHS = [40, 24, 14, 48, 30, 18, 18, 40];
/** Only in files that hold present restrictions: what each of them is known by. */
const ID_HEADER = { id: 'restriction_id' } as const;
/** Lines of the template, its headers' included (planning core, section 9). */
const LAST_LINE = MAX_RESTRICTION_ROWS + 1;

/**
 * The template of new restrictions, `planilla_restricciones.xlsx`: 100 lines with drop-down lists of the plan's unfinished work,
 * the business's families and the people, who stand in protected sheets of their own. Filled with `present` restrictions, 99 at most,
 * it has their ids in a last column, so that none of them is made again when it comes back with new ones below.
 */
export function writeRestrictionsTemplate(
  plan: Plan,
  families: readonly string[],
  present: readonly Restriction[] = [],
): Uint8Array {
  const work = treeOf(plan).leaves.map((id) => plan.tasks.get(id)!);
  const tasks = listSheet(
    'Tareas',
    ['Tarea', 'task_id'],
    work.filter(({ progress }) => !isDone(progress)).map((task) => [taskLabel(plan, task), task.id]),
  );
  const familyList = listSheet(
    'Familias',
    ['Familia'],
    families.map((family) => [family]),
  );
  const types = listSheet('Tipos', ['Tipo'], [[START_TYPE], [END_TYPE]]);
  const people = peopleSheet(plan);
  const form = {
    name: FORM_SHEET,
    head: [...Object.values(HEADERS), ...(present.length > 0 ? [ID_HEADER.id] : [])],
    lines: present.slice(0, MAX_RESTRICTION_ROWS).map((one) => lineOf(plan, one)),
    widths: WIDTHS,
    checks: [
      fromList(0, LAST_LINE, tasks),
      fromList(1, LAST_LINE, familyList),
      fromList(2, LAST_LINE, types),
      fromList(4, LAST_LINE, people),
      aDate(5, LAST_LINE),
      aDate(6, LAST_LINE),
    ],
    dates: [
      { column: 5, format: 'yyyy-mm-dd', to: LAST_LINE },
      { column: 6, format: 'yyyy-mm-dd', to: LAST_LINE },
    ],
  };
  return writeWorkbook({ sheets: [form, tasks, familyList, types, people] });
}

/** A restriction of several tasks stands there under the first of them. */
function lineOf(plan: Plan, one: Restriction): readonly Cell[] {
  const task = one.taskIds.map((id) => plan.tasks.get(id)).find((known) => known !== undefined);
  const person = one.responsible === null ? undefined : plan.responsibles.get(one.responsible);
  return [
    task ? taskLabel(plan, task) : '',
    one.family,
    one.type === 1 ? START_TYPE : END_TYPE,
    one.detail,
    person ? responsibleLabel(plan, person) : null,
    serialOf(dayNumber(one.required)),
    one.commited === null ? null : serialOf(dayNumber(one.commited)),
    one.id,
  ];
}

/**
 * Reads restrictions from the sheet Planilla of an xlsx file. Never throws for what the bytes hold.
 * `checkRestrictionRows` goes on from there.
 */
export function readRestrictionsSheet(bytes: Uint8Array): RowsResult<readonly RestrictionRow[]> {
  return rowsOf(() => {
    const sheet = readSheet(bytes, {
      headers: Object.values(HEADERS),
      sheet: FORM_SHEET,
      maxRows: MAX_RESTRICTION_ROWS,
    });
    const at = columnsOf(sheet.head, HEADERS);
    const ids = missingOf(sheet.head, [ID_HEADER.id]) === '' ? columnsOf(sheet.head, ID_HEADER).id : null;
    const text = (cells: readonly Cell[], place: number): string => unescapeFormula(textOfCell(cells[place]));
    return sheet.lines.map(({ line, cells }) => ({
      line,
      id: ids === null ? '' : text(cells, ids).trim(),
      code: text(cells, at.code),
      family: text(cells, at.family),
      type: text(cells, at.type),
      detail: text(cells, at.detail),
      responsible: text(cells, at.responsible),
      // A spreadsheet that shows a date as YYYY-MM-DD keeps its number.
      required: dateOfCell(cells[at.required], ['yyyy-MM-dd'], true),
      commited: dateOfCell(cells[at.commited], [], true),
    }));
  });
}
