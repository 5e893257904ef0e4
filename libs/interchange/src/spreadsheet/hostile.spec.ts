import { zipSync } from 'fflate';
import fc from 'fast-check';
import { IMPORT_FAILURES } from '../read-result';
import { readSchedule } from '../formats';
import { utils, write, type WorkSheet } from 'xlsx';
import { readRestrictionsSheet } from './restrictions';
import { readMasterPlanXlsx } from './read-schedule';
import { readShortTermSheet } from './short-term';
import { FIRST_SHEET, withPart } from './testing/zip';

const LINES = [
  ['CODE', 'TASK', 'START', 'FINISH'],
  ['1', 'Losa', 46083, 46087],
];

function book(lines: unknown[][] = LINES, change: (sheet: WorkSheet) => void = () => undefined): Uint8Array {
  const sheet = utils.aoa_to_sheet(lines);
  change(sheet);
  const all = utils.book_new(sheet, 'Plan');
  return new Uint8Array(write(all, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer);
}

function codeOf(bytes: Uint8Array): string {
  const result = readMasterPlanXlsx(bytes, 'x.xlsx');
  return result.ok ? 'read' : result.code;
}

describe('a workbook that means harm or is damaged', () => {
  it('is read when it is neither', () => {
    expect(codeOf(book())).toBe('read');
  });

  it('is refused when its parts come to more than they may, before they are unpacked', () => {
    const bomb = withPart(book(), FIRST_SHEET, (xml) => xml + ' '.repeat(21 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(200_000);
    expect(codeOf(bomb)).toBe('IMPORT_FAILED_TOO_LARGE');
  });

  it('is refused when what its parts come to is a lie', () => {
    const bomb = withPart(book(), FIRST_SHEET, (xml) => xml + ' '.repeat(22 * 1024 * 1024));
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1e6)
        view.setUint32(at + 24, 100, true);
    expect(IMPORT_FAILURES).toContain(codeOf(bomb));
  });

  it('is not even unpacked where it is of no use', () => {
    const heavy = withPart(book(), 'docProps/app.xml', () => ' '.repeat(22 * 1024 * 1024));
    expect(codeOf(heavy)).toBe('read');
  });

  // Whoever searched again from each place, or went through each cell named, would go on for hours.
  it('is read once from its beginning to its end, whatever its parts begin and never end', () => {
    const types = '[Content_Types].xml';
    const begun = '<Override<m'.repeat(50_000) + '<PartName=""m'.repeat(50_000);
    expect(codeOf(withPart(book(), types, () => begun))).toBe('SHEET_FAILED_UNREADABLE');
    expect(codeOf(withPart(book(), types, (xml) => xml.replace('<Override', `${begun}<Override`)))).toBe(
      'read',
    );
  });

  it('is read when it has a hyperlink on every cell that there is', () => {
    const link = '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>';
    expect(
      codeOf(withPart(book(), FIRST_SHEET, (xml) => xml.replace('</sheetData>', `</sheetData>${link}`))),
    ).toBe('read');
  });

  it('is refused for a long formula that thousands of cells share', () => {
    const long = `<f t="shared" si="0" ref="E3:E3002">${'A1+'.repeat(300_000)}1</f>`;
    const row = (n: number): string =>
      `<row r="${n}"><c r="E${n}">${n === 3 ? long : '<f t="shared" si="0"/>'}<v>1</v></c></row>`;
    const rows = Array.from({ length: 3000 }, (_, at) => row(at + 3)).join('');
    const shared = withPart(book(), FIRST_SHEET, (xml) => xml.replace('</sheetData>', `${rows}</sheetData>`));
    expect(readMasterPlanXlsx(shared, 'x.xlsx')).toEqual({
      ok: false,
      code: 'SHEET_FAILED_FORMULA',
      params: { cell: 'E3' },
    });
  });

  it('is refused when its one sheet has names beyond number', () => {
    const names = Array.from(
      { length: 2000 },
      (_, n) => `<sheet name="s${n}" sheetId="${n + 9}" r:id="rId1"/>`,
    );
    const many = withPart(book(), 'xl/workbook.xml', (xml) =>
      xml.replace('</sheets>', `${names.join('')}</sheets>`),
    );
    expect(codeOf(many)).toBe('SHEET_FAILED_UNREADABLE');
  });

  it('is refused with entries beyond number', () => {
    const entries = Object.fromEntries(
      Array.from({ length: 2001 }, (_, at) => [`x${at}`, new Uint8Array(0)]),
    );
    expect(codeOf(zipSync(entries))).toBe('IMPORT_FAILED_TOO_LARGE');
  });

  it('is refused with a million rows, packed small or small in themselves', () => {
    const rows = (count: number, row: (n: number) => string): Uint8Array =>
      withPart(book(), FIRST_SHEET, (xml) => {
        const more = Array.from({ length: count }, (_, at) => row(at + 3)).join('');
        return xml
          .replace('</sheetData>', `${more}</sheetData>`)
          .replace('ref="A1:D2"', `ref="A1:D${count + 2}"`);
      });
    const whole = rows(1_000_000, (n) => `<row r="${n}"><c r="A${n}"><v>1</v></c></row>`);
    expect(codeOf(whole)).toBe('IMPORT_FAILED_TOO_LARGE');
    const bare = rows(600_000, () => '<row><c><v>1</v></c></row>');
    expect(readMasterPlanXlsx(bare, 'x.xlsx')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 600_001, limit: 3500 },
    });
  });

  it('is refused with more rows than a plan has, and their count', () => {
    const many = [LINES[0]!, ...Array.from({ length: 9000 }, (_, at) => [String(at + 1), 'x', 46083, 46087])];
    expect(readMasterPlanXlsx(book(many), 'x.xlsx')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 9000, limit: 3500 },
    });
  });

  it('is refused when it claims to reach to the ends of the sheet', () => {
    const wide = withPart(book(), FIRST_SHEET, (xml) => xml.replace('ref="A1:D2"', 'ref="A1:XFD1048576"'));
    expect(['read', 'SHEET_FAILED_CELLS_EXCEEDED', 'IMPORT_FAILED_DATA_EXCEEDED']).toContain(codeOf(wide));
    const far = book(LINES, (sheet) => {
      sheet['XFD3'] = { t: 'n', v: 1 };
      sheet['!ref'] = 'A1:XFD3';
    });
    expect(codeOf(far)).toBe('SHEET_FAILED_CELLS_EXCEEDED');
  });

  it('is refused for formulas and merged cells, with the cell', () => {
    const formula = book(LINES, (sheet) => (sheet['D2'] = { t: 'n', v: 46087, f: 'C2+4' }));
    expect(readMasterPlanXlsx(formula, 'x.xlsx')).toEqual({
      ok: false,
      code: 'SHEET_FAILED_FORMULA',
      params: { cell: 'D2' },
    });
    const merged = book(LINES, (sheet) => (sheet['!merges'] = [utils.decode_range('A2:B2')]));
    expect(readMasterPlanXlsx(merged, 'x.xlsx')).toEqual({
      ok: false,
      code: 'SHEET_FAILED_MERGED',
      params: { cell: 'A2:B2' },
    });
  });

  it('is refused when the sheet asked for is hidden, and passes over others that are', () => {
    const form = utils.aoa_to_sheet([['task_id'], ['a']]);
    const all = utils.book_new(utils.aoa_to_sheet(LINES), 'Plan');
    utils.book_append_sheet(all, form, 'Planilla');
    all.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const bytes = new Uint8Array(write(all, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(readRestrictionsSheet(bytes)).toEqual({
      ok: false,
      code: 'SHEET_FAILED_HIDDEN',
      params: { sheet: 'Planilla' },
    });
    all.Workbook = { Sheets: [{ Hidden: 2 }, { Hidden: 0 }] };
    const first = new Uint8Array(write(all, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    expect(codeOf(first)).toBe('SHEET_FAILED_COLUMNS');
    expect(codeOf(bytes)).toBe('read');
  });

  it('is refused as .xls, empty, too large, or when it is no zip at all', () => {
    const old = write(utils.book_new(utils.aoa_to_sheet(LINES), 'Plan'), {
      type: 'array',
      bookType: 'biff8',
    });
    expect(codeOf(new Uint8Array(old as ArrayBuffer))).toBe('SHEET_FAILED_OLD_FORMAT');
    const locked = new Uint8Array(Buffer.from(`\u0000${'EncryptedPackage'}`, 'utf16le'));
    locked.set([0xd0, 0xcf]);
    expect(codeOf(locked)).toBe('SHEET_FAILED_ENCRYPTED');
    const mimetype = new TextEncoder().encode('application/vnd.oasis.opendocument.spreadsheet');
    expect(codeOf(zipSync({ mimetype: [mimetype, { level: 0 }] }))).toBe('SHEET_FAILED_OTHER_FORMAT');
    expect(codeOf(new Uint8Array(0))).toBe('IMPORT_FAILED_EMPTY');
    expect(codeOf(new Uint8Array(21 * 1024 * 1024))).toBe('IMPORT_FAILED_TOO_LARGE');
    expect(codeOf(new TextEncoder().encode('PK but no zip'))).toBe('SHEET_FAILED_UNREADABLE');
    expect(codeOf(zipSync({ 'word/document.xml': new Uint8Array(3) }))).toBe('SHEET_FAILED_UNREADABLE');
  });

  it('gives an answer when it is cut or has bits flipped, whoever reads it', () => {
    const whole = book([
      ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)', ...LINES[0]!],
      ['a', 'b', 1, 2, ...LINES[1]!],
    ]);
    const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(7)), { maxLength: 12 });
    const part = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(flips, part, (flips, part) => {
        const bytes = whole.slice(0, Math.floor(whole.length * part));
        for (const [at, bit] of flips) if (at < bytes.length) bytes[at]! ^= 1 << bit;
        for (const result of [
          readSchedule(bytes, 'x.xlsx'),
          readMasterPlanXlsx(bytes, 'x.xlsx'),
          readRestrictionsSheet(bytes),
          readShortTermSheet(bytes),
        ])
          if (!result.ok) expect(IMPORT_FAILURES).toContain(result.code);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });

  it('gives an answer when the text of a part is anything', () => {
    const whole = book();
    const junk = fc.array(
      fc.constantFrom(
        '<',
        '>',
        '/',
        '"',
        '<c r="A1048576"',
        '<row r="-1">',
        '<v>1e999</v>',
        't="s"',
        't="e"',
        '&amp;',
        ' r="ZZZZ9"',
        '<mergeCell ref="A1:A2"/>',
        '\u0000',
      ),
      { maxLength: 8 },
    );
    const parts = fc.constantFrom(FIRST_SHEET, 'xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml');
    fc.assert(
      fc.property(parts, junk, fc.nat(), (part, junk, seed) => {
        const bytes = withPart(whole, part, (xml) => {
          const at = seed % xml.length;
          return xml.slice(0, at) + junk.join('') + xml.slice(at);
        });
        const result = readMasterPlanXlsx(bytes, 'x.xlsx');
        if (!result.ok) expect(IMPORT_FAILURES).toContain(result.code);
      }),
      { numRuns: 300, endOnFailure: true },
    );
  });
});
