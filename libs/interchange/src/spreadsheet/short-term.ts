import {
  MAX_SHORT_TERM_ROWS,
  type Plan,
  type ShortTermChoice,
  type ShortTermRow,
  type ShortTermSheet,
  type Task,
  dayNumber,
  hundredths,
  responsibleLabel,
  shortCodes,
  shortTermOfFile,
  shownDays,
  termMembers,
  unitsOf,
} from '@plomada/domain';
import { ReadFailure } from '../read-result';
import { numberOfCell, percentOfCell, serialOf } from '../tables/cell-values';
import { columnsOf, placesOf } from '../tables/columns';
import { unescapeFormula } from '../tables/escape-formula';
import { type RowsResult, rowsOf } from '../tables/rows-result';
import { type Cell, textOfCell } from '../tables/sheet';
import { readSheet } from './read-sheet';
import { FORM_SHEET, aPercent, fromList, listSheet, peopleSheet } from './template-parts';
import type { WorkbookSheet } from './workbook';
import { writeWorkbook } from './write-workbook';

/** What is read back; the other columns say whom it is about. */
const HEADERS = {
  code: 'task_id',
  responsible: 'Responsable',
  commitment: 'Compromiso (%)',
  progress: 'Avance real (%)',
} as const;
/** Read back where they are there: files of before they were have none of them. */
const UNIT_HEADERS = {
  unitsCommited: 'Compromiso (unidades)',
  unitsProgressed: 'Avance real (unidades)',
} as const;
/** Who reads what is wrong with a row knows its task by these. */
const LABEL_HEADERS = { shortCode: 'Código', text: 'Tarea' } as const;
const HEAD = [
  ...[HEADERS.code, ...Object.values(LABEL_HEADERS), 'Inicio', 'Término'],
  ...Object.values(HEADERS).slice(1),
  ...['Unidad', 'Cantidad'],
  ...Object.values(UNIT_HEADERS),
];
/** Which tasks a file was handed out with that has a part of the term only: it replaces those, and no others. */
const PART_SHEET = 'Parte';
const WIDTHS = [38, 12, 48, 14, 14, 30, 16, 16, 10, 12, 22, 22];

/**
 * The template of the open term, `planilla_short_term.xlsx`: those of its tasks that are asked for, at most 499, as they are,
 * with a drop-down list of the people, who stand in a protected sheet. Where it has not all tasks of the term, another such sheet
 * says which it has.
 */
export function writeShortTermTemplate(plan: Plan, choice: ShortTermChoice = {}): Uint8Array {
  const { ids } = shortTermOfFile(plan, choice);
  const lines = ids.map((id) => lineOf(plan, id));
  const people = peopleSheet(plan);
  const last = lines.length + 1;
  const form = {
    name: FORM_SHEET,
    head: HEAD,
    lines,
    widths: WIDTHS,
    checks: [fromList(5, last, people), aPercent(6, last), aPercent(7, last)],
    dates: [
      { column: 3, format: 'dd/mm/yyyy', to: last },
      { column: 4, format: 'dd/mm/yyyy', to: last },
    ],
  };
  const isWhole = ids.length === termMembers(plan).leaves.length;
  return writeWorkbook({ sheets: [form, people, ...(isWhole ? [] : [partSheet(ids)])] });
}

const partSheet = (ids: readonly string[]): WorkbookSheet =>
  listSheet(
    PART_SHEET,
    [HEADERS.code],
    ids.map((id) => [id]),
  );

function lineOf(plan: Plan, id: string): readonly Cell[] {
  const task = plan.tasks.get(id)!;
  const { firstDay, lastDay } = shownDays(plan, task, task.kind, task.start, task.end);
  const person = task.responsibles.map((one) => plan.responsibles.get(one)).find((one) => one !== undefined);
  return [
    id,
    shortCodes(plan).get(id) ?? '',
    task.text,
    serialOf(dayNumber(firstDay)),
    serialOf(dayNumber(lastDay)),
    person ? responsibleLabel(plan, person) : null,
    task.commitment === null ? null : hundredths(task.commitment),
    hundredths(task.progress),
    ...unitsCells(task),
  ];
}

/** What a task is measured in, with what is promised and done of it; nothing where it is not measured. */
function unitsCells(task: Task): readonly Cell[] {
  const { unit = '', quantity } = task;
  if (quantity == null) return [null, null, null, null];
  return [unit || null, quantity, unitsOf(task, 'commitment'), unitsOf(task, 'progress')];
}

/**
 * Reads the open term's values from the sheet Planilla of an xlsx file. Never throws for what the bytes hold.
 * `checkShortTermFiles` goes on from there.
 */
export function readShortTermSheet(bytes: Uint8Array): RowsResult<ShortTermSheet> {
  return rowsOf(() => ({ rows: rowsIn(bytes), part: partIn(bytes) }));
}

function rowsIn(bytes: Uint8Array): readonly ShortTermRow[] {
  const sheet = readSheet(bytes, {
    headers: Object.values(HEADERS),
    sheet: FORM_SHEET,
    maxRows: MAX_SHORT_TERM_ROWS,
  });
  const at = columnsOf(sheet.head, HEADERS);
  const inUnits = placesOf(sheet.head, UNIT_HEADERS);
  const named = placesOf(sheet.head, LABEL_HEADERS);
  const text = (cell: Cell | undefined): string => unescapeFormula(textOfCell(cell));
  return sheet.lines.map(({ line, cells }) => ({
    line,
    code: text(cells[at.code]),
    label: `${text(cells[named.shortCode])} ${text(cells[named.text])}`.trim(),
    responsible: text(cells[at.responsible]),
    commitment: percentOfCell(cells[at.commitment]),
    progress: percentOfCell(cells[at.progress]),
    unitsCommited: numberOfCell(cells[inUnits.unitsCommited]),
    unitsProgressed: numberOfCell(cells[inUnits.unitsProgressed]),
  }));
}

/** Null where the file does not say that it is a part. */
function partIn(bytes: Uint8Array): readonly string[] | null {
  try {
    const { lines } = readSheet(bytes, { sheet: PART_SHEET, maxRows: MAX_SHORT_TERM_ROWS });
    return lines.map(({ cells }) => unescapeFormula(textOfCell(cells[0])));
  } catch (error) {
    if (error instanceof ReadFailure && error.code === 'SHEET_FAILED_NO_SHEET') return null;
    throw error;
  }
}
