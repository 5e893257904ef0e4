import i18next from 'i18next';
import type { Point, SeriesLineOptions } from 'highcharts';
import { formatFor } from '../../base/format';
import { startTestTranslations } from '../../testing/translations';
import { saidAtCloses } from './said-at-closes';

const END = { p10: '2026-05-01', p50: '2026-05-04', p80: '2026-05-12', p90: '2026-05-15' };
const end = { ...END, planned: '2026-05-07', baseline: { day: '2026-05-01', chance: 0.1 } };
const close = (termNumber: number) => ({
  ...{ termNumber, closedAt: '2026-03-23T12:00:00.000Z', dataDate: '2026-03-23' },
  ...{ p50: '2026-05-04', p80: '2026-05-12', milestones: {} },
});

describe('the chart of what was said at each close', () => {
  const chart = async (terms: readonly number[]) => {
    await startTestTranslations();
    const words = { t: i18next.getFixedT('es', 'forecast'), format: formatFor('es') };
    const { xAxis, series, plotOptions } = saidAtCloses(terms.map(close), end, words);
    const lines = (series as SeriesLineOptions[]).map(({ data }) =>
      data!.map((point) => (point as { readonly y: number | null }).y),
    );
    const heard = plotOptions!.series!.accessibility!.point!.descriptionFormatter!;
    return { categories: (xAxis as { readonly categories: string[] }).categories, lines, heard };
  };

  it('has each term in its place, and a gap where nothing was kept', async () => {
    const { categories, lines } = await chart([3, 4, 6]);
    expect(categories).toEqual(['CP 3', 'CP 4', 'CP 5', 'CP 6']);
    const [p50, p80, planned, baseline] = lines;
    for (const line of [p50, p80]) expect(line!.map((y) => y === null)).toEqual([false, false, true, false]);
    for (const line of [planned, baseline]) expect(line!.every((y) => y !== null)).toBe(true);
    expect(p80![3]).toBe(Date.parse('2026-05-12'));
  });

  it('says days as they are read to who hears it, and that there is none', async () => {
    const { heard } = await chart([3, 5]);
    const point = (category: string, y: number | null) =>
      ({ category, y, series: { name: 'P80' } }) as unknown as Point;
    expect(heard(point('CP 3', Date.parse('2026-05-12')))).toBe('CP 3, 12/05/2026. P80.');
    expect(heard(point('CP 4', null))).toBe('CP 4, —. P80.');
  });

  it('draws nothing of no close', async () => {
    expect((await chart([])).categories).toEqual([]);
  });
});
