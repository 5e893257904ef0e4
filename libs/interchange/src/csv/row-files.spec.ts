import fc from 'fast-check';
import { IMPORT_FAILURES } from '../read-result';
import { westernOrUtf8 } from '../text/windows-1252';
import { readMasterPlanCsv } from './read-schedule';
import { readBaselineCsv, readDatesCsv, readResourcesCsv } from './row-files';
import { readCsv } from './read-csv';
import { writeCsv } from './write-csv';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((code) =>
      isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  );
const marked = (bytes: Uint8Array, ...mark: number[]): Uint8Array => Uint8Array.from([...mark, ...bytes]);

const DATES = 'CODE,TASK,START,FINISH\r\n1.1,Hormigón «A» – ñandú,02/03/2026,2026-03-06\r\n';
const ROW = { line: 2, code: '1.1', text: 'Hormigón «A» – ñandú', start: '2026-03-02', finish: '2026-03-06' };
const isGlass = (name: string): boolean => name === 'Glass';

describe('a CSV of dates', () => {
  it.each([
    ['UTF-8', utf8(DATES)],
    ['UTF-8 with a mark', utf8(`\ufeff${DATES}`)],
    ['UTF-16 LE with a mark', marked(utf16(DATES, true), 0xff, 0xfe)],
    ['UTF-16 BE with a mark', marked(utf16(DATES, false), 0xfe, 0xff)],
    ['UTF-16 LE without one', utf16(DATES, true)],
    ['UTF-16 BE without one', utf16(DATES, false)],
    ['Windows-1252', westernOrUtf8(DATES)],
  ])('is read in %s', (_, bytes) => {
    expect(readDatesCsv(bytes)).toEqual({ ok: true, rows: [ROW] });
  });

  it('is read in Latin-1', () => {
    const bytes = Uint8Array.from('CODE,TASK,START,FINISH\n1,Año,02/03/2026,02/03/2026', (c) =>
      c.charCodeAt(0),
    );
    expect(readDatesCsv(bytes)).toMatchObject({ rows: [{ text: 'Año' }] });
  });

  it.each([
    ['02/03/2026', '2026-03-02'],
    ['02-03-2026', '2026-03-02'],
    ['2026/03/02', '2026-03-02'],
    ['2026-03-02', '2026-03-02'],
    [' 2026-03-02 ', '2026-03-02'],
    ['', undefined],
    ['2/3/2026', null],
    ['31-02-2026', null],
    ['03.02.2026', null],
    ['46083', null],
    ['2300-01-01', null],
    ['tomorrow', null],
  ])('reads the date %j as %j', (text, date) => {
    const read = readDatesCsv(utf8(`CODE,TASK,START,FINISH\n1,x,${text},02/03/2026`));
    expect(read.ok && read.rows[0]?.start).toEqual(date);
  });

  it('takes semicolons where its headers have them, quotes, and headers in any order and case', () => {
    const read = readDatesCsv(
      utf8('finish;Task;Note;START;code\n\n06/03/2026;"a; ""b""\nc";x;02/03/2026;1\n'),
    );
    expect(read).toEqual({
      ok: true,
      rows: [{ line: 3, code: '1', text: 'a; "b"\nc', start: '2026-03-02', finish: '2026-03-06' }],
    });
  });
});

describe('a CSV of a baseline', () => {
  const HEAD = 'CODE;TASK;START;FINISH;DURATION';

  it('reads dates dd-mm-yyyy and serial numbers', () => {
    const read = readBaselineCsv(utf8(`${HEAD}\n1;a;02-03-2026;46088;5\n2;b;02/03/2026;;1`));
    expect(read).toEqual({
      ok: true,
      rows: [
        { line: 2, code: '1', text: 'a', start: '2026-03-02', finish: '2026-03-07' },
        { line: 3, code: '2', text: 'b', start: null, finish: undefined },
      ],
    });
  });

  it('wants every column, between semicolons', () => {
    expect(readBaselineCsv(utf8('CODE;TASK;START;FINISH\n1;a;02-03-2026;03-03-2026'))).toEqual({
      ok: false,
      code: 'SHEET_FAILED_COLUMNS',
      params: { columns: 'DURATION' },
    });
    expect(readBaselineCsv(utf8(`${HEAD.replaceAll(';', ',')}\n1,a,02-03-2026,03-03-2026,1`))).toMatchObject({
      code: 'SHEET_FAILED_COLUMNS',
    });
  });
});

describe('a CSV of resources', () => {
  it('reads amounts of the resource that a column is named like', () => {
    expect(
      readResourcesCsv(utf8('CODE,TASK,Note,Glass\n1,a,x,2.5\n2,b,,\n3,c,,-1\n4,d,,many'), isGlass),
    ).toEqual({
      ok: true,
      rows: {
        resource: 'Glass',
        rows: [
          { line: 2, code: '1', text: 'a', amount: 2.5 },
          { line: 3, code: '2', text: 'b', amount: undefined },
          { line: 4, code: '3', text: 'c', amount: -1 },
          { line: 5, code: '4', text: 'd', amount: null },
        ],
      },
    });
  });

  it.each([
    ['no such resource', 'CODE,TASK,Wood\n1,a,1', 'SHEET_FAILED_RESOURCE'],
    ['a nameless one', 'CODE,TASK,\n1,a,1', 'SHEET_FAILED_RESOURCE'],
    ['no third column', 'CODE,TASK\n1,a', 'SHEET_FAILED_RESOURCE'],
    ['two of them', 'CODE,TASK,Glass,Glass\n1,a,1,2', 'SHEET_FAILED_RESOURCE'],
    ['no codes', 'TASK,Glass\na,1', 'SHEET_FAILED_COLUMNS'],
  ])('is refused with %s', (_, text, code) => {
    expect(readResourcesCsv(utf8(text), isGlass)).toMatchObject({ ok: false, code });
  });

  it('is refused in another encoding than Unicode', () => {
    const bytes = Uint8Array.from('CODE,TASK,Glass\n1,Año,1', (c) => c.charCodeAt(0));
    expect(readResourcesCsv(bytes, isGlass)).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_ENCODING',
      params: {},
    });
  });
});

describe('any CSV', () => {
  const SEMICOLONS = DATES.replaceAll(',', ';');

  it.each([
    ['the line that tells Excel the delimiter', `sep=;\r\n${SEMICOLONS}`, 2],
    ['it in UTF-8 with a mark', `\ufeffsep=;\n${SEMICOLONS}`, 2],
    ['it in quotes', `"sep=;"\r\n${SEMICOLONS}`, 2],
    ['it with commas', `SEP=,\r\n${DATES}`, 2],
    ['it and empty lines', `sep=;\r\n\r\n${SEMICOLONS}`, 3],
    ['empty lines', `\r\n;;;\r\n${SEMICOLONS}`, 4],
    ['a title', `Constructora Los Aromos, S.A.\n\n${SEMICOLONS}`, 4],
    ['a title and other lines', `Obra;;;\nFecha;22/11/2026\n"a\nb";x\n\n${SEMICOLONS}`, 6],
    ['a title between tabs', `Obra, etapa 1; norte\n${DATES.replaceAll(',', '\t')}`, 3],
    ['nineteen lines', `${'x,y\n'.repeat(19)}${DATES}`, 21],
    ['many empty lines', `${'\n'.repeat(500)}${SEMICOLONS}`, 502],
  ])('is read below %s, with the row numbers that a spreadsheet shows', (_, text, line) => {
    expect(readDatesCsv(utf8(text))).toEqual({ ok: true, rows: [{ ...ROW, line }] });
  });

  it('has headers in any case, with accents, marks and blanks around them', () => {
    const read = readDatesCsv(
      utf8(`\ufeff\ufeffCode ,"TÀSK ",\u00a0start,Finish\t\n${DATES.split('\r\n')[1]}`),
    );
    expect(read).toEqual({ ok: true, rows: [ROW] });
  });

  it('has its headers among its first twenty lines, and says which of them are missing otherwise', () => {
    const missing = (text: string) => {
      const read = readDatesCsv(utf8(text));
      return read.ok ? null : read.params['columns'];
    };
    expect(missing(`${'x,y\n'.repeat(20)}${DATES}`)).toBe('CODE, TASK, START, FINISH');
    expect(missing('Obra\nCODE,TASK,Inicio,Fin\n1,a,,')).toBe('START, FINISH');
  });

  it.each([
    ['a baseline', readBaselineCsv, 'CODE,TASK,START,FINISH,DURATION\n1,a,,,1', 'semicolon', 'comma'],
    ['a baseline', readBaselineCsv, 'Obra\nCODE\tTASK\tSTART\tFINISH\tDURATION\n1\ta', 'semicolon', 'tab'],
    [
      'resources',
      (bytes: Uint8Array) => readResourcesCsv(bytes, isGlass),
      'CODE;TASK;Glass\n1;a;2',
      'comma',
      'semicolon',
    ],
  ])('says which delimiter %s must have where it has another', (_, read, text, delimiter, found) => {
    const params = expect.objectContaining({ delimiter, found });
    expect(read(utf8(text))).toEqual({ ok: false, code: 'SHEET_FAILED_COLUMNS', params });
  });

  it('has its delimiter outside quotes', () => {
    const read = readDatesCsv(utf8('"Note, if any";CODE;TASK;START;FINISH\nx;1;a;02/03/2026;02/03/2026'));
    expect(read).toMatchObject({ ok: true, rows: [{ code: '1' }] });
  });

  it('counts a cell of several lines as one row', () => {
    const read = readDatesCsv(utf8('CODE,TASK,START,FINISH\n1,"a\nb\nc",,\n2,d,,\n'));
    expect(read.ok && read.rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('keeps to the delimiter of its kind, whatever its first line tells', () => {
    const baseline = '1;a;02-03-2026;03-03-2026;1';
    const read = readBaselineCsv(utf8(`sep=,\nCODE;TASK;START;FINISH;DURATION\n${baseline}`));
    expect(read).toMatchObject({ ok: true, rows: [{ line: 2, code: '1' }] });
    expect(readResourcesCsv(utf8('sep=;\nCODE;TASK;Glass\n1;a;2'), isGlass)).toMatchObject({
      code: 'SHEET_FAILED_COLUMNS',
    });
  });

  it.each([
    ['without bytes', '', 'SHEET_FAILED_EMPTY'],
    ['without lines', 'CODE,TASK,START,FINISH\n\n,,,\n', 'SHEET_FAILED_EMPTY'],
    ['without its columns', 'CODE,TASK\n1,a', 'SHEET_FAILED_COLUMNS'],
    [
      'with quotes that do not close',
      'CODE,TASK,START,FINISH\n"1,a,02/03/2026,02/03/2026',
      'SHEET_FAILED_UNREADABLE',
    ],
    ['that is a workbook or a document', 'PK\u0003\u0004\u0014\u0000', 'SHEET_FAILED_NOT_CSV'],
    ['that holds no text', 'CODE,TASK,START,FINISH\n1,a\u0000,,', 'IMPORT_FAILED_ENCODING'],
  ])('is refused %s', (_, text, code) => {
    expect(readDatesCsv(utf8(text))).toMatchObject({ ok: false, code });
  });

  it('is refused where a character of UTF-16 is cut', () => {
    const bytes = marked(utf16(DATES, true), 0xff, 0xfe);
    expect(readDatesCsv(bytes.subarray(0, bytes.length - 1))).toMatchObject({
      code: 'IMPORT_FAILED_ENCODING',
    });
  });

  it('has as many rows as a plan at most, and tells how many there are', () => {
    const rows = (count: number) =>
      utf8('CODE,TASK,START,FINISH\n' + '1,a,02/03/2026,02/03/2026\n'.repeat(count));
    const most = readDatesCsv(rows(3500));
    expect(most.ok && most.rows.length).toBe(3500);
    expect(readDatesCsv(rows(3501))).toEqual({
      ok: false,
      code: 'SHEET_FAILED_ROWS_EXCEEDED',
      params: { count: 3501, limit: 3500 },
    });
    expect(readMasterPlanCsv(rows(100_000), 'x.csv')).toEqual({
      ok: false,
      code: 'IMPORT_FAILED_DATA_EXCEEDED',
      params: { count: 100_000, limit: 3500 },
    });
    // A row of another length than the headers is dear to the parser: a million of them are only counted.
    expect(readDatesCsv(utf8('CODE,TASK,START,FINISH\n' + '1\n'.repeat(1_000_000)))).toMatchObject({
      code: 'SHEET_FAILED_ROWS_EXCEEDED',
      params: { count: 1_000_000 },
    });
    const held = readDatesCsv(utf8(`CODE,TASK,START,FINISH\n1,a,,\n${'\n'.repeat(1_000_000)}`));
    expect(held.ok && held.rows.map(({ line }) => line)).toEqual([2]);
    const far = `${'\n'.repeat(1_000_000)}1,a,,\n`;
    expect(readDatesCsv(utf8(`CODE,TASK,START,FINISH\n1,a,,\n${far}`))).toMatchObject({
      code: 'SHEET_FAILED_CELLS_EXCEEDED',
    });
    expect(readDatesCsv(new Uint8Array(11 * 1024 * 1024).fill(0x31))).toMatchObject({
      code: 'IMPORT_FAILED_TOO_LARGE',
    });
  });

  it('gives an answer whatever the bytes are', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc
        .string({ unit: 'binary', maxLength: 200 })
        .map((text) => utf8(`CODE,TASK,START,FINISH,Glass\n${text}`)),
      fc
        .array(
          fc.constantFrom('1', '1.1', ',', ';', '"', '\n', '\r', '=', '02/03/2026', 'á', '1e999', '\u0000'),
        )
        .map((parts) => utf8(`CODE,TASK,START,FINISH,Glass\n${parts.join('')}`)),
    );
    fc.assert(
      fc.property(bytes, (bytes) => {
        const results = [
          readDatesCsv(bytes),
          readBaselineCsv(bytes),
          readResourcesCsv(bytes, isGlass),
          readMasterPlanCsv(bytes, 'x.csv'),
        ];
        for (const result of results) if (!result.ok) expect(IMPORT_FAILURES).toContain(result.code);
      }),
      { numRuns: 500, endOnFailure: true },
    );
  });
});

describe('writing CSV', () => {
  it('begins with a mark, quotes what needs it, and makes nothing of formulas', () => {
    const bytes = writeCsv([['a;b', 'c"d', null, -5, '=1+1', '+a', '-a', '@a', '\tx', 'x=1']], ';');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeff"a;b";"c""d";;-5;\'=1+1;\'+a;\'-a;\'@a;\'\tx;x=1\r\n',
    );
  });

  it('makes nothing of formulas in the full width, nor where another delimiter, a tab or a line begins a cell', () => {
    const texts = ['＝1+1', '＋a', '－a', '＠a', 'a,=1+1', 'a; -2', 'a\t@b', 'a\r\n＝b', 'a,b;c', 'x=1'];
    const bytes = writeCsv([texts], ';');
    expect(new TextDecoder().decode(bytes)).toBe(
      `'＝1+1;'＋a;'－a;'＠a;a,'=1+1;"a; '-2";a\t'@b;"a\r\n'＝b";"a,b;c";x=1\r\n`,
    );
    const { lines } = readCsv(writeCsv([['CODE'], ...texts.slice(4).map((text) => [text])], ','), {
      headers: ['CODE'],
      maxRows: 20,
    });
    expect(lines.map(({ cells }) => cells[0])).toEqual(texts.slice(4));
  });

  it('is read back as it was', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replace(/\p{Cc}/gu, '').trim());
    fc.assert(
      fc.property(
        fc.array(
          cell.filter((text) => text !== '' && !/^'[=+\-@]/.test(text)),
          { minLength: 1, maxLength: 20 },
        ),
        (names) => {
          const lines = names.map((name) => ['1', name, '02/03/2026', '02/03/2026']);
          const read = readDatesCsv(writeCsv([['CODE', 'TASK', 'START', 'FINISH'], ...lines], ','));
          expect(read.ok && read.rows.map(({ text }) => text)).toEqual(names);
        },
      ),
      { numRuns: 300, endOnFailure: true },
    );
  });
});
