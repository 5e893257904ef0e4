import type { CncLogRow } from '@plomada/domain';
import { CNC_LOG_COLUMNS, type CncLogColumn, writeCncLog } from './cnc-log';

const HEADS = Object.fromEntries(CNC_LOG_COLUMNS.map((column) => [column, column])) as Record<
  CncLogColumn,
  string
>;
const ROW: CncLogRow = {
  causeId: 'c',
  taskId: 't',
  termNumber: 3,
  closingDate: '2026-03-09T18:00:00Z',
  origin: 'Oficina; técnica',
  type: 'Clima',
  detail: 'Lluvia; viento\r\ny "barro"',
  taskWBS: '000001.000001',
  taskName: '=HYPERLINK("x")',
  responsible: 'Ana, Luis',
  commitment: 0.8,
  progress: 0.355,
  impact: 1.25,
};

function linesIn(language: string, ...rows: readonly CncLogRow[]): string[] {
  const bytes = writeCncLog(rows, HEADS, (instant) => instant.slice(0, 10), language);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
}

const lines = (...rows: readonly CncLogRow[]) => linesIn('es', ...rows);

describe('the log of causes as CSV', () => {
  it('begins with a byte order mark and has eleven columns between semicolons', () => {
    expect(lines()[0]).toBe(
      '\ufefftermNumber;closingDate;origin;type;detail;taskWBS;taskName;responsible;commitment;progress;impact',
    );
  });

  it('has commas for the semicolons of texts, one line a cause, and nothing that runs', () => {
    expect(lines(ROW)[1]).toBe(
      '3;2026-03-09;Oficina, técnica;Clima;"Lluvia, viento y ""barro""";000001.000001;"\'=HYPERLINK(""x"")";Ana, Luis;80%;36%;1,25%',
    );
  });

  it('has decimals as the language has them, between semicolons in any', () => {
    const impactIn = (language: string) => linesIn(language, ROW)[1]!.split(';').at(-1);
    expect([impactIn('es'), impactIn('en')]).toEqual(['1,25%', '1.25%']);
  });

  it('says so where a cause has no text, and nothing where there is no promise or impact', () => {
    const cells = lines({ ...ROW, detail: ' ', commitment: null, impact: null })[1]!.split(';');
    expect([cells[4], cells[8], cells[10]]).toEqual(['sin descripcion', '', '']);
  });
});
