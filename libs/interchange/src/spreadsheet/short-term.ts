import {
  MAX_SHORT_TERM_ROWS,
  type Plan,
  type ShortTermChoice,
  type ShortTermCells,
  type ShortTermRow,
  type ShortTermSheet,
  dayNumber,
  openTerm,
  shortCodes,
  shortTermCells,
  shortTermOfFile,
  shownDays,
} from '@plomada/domain';
import { ReadFailure } from '../read-result';
import { numberOfCell, percentOfCell, serialOf } from '../tables/cell-values';
import { type Columns, columnsOf, placesOf } from '../tables/columns';
import { unescapeFormula } from '../tables/escape-formula';
import { type RowsResult, rowsOf } from '../tables/rows-result';
import { type Cell, type Sheet, textOfCell } from '../tables/sheet';
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
/**
 * Which tasks a file was handed out with, which it replaces and no others, and what their cells held: those that still do say nothing. The
 * term's number stands in each line.
 */
const HANDED_OUT_SHEET = 'Entregado';
const TERM_HEADER = 'Corto plazo';
/** The columns that may be filled in, with their place in the form. */
const CELL_HEADERS = {
  responsible: HEADERS.responsible,
  commitment: HEADERS.commitment,
  progress: HEADERS.progress,
  ...UNIT_HEADERS,
} as const;
const WIDTHS = [38, 12, 48, 14, 14, 30, 16, 16, 10, 12, 22, 22];

/**
 * The template of the open term, `planilla_short_term.xlsx`: those of its tasks that are asked for, at most 499, as they are,
 * with a drop-down list of the people, who stand in a protected sheet. Another such sheet keeps what is handed out.
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
  return writeWorkbook({ sheets: [form, people, handedOutSheet(plan, ids)] });
}

function handedOutSheet(plan: Plan, ids: readonly string[]): WorkbookSheet {
  const names = Object.keys(CELL_HEADERS) as (keyof ShortTermCells)[];
  const { number } = openTerm(plan);
  const lines = ids.map((id) => {
    const cells = shortTermCells(plan, plan.tasks.get(id)!);
    return [id, ...names.map((name) => cells[name] ?? null), number];
  });
  return listSheet(HANDED_OUT_SHEET, [HEADERS.code, ...Object.values(CELL_HEADERS), TERM_HEADER], lines);
}

function lineOf(plan: Plan, id: string): readonly Cell[] {
  const task = plan.tasks.get(id)!;
  const { firstDay, lastDay } = shownDays(plan, task, task.kind, task.start, task.end);
  const { responsible, commitment, progress, unitsCommited, unitsProgressed } = shortTermCells(plan, task);
  return [
    id,
    shortCodes(plan).get(id) ?? '',
    task.text,
    serialOf(dayNumber(firstDay)),
    serialOf(dayNumber(lastDay)),
    responsible || null,
    commitment ?? null,
    progress ?? null,
    // What it is measured in; nothing where it is not measured.
    ...(task.quantity == null ? [null, null] : [task.unit || null, task.quantity]),
    unitsCommited ?? null,
    unitsProgressed ?? null,
  ];
}

/**
 * Reads the open term's values from the sheet Planilla of an xlsx file. Never throws for what the bytes hold.
 * `checkShortTermFiles` goes on from there.
 */
export function readShortTermSheet(bytes: Uint8Array): RowsResult<ShortTermSheet> {
  return rowsOf(() => {
    const { cells, termNumber } = handedOutIn(bytes);
    const rows = rowsIn(bytes, cells);
    return { rows, part: cells && [...cells.keys()], ...(termNumber !== null && { termNumber }) };
  });
}

function rowsIn(bytes: Uint8Array, handedOut: HandedOut['cells']): readonly ShortTermRow[] {
  const sheet = readSheet(bytes, {
    headers: Object.values(HEADERS),
    sheet: FORM_SHEET,
    maxRows: MAX_SHORT_TERM_ROWS,
  });
  const at = columnsOf(sheet.head, HEADERS);
  const cellsAt = placesOf(sheet.head, CELL_HEADERS);
  const named = placesOf(sheet.head, LABEL_HEADERS);
  return sheet.lines.map(({ line, cells }) => {
    const code = text(cells[at.code]);
    const before = handedOut?.get(code);
    return {
      line,
      code,
      label: `${text(cells[named.shortCode])} ${text(cells[named.text])}`.trim(),
      ...cellsIn(cells, cellsAt),
      ...(before && { handedOut: before }),
    };
  });
}

interface HandedOut {
  /** What the cells of each task held, by its id; null where the file does not know. */
  readonly cells: ReadonlyMap<string, ShortTermCells> | null;
  readonly termNumber: number | null;
}

/** What the file was handed out with; those of before it told so, and of other programs, know nothing. */
function handedOutIn(bytes: Uint8Array): HandedOut {
  const sheet = sheetIn(bytes, HANDED_OUT_SHEET);
  if (!sheet) return { cells: null, termNumber: null };
  const at = placesOf(sheet.head, { code: HEADERS.code, term: TERM_HEADER });
  const cellsAt = placesOf(sheet.head, CELL_HEADERS);
  return {
    cells: new Map(sheet.lines.map(({ cells }) => [text(cells[at.code]), cellsIn(cells, cellsAt)])),
    termNumber: numberOfCell(sheet.lines[0]?.cells[at.term]) ?? null,
  };
}

function cellsIn(cells: readonly Cell[], at: Columns<keyof typeof CELL_HEADERS>): ShortTermCells {
  return {
    responsible: text(cells[at.responsible]),
    commitment: percentOfCell(cells[at.commitment]),
    progress: percentOfCell(cells[at.progress]),
    unitsCommited: numberOfCell(cells[at.unitsCommited]),
    unitsProgressed: numberOfCell(cells[at.unitsProgressed]),
  };
}

const text = (cell: Cell | undefined): string => unescapeFormula(textOfCell(cell));

/** One of the sheets that people do not fill in; null where there is none. */
function sheetIn(bytes: Uint8Array, sheet: string): Sheet | null {
  try {
    return readSheet(bytes, { sheet, maxRows: MAX_SHORT_TERM_ROWS });
  } catch (error) {
    if (error instanceof ReadFailure && error.code === 'SHEET_FAILED_NO_SHEET') return null;
    throw error;
  }
}
