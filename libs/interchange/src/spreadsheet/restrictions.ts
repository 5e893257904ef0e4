import {
  END_TYPE,
  isDone,
  MAX_RESTRICTION_ROWS,
  type Plan,
  type RestrictionRow,
  START_TYPE,
  taskLabel,
  treeOf,
} from '@plomada/domain';
import { dateOfCell } from '../tables/cell-values';
import { columnsOf } from '../tables/columns';
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
const WIDTHS = [40, 24, 14, 48, 30, 18, 18];
/** Lines of the template, its headers' included (planning core, section 9). */
const LAST_LINE = MAX_RESTRICTION_ROWS + 1;

/**
 * The template of new restrictions, `planilla_restricciones.xlsx`: 100 lines with drop-down lists of the plan's unfinished work,
 * the business's families and the people, who stand in protected sheets of their own.
 */
export function writeRestrictionsTemplate(plan: Plan, families: readonly string[]): Uint8Array {
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
    head: Object.values(HEADERS),
    lines: [],
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

/**
 * Reads new restrictions from the sheet Planilla of an xlsx file. Never throws for what the bytes hold.
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
    const text = (cells: readonly Cell[], place: number): string => unescapeFormula(textOfCell(cells[place]));
    return sheet.lines.map(({ line, cells }) => ({
      line,
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
