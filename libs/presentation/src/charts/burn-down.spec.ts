import { RESULTS } from '../reports/testing/results';
import { tellingIn } from '../reports/testing/telling';
import { burnDownChart } from './burn-down';

const { burnDown } = RESULTS;
const namesOf = ({ options }: ReturnType<typeof burnDownChart>) => options.series?.map(({ name }) => name);

describe('the burn-down', () => {
  it('has the open restrictions by day on an axis of counts, beside the percents', async () => {
    const chart = burnDownChart(burnDown, await tellingIn('es'));
    expect(namesOf(chart)).toEqual(['A ritmo parejo', 'Restante', 'Restricciones abiertas']);
    expect(chart.options.series![2]).toMatchObject({
      yAxis: 1,
      data: [
        { x: Date.parse('2026-03-18'), y: 3 },
        { x: Date.parse('2026-03-19'), y: null },
      ],
    });
    expect(chart.options.yAxis).toMatchObject([{ max: 100 }, { opposite: true, allowDecimals: false }]);
  });

  it('says nothing of restrictions where there never were any', async () => {
    const data = burnDown.data.map((day) => ({ ...day, openRestrictions: day.openRestrictions && 0 }));
    const chart = burnDownChart({ ...burnDown, data, rows: [] }, await tellingIn('en'));
    expect(namesOf(chart)).toEqual(['At an even pace', 'Remaining']);
    expect(chart.description).not.toContain('constraints');
  });
});
