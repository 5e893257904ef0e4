import { Table, createPlan, defaultSettings, newTask } from '@plomada/domain';
import { read, utils } from 'xlsx';
import { writeCircularLinks } from './circular-links';
import { FIRST_SHEET, partsOf } from './testing/zip';
import { writeTable, writeTableCsv } from '../table-files/export-table';

const HEADS = [
  'Grupo',
  'Tipo',
  'Desfase',
  ...['Origen', 'Destino'].flatMap((end) =>
    ['Id', 'Nombre', 'Tipo', 'Inicio', 'Fin'].map((of) => `${of} ${end}`),
  ),
];
const WORDS = {
  sheet: 'Vínculos circulares',
  heads: HEADS,
  linkTypes: { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' },
  kinds: { task: 'Tarea', milestone: 'Hito', summary: 'Resumen' },
} as const;
const PLAN = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'first'),
  tasks: Table.of([
    newTask({ id: 'a', text: 'Losa', index: 0, start: '2026-03-02', end: '2026-03-07', duration: 5 }),
    newTask({
      id: 'm',
      kind: 'milestone',
      text: '@Hito',
      index: 1,
      start: '2026-03-09',
      end: '2026-03-09',
      duration: 0,
    }),
  ]),
  circularLinks: Table.of([
    { id: '2', source: 'a', target: 'gone', type: '1' as const, lag: 0, group: 2 },
    { id: '1', source: 'a', target: 'm', type: '0' as const, lag: -3, group: 1 },
  ]),
};

function lines(bytes: Uint8Array, dates = false): unknown[][] {
  const book = read(bytes, { cellDates: false });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: !dates });
}

describe('links in circles as xlsx', () => {
  it('have thirteen columns, group by group', () => {
    const bytes = writeCircularLinks(PLAN, WORDS);
    expect(lines(bytes)[0]).toHaveLength(13);
    expect(lines(bytes, true).slice(1)).toEqual([
      [
        '1',
        'FS',
        '-3',
        'a',
        'Losa',
        'Tarea',
        '02/03/2026',
        '06/03/2026',
        'm',
        "'@Hito",
        'Hito',
        '09/03/2026',
        '09/03/2026',
      ],
      ['2', 'SS', '0', 'a', 'Losa', 'Tarea', '02/03/2026', '06/03/2026', 'gone'],
    ]);
    expect(read(bytes).SheetNames).toEqual(['Vínculos circulares']);
  });
});

describe('the view of a table as xlsx', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('makes nothing run: %j', (text) => {
    const bytes = writeTable({ name: 'V', columns: [{ head: text, holds: 'text' }], lines: [[text]] });
    const [[head], [cell]] = lines(bytes) as [[string], [string]];
    expect([head[0], cell[0]]).toEqual(["'", "'"]);
    expect(partsOf(bytes)[FIRST_SHEET]).not.toContain('<f>');
  });

  it('keeps numbers numbers and dates dates, with headers that stay', () => {
    const bytes = writeTable({
      name: 'Restricciones [abiertas]: todas / de este período',
      columns: [
        { head: 'Nombre', holds: 'text' },
        { head: 'Avance', holds: 'number' },
        { head: 'Fecha', holds: 'date' },
      ],
      lines: [
        ['Losa', -5, '2026-03-02'],
        ['Muro', null, null],
      ],
    });
    expect(lines(bytes)).toEqual([['Nombre', 'Avance', 'Fecha'], ['Losa', -5, 46083], ['Muro']]);
    expect(lines(bytes, true)[1]).toEqual(['Losa', '-5', '02/03/2026']);
    expect(read(bytes).SheetNames[0]!.length).toBeLessThanOrEqual(31);
    expect(partsOf(bytes)[FIRST_SHEET]).toContain('state="frozen"');
  });

  it.each([
    ['es', '\ufeffNombre;Avance;Fecha\r\n\'=1+1;66,67;02/03/2026\r\n"Losa; muro";-5;\r\n'],
    ['en', "\ufeffNombre,Avance,Fecha\r\n'=1+1,66.67,02/03/2026\r\nLosa; muro,-5,\r\n"],
  ])('is the same as CSV, with cells and numbers as spreadsheets in %s read them', (language, text) => {
    const view = {
      name: 'V',
      columns: [
        { head: 'Nombre', holds: 'text' },
        { head: 'Avance', holds: 'number' },
        { head: 'Fecha', holds: 'date' },
      ],
      lines: [
        ['=1+1', 66.67, '2026-03-02'],
        ['Losa; muro', -5, null],
      ],
    } as const;
    const bytes = writeTableCsv(view, language);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text);
  });

  it('writes no lines as well', () => {
    expect(lines(writeTable({ name: '', columns: [{ head: 'A', holds: 'text' }], lines: [] }))).toEqual([
      ['A'],
    ]);
  });
});
