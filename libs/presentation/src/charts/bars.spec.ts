import { REPORTS } from '../reports/catalogue';
import { RESULTS } from '../reports/testing/results';
import { tellingIn } from '../reports/testing/telling';
import type { AxisLabelsFormatterContextObject, YAxisOptions } from 'highcharts';

const histogramOf = async (units: readonly string[]) => {
  const [crew] = RESULTS.histogram;
  const histogram = units.map((unit, at) => ({ ...crew!, resourceId: `r${at}`, name: `R${at}`, unit }));
  const report = REPORTS.find(({ id }) => id === 'histogram')!.fill({ ...RESULTS, histogram })!;
  return report.draw(await tellingIn('es')).chart!.options;
};

describe('resources by week', () => {
  it('look each otherwise, however many there are', async () => {
    const { series } = await histogramOf(Array.from({ length: 40 }, () => 'h'));
    expect(new Set(series!.map((one) => JSON.stringify((one as { color: unknown }).color))).size).toBe(40);
  });

  it('are in the unit that all have, and in none where they have several', async () => {
    const axisOf = async (units: readonly string[]) => (await histogramOf(units)).yAxis as YAxisOptions;
    expect((await axisOf(['h', 'h'])).title).toEqual({ text: 'h' });
    expect((await axisOf(['h', 'm3'])).title).toEqual({ text: '' });
  });

  it('have an axis in the figures of the language', async () => {
    const { labels } = (await histogramOf(['h'])).yAxis as YAxisOptions;
    const at = { value: 20000 } as AxisLabelsFormatterContextObject;
    expect(labels!.formatter!.call(at, at)).toBe('20.000');
  });
});
