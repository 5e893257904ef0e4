import type { Options, Point } from 'highcharts';
import type { TiledReport } from '@plomada/domain';
import { REPORTS } from '../reports/catalogue';
import { RESULTS } from '../reports/testing/results';
import { tellingIn } from '../reports/testing/telling';

async function spoken(id: TiledReport, lang: 'es' | 'en', point: object): Promise<string> {
  const drawing = REPORTS.find((one) => one.id === id)!
    .fill(RESULTS)!
    .draw(await tellingIn(lang));
  const { plotOptions, series = [] } = drawing.chart!.options as Options;
  const own = series.find(({ name }) => name === (point as { series: { name: string } }).series.name);
  const say = (own?.accessibility ?? plotOptions?.series?.accessibility)?.point?.descriptionFormatter;
  return say!(point as Point).replace(/\s/g, ' ');
}

describe('points of a chart that are heard', () => {
  const day = Date.parse('2026-08-03');
  it.each([
    [
      'MilestoneTrend',
      'es',
      { category: 'CP 8', y: day, series: { name: 'Entrega' } },
      'CP 8, 03/08/2026. Entrega.',
    ],
    [
      'MilestoneTrend',
      'en',
      { category: 'ST 8', y: day, series: { name: 'Entrega' } },
      'ST 8, 03/08/2026. Entrega.',
    ],
    [
      'SCurve',
      'es',
      { x: day, y: 14.84, series: { name: 'Avance real' } },
      '03/08/2026, 14,8 %. Avance real.',
    ],
    ['SCurve', 'en', { x: day, y: 14.84, series: { name: 'Actual' } }, '03/08/2026, 14.8%. Actual.'],
    ['SPI', 'es', { x: day, y: 1.23, series: { name: 'SPI' } }, '03/08/2026, 1,23. SPI.'],
    [
      'burnDown',
      'es',
      { x: day, y: 1234, series: { name: 'Restricciones abiertas' } },
      '03/08/2026, 1234. Restricciones abiertas.',
    ],
    [
      'histogram',
      'es',
      { category: '03/08/2026', y: 12345.5, series: { name: 'Cuadrilla' } },
      '03/08/2026, 12.345,5 h. Cuadrilla.',
    ],
    [
      'PPC_PCR_RealProgress',
      'es',
      { category: 'CP 8', y: 62.5, series: { name: 'PPC' } },
      'CP 8, 62,5 %. PPC.',
    ],
  ] as const)('of %s in %s say days and figures as they are read', async (id, lang, point, words) => {
    expect(await spoken(id, lang, point)).toBe(words);
  });
});
