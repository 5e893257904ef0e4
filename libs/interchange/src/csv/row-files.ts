import { type BaselineRow, type DatesRow, MAX_IMPORTED_TASKS, type ResourceRow } from '@plomada/domain';
import { ReadFailure } from '../read-result';
import { DATE_FORMS, dateOfCell, numberOfCell } from '../tables/cell-values';
import { columnsOf } from '../tables/columns';
import { unescapeFormula } from '../tables/escape-formula';
import { type RowsResult, rowsOf } from '../tables/rows-result';
import { type Cell, textOfCell } from '../tables/sheet';
import { readCsv } from './read-csv';

const HEADERS = { code: 'CODE', text: 'TASK', start: 'START', finish: 'FINISH' } as const;

/**
 * Reads a baseline's CSV: semicolons, CODE TASK START FINISH DURATION, dates dd-mm-yyyy or serial numbers (planning core,
 * section 5). Never throws for what the bytes hold. `checkBaselineRows` goes on from there.
 */
export function readBaselineCsv(bytes: Uint8Array): RowsResult<readonly BaselineRow[]> {
  return rowsOf(() => {
    const headers = { ...HEADERS, duration: 'DURATION' };
    const sheet = readCsv(bytes, {
      headers: Object.values(headers),
      delimiter: ';',
      maxRows: MAX_IMPORTED_TASKS,
    });
    const at = columnsOf(sheet.head, headers);
    return sheet.lines.map(({ line, cells }) => ({
      line,
      code: textOfCell(cells[at.code]),
      text: nameOf(cells[at.text]),
      start: dateOfCell(cells[at.start], ['dd-MM-yyyy'], true),
      finish: dateOfCell(cells[at.finish], ['dd-MM-yyyy'], true),
    }));
  });
}

/**
 * Reads a CSV of dates: CODE TASK START FINISH with commas, semicolons or tabs, whichever its headers have; dates in one of the four
 * forms of `DATE_FORMS`. Never throws for what the bytes hold. `checkDateRows` goes on from there.
 */
export function readDatesCsv(bytes: Uint8Array): RowsResult<readonly DatesRow[]> {
  return rowsOf(() => {
    const sheet = readCsv(bytes, { headers: Object.values(HEADERS), maxRows: MAX_IMPORTED_TASKS });
    const at = columnsOf(sheet.head, HEADERS);
    return sheet.lines.map(({ line, cells }) => ({
      line,
      code: textOfCell(cells[at.code]),
      text: nameOf(cells[at.text]),
      start: dateOfCell(cells[at.start], DATE_FORMS, false),
      finish: dateOfCell(cells[at.finish], DATE_FORMS, false),
    }));
  });
}

/** Amounts of one resource, which the file's third column names. */
export interface ResourceFile {
  readonly resource: string;
  readonly rows: readonly ResourceRow[];
}

/**
 * Reads a CSV of amounts: UTF-8, commas, CODE TASK and a column that is named like a resource (planning core, section 5).
 * `isResource` says which names are those of resources. Never throws for what the bytes hold. `checkResourceRows` goes on.
 */
export function readResourcesCsv(
  bytes: Uint8Array,
  isResource: (name: string) => boolean,
): RowsResult<ResourceFile> {
  return rowsOf(() => {
    const { code, text } = HEADERS;
    const sheet = readCsv(bytes, {
      headers: [code, text],
      delimiter: ',',
      maxRows: MAX_IMPORTED_TASKS,
      utf8: true,
    });
    const at = columnsOf(sheet.head, { code, text });
    const named = sheet.head
      .map((cell, place) => ({ name: nameOf(cell), place }))
      .filter(({ name, place }) => name !== '' && place !== at.code && place !== at.text);
    const found = named.filter(({ name }) => isResource(name));
    if (found.length !== 1) throw new ReadFailure('SHEET_FAILED_RESOURCE', { count: found.length });
    const [{ name, place }] = found as [(typeof found)[number]];
    return {
      resource: name,
      rows: sheet.lines.map(({ line, cells }) => ({
        line,
        code: textOfCell(cells[at.code]),
        text: nameOf(cells[at.text]),
        amount: numberOfCell(cells[place]),
      })),
    };
  });
}

function nameOf(cell: Cell | undefined): string {
  return unescapeFormula(textOfCell(cell));
}
