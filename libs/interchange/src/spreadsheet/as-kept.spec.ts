import { utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import { readMasterPlanXlsx } from './read-schedule';
import { readSheet } from './read-sheet';
import { readRestrictionsSheet } from './restrictions';

const HEAD = ['CODE', 'TASK', 'START', 'FINISH'];
const LINE = ['1', 'Losa', 46083, 46087];
const TITLED: unknown[][] = [
  ['Constructora Los Aromos'],
  [],
  ['Emitido', 46080],
  HEAD,
  LINE,
  ['2', 'Muro', 46083, 46087],
];

const bytesOf = (book: WorkBook): Uint8Array =>
  new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
function kept(lines: unknown[][], change: (sheet: WorkSheet) => void = () => undefined): Uint8Array {
  const sheet = utils.aoa_to_sheet(lines);
  change(sheet);
  return bytesOf(utils.book_new(sheet, 'Plan'));
}
function textsOf(bytes: Uint8Array): readonly string[] | string {
  const read = readMasterPlanXlsx(bytes, 'obra.xlsx');
  return read.ok ? read.schedule.tasks.map(({ text }) => text) : read.code;
}

describe('a table as people keep it', () => {
  it('is read below its title, with the row numbers that the spreadsheet shows', () => {
    const { head, lines } = readSheet(kept(TITLED), { headers: HEAD, maxRows: 10 });
    expect(head).toEqual(HEAD);
    expect(lines.map(({ line }) => line)).toEqual([5, 6]);
  });

  it('may have cells that are merged or worked out above its headers, and no longer below', () => {
    const merged = (range: string) => (sheet: WorkSheet) => (sheet['!merges'] = [utils.decode_range(range)]);
    const formula = (cell: string) => (sheet: WorkSheet) =>
      (sheet[cell] = { t: 'n', v: 46080, f: 'TODAY()' });
    expect(textsOf(kept(TITLED, merged('A1:D2')))).toEqual(['Losa', 'Muro']);
    expect(textsOf(kept(TITLED, formula('B3')))).toEqual(['Losa', 'Muro']);
    expect(textsOf(kept(TITLED, merged('A4:B4')))).toBe('SHEET_FAILED_MERGED');
    expect(textsOf(kept(TITLED, merged('A3:A4')))).toBe('SHEET_FAILED_MERGED');
    expect(textsOf(kept(TITLED, formula('C6')))).toBe('SHEET_FAILED_FORMULA');
  });

  it('is found in whichever of the sheets in sight it stands', () => {
    const book = utils.book_new(utils.aoa_to_sheet([['Notas'], ['CODE', 'x']]), 'Portada');
    utils.book_append_sheet(book, utils.aoa_to_sheet(TITLED), 'Programa');
    expect(textsOf(bytesOf(book))).toEqual(['Losa', 'Muro']);
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    expect(textsOf(bytesOf(book))).toBe('IMPORT_FAILED_EMPTY');
  });

  it('has its hidden rows and columns, and may be protected', () => {
    const hidden = kept(TITLED, (sheet) => {
      sheet['!rows'] = [{}, {}, {}, {}, { hidden: true }];
      sheet['!cols'] = [{}, { hidden: true }];
      sheet['!protect'] = { password: 'x' };
    });
    expect(textsOf(hidden)).toEqual(['Losa', 'Muro']);
  });

  it('may have as many rows below a title as without one', () => {
    const head = [
      'task_id',
      'Familia',
      'Tipo',
      'Descripción',
      'Responsable',
      'Fecha requerida',
      'Fecha compromiso',
    ];
    const form = (rows: number) => {
      const lines = Array.from({ length: rows }, (_, n) => [`t${n}`]);
      return bytesOf(
        utils.book_new(utils.aoa_to_sheet([['Restricciones'], ['Obra'], head, ...lines]), 'Planilla'),
      );
    };
    const read = readRestrictionsSheet(form(99));
    expect(read.ok && read.rows.length).toBe(99);
    expect(readRestrictionsSheet(form(100))).toMatchObject({
      code: 'SHEET_FAILED_ROWS_EXCEEDED',
      params: { count: 100, limit: 99 },
    });
  });
});
