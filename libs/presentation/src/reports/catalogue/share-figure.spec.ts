import { ratioLineChart } from '../../charts/ratio-line';
import { REPORTS } from '../catalogue';
import { RESULTS } from '../testing/results';
import { tellingIn } from '../testing/telling';

const nothing = { value: null, numerator: 0, denominator: 0, rows: [] };
const last = { termNumber: 3, startDate: '2026-03-16' };
const results = {
  ...RESULTS,
  PPC: { ...RESULTS.PPC, terms: [...RESULTS.PPC.terms, { ...last, ...nothing }] },
  PCR: { ...RESULTS.PCR, terms: [...RESULTS.PCR.terms, { ...last, ...nothing }] },
  PPC_Last_6_Weeks: [{ ...last, ...nothing }],
  PCR_Last_6_Weeks: [{ ...last, ...nothing }],
  PPC_PCR_RealProgress: [{ ...last, ppc: nothing, pcr: nothing, realProgress: 40 }],
  TasksMadeReady: [{ ...last, madeReady: nothing, anticipated: nothing, rows: [] }],
  CommitmentLevel: [{ ...last, level: nothing, beyond: 0, ppc: nothing, rows: [] }],
};
const figureOf = async (id: string, lang: 'es' | 'en') =>
  REPORTS.find((one) => one.id === id)!
    .fill(results)!
    .draw(await tellingIn(lang)).figure!;

describe('the figure of a last term in which nothing was due', () => {
  it.each([
    ['PPC', 'Ningún compromiso hecho', 'No commitment was made'],
    ['PCR', 'Ninguna restricción por liberar', 'No constraint was due'],
    ['PPC_Last_6_Weeks', 'Ningún compromiso hecho', 'No commitment was made'],
    ['PCR_Last_6_Weeks', 'Ninguna restricción por liberar', 'No constraint was due'],
    ['PPC_PCR_RealProgress', 'Ningún compromiso hecho', 'No commitment was made'],
    ['TasksMadeReady', 'Ninguna tarea prevista', 'No task was expected'],
    ['CommitmentLevel', 'Ninguna tarea lista', 'No task was ready'],
  ])('is pending, and says so in words: %s', async (id, inSpanish, inEnglish) => {
    expect(await figureOf(id, 'es')).toMatchObject({ value: 'Pendiente', made: inSpanish });
    expect(await figureOf(id, 'en')).toMatchObject({ value: 'Pending', made: inEnglish });
  });
});

describe('restrictions found by term', () => {
  it('have no bar of the open term, which the table has as pending', async () => {
    const telling = await tellingIn('es');
    const { draw, table } = REPORTS.find(({ id }) => id === 'IdenRest')!.fill(RESULTS)!;
    const { options } = draw(telling).chart!;
    expect(options.xAxis).toMatchObject({ categories: ['CP 1', 'CP 2'] });
    const share = table.columns.find(({ id }) => id === 'value')!;
    expect(share.text!(table.rows[0]!, telling)).toBe('Pendiente');
    expect(share.value(table.rows[0]!, null)).toBeNull();
  });
});

describe('the axis of a ratio', () => {
  it.each([
    ['es', '0,5'],
    ['en', '0.5'],
  ] as const)('has the decimals of the language, on paper too: %s', async (lang, shown) => {
    const { format } = await tellingIn(lang);
    const { yAxis } = ratioLineChart({ name: 'SPI', points: [], description: '' }, format).options;
    const { labels } = yAxis as { labels: { formatter: (tick: { value: number }) => string } };
    expect(labels.formatter({ value: 0.5 })).toBe(shown);
  });
});
