import type { PastForecast, ReadyForecast } from '@plomada/contracts';
import Typography from '@mui/material/Typography';
import type { milestonesKept } from '@plomada/domain';
import { colour, linePointsByCategory, type ReportColumn, sourceOf } from '@plomada/presentation';
import type { Options } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../base/charts/chart';
import { type Format, useFormat } from '../../base/format';
import type { FilledReport } from '../reports/registry/report';
import { isoDay } from './end-curve';

type Past = readonly PastForecast[];
type Kept = ReturnType<typeof milestonesKept>;

const date = (
  id: string,
  width: number,
  value: (row: PastForecast) => string,
): ReportColumn<PastForecast> => ({
  ...{ id, kind: 'date', label: `forecast:past.${id}`, width, grows: 1, value },
});

/** What was said after each close: as a chart beside what is planned now, and as a table. */
export const pastForecasts = (past: Past, end: ReadyForecast['end'], kept: Kept): FilledReport => ({
  chart: (
    <>
      <SaidAtCloses past={past} end={end} />
      <MilestonesKept kept={kept} />
    </>
  ),
  hasPicture: true,
  isEmpty: past.length === 0,
  behind: null,
  table: sourceOf<Past, PastForecast>(
    {
      columns: [
        {
          id: 'term',
          kind: 'number',
          label: 'forecast:past.term',
          width: 120,
          value: ({ termNumber }) => termNumber,
        },
        date('dataDate', 120, ({ dataDate }) => dataDate),
        date('p50', 112, ({ p50 }) => p50),
        date('p80', 112, ({ p80 }) => p80),
      ],
      rowsOf: (rows) => rows,
      idOf: ({ termNumber }) => String(termNumber),
    },
    past,
  ),
});

/** How many milestones came by what was said of them: the only proof on real work. */
function MilestonesKept({ kept: { reached, byP80 } }: { readonly kept: Kept }) {
  const { t } = useTranslation('forecast');
  if (reached === 0) return null;
  return <Typography sx={{ mt: 2 }}>{t('past.milestones', { count: reached, byP80 })}</Typography>;
}

function SaidAtCloses({ past, end }: { readonly past: Past; readonly end: ReadyForecast['end'] }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const level = (day: string) => past.map(() => Date.parse(day));
  const options: Options = {
    xAxis: { categories: past.map(({ termNumber: number }) => t('past.termShort', { number })) },
    yAxis: { type: 'datetime', labels: { formatter: ({ value }) => format.date(isoDay(Number(value))) } },
    tooltip: { pointFormatter: pointText(format) },
    series: [
      {
        type: 'line',
        name: 'P50',
        color: colour('text-secondary'),
        data: [...linePointsByCategory(past.map(({ p50 }) => Date.parse(p50)))],
      },
      {
        type: 'line',
        name: 'P80',
        color: colour('primary-main'),
        lineWidth: 3,
        data: [...linePointsByCategory(past.map(({ p80 }) => Date.parse(p80)))],
      },
      {
        type: 'line',
        name: t('curve.planned'),
        color: colour('state-executable'),
        dashStyle: 'ShortDash',
        marker: { enabled: false },
        data: [...linePointsByCategory(level(end.planned))],
      },
      ...(end.baseline
        ? [
            {
              type: 'line' as const,
              name: t('curve.baseline'),
              color: colour('state-notAnalysed'),
              dashStyle: 'Dot' as const,
              marker: { enabled: false },
              data: [...linePointsByCategory(level(end.baseline.day))],
            },
          ]
        : []),
    ],
  };
  return <Chart options={options} description={t('past.description', { count: past.length })} />;
}

const pointText = (format: Format) =>
  function text(this: {
    readonly y?: number | null | undefined;
    readonly series: { readonly name: string };
  }) {
    return `<br/>${this.series.name}: <b>${format.date(isoDay(this.y ?? 0))}</b>`;
  };
