import type { PastForecast, ReadyForecast } from '@plomada/contracts';
import { colour, dayOfInstant, linePointsByCategory, pointDescriptions } from '@plomada/presentation';
import type { Options } from 'highcharts';
import type { TFunction } from 'i18next';
import type { Format } from '../../base/format';

interface Words {
  readonly t: TFunction<'forecast'>;
  readonly format: Format;
}

/**
 * What was said after each close beside what is planned now, a place for each term from the first to the last of which something was kept: where
 * nothing was, the lines have a gap.
 */
export function saidAtCloses(
  past: readonly PastForecast[],
  end: ReadyForecast['end'],
  { t, format }: Words,
): Options {
  const said = new Map(past.map((one) => [one.termNumber, one]));
  const terms = termsBetween([...said.keys()]);
  const saidDays = (percentile: 'p50' | 'p80') =>
    linePointsByCategory(
      terms.map((number) => {
        const day = said.get(number)?.[percentile];
        return day === undefined ? null : Date.parse(day);
      }),
    );
  const level = (day: string) => linePointsByCategory(terms.map(() => Date.parse(day)));
  return {
    xAxis: { categories: terms.map((number) => t('past.termShort', { number })) },
    yAxis: {
      type: 'datetime',
      labels: { formatter: ({ value }) => format.date(dayOfInstant(Number(value))) },
    },
    tooltip: { pointFormatter: pointText(format) },
    plotOptions: {
      series: pointDescriptions(
        ({ category, y, series }) =>
          `${category}, ${format.date(y ? dayOfInstant(y) : null)}. ${series.name}.`,
      ),
    },
    series: [
      { type: 'line', name: 'P50', color: colour('text-secondary'), data: [...saidDays('p50')] },
      { type: 'line', name: 'P80', color: colour('primary-main'), lineWidth: 3, data: [...saidDays('p80')] },
      {
        type: 'line',
        name: t('curve.planned'),
        color: colour('state-executable'),
        dashStyle: 'ShortDash',
        marker: { enabled: false },
        data: [...level(end.planned)],
      },
      ...(end.baseline
        ? [
            {
              type: 'line' as const,
              name: t('curve.baseline'),
              color: colour('state-notAnalysed'),
              dashStyle: 'Dot' as const,
              marker: { enabled: false },
              data: [...level(end.baseline.day)],
            },
          ]
        : []),
    ],
  };
}

/** Every number from the least to the greatest of these. */
function termsBetween(numbers: readonly number[]): readonly number[] {
  if (numbers.length === 0) return [];
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, at) => first + at);
}

const pointText = (format: Format) =>
  function text(this: {
    readonly y?: number | null | undefined;
    readonly series: { readonly name: string };
  }) {
    return `<br/>${this.series.name}: <b>${format.date(dayOfInstant(this.y ?? 0))}</b>`;
  };
