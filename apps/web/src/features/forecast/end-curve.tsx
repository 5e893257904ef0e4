import type { ReadyForecast } from '@plomada/contracts';
import { colour, dayOfInstant, percentAxis, pointDescriptions, sourceOf } from '@plomada/presentation';
import type { AxisPlotLinesOptions, Options } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../base/charts/chart';
import type { Format } from '../../base/format';
import { useFormat } from '../../base/format';
import type { FilledReport } from '../reports/registry/report';

/** How likely the project has ended by each day: as a chart, and as a table of it. */
export const endCurve = (forecast: ReadyForecast): FilledReport => ({
  chart: <EndCurve forecast={forecast} />,
  hasPicture: true,
  isEmpty: false,
  behind: null,
  table: sourceOf<ReadyForecast, ReadyForecast['curve'][number]>(
    {
      columns: [
        { id: 'day', kind: 'date', label: 'forecast:curve.day', width: 112, value: ({ day }) => day },
        {
          id: 'share',
          kind: 'percent',
          label: 'forecast:curve.share',
          width: 140,
          grows: 1,
          value: ({ share }) => share * 100,
        },
      ],
      rowsOf: ({ curve }) => curve,
      idOf: ({ day }) => day,
    },
    forecast,
  ),
});

function EndCurve({ forecast: { curve, end } }: { readonly forecast: ReadyForecast }) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const marks = [
    { name: 'P50', day: end.p50, colour: 'text-secondary' },
    { name: 'P80', day: end.p80, colour: 'primary-main' },
    { name: t('curve.planned'), day: end.planned, colour: 'state-executable' },
    ...(end.baseline
      ? [{ name: t('curve.baseline'), day: end.baseline.day, colour: 'state-notAnalysed' }]
      : []),
  ];
  const days = [...marks, ...curve].map(({ day }) => Date.parse(day));
  const options: Options = {
    chart: { zooming: { type: 'x' } },
    legend: { enabled: false },
    xAxis: {
      type: 'datetime',
      min: Math.min(...days),
      max: Math.max(...days),
      labels: { formatter: ({ value }) => format.date(dayOfInstant(Number(value))) },
      plotLines: marks.map(markLine),
    },
    yAxis: percentAxis(format),
    tooltip: { headerFormat: '', pointFormatter: pointText(format) },
    plotOptions: {
      series: {
        marker: { enabled: false },
        ...pointDescriptions(
          ({ x, y, series }) => `${format.date(dayOfInstant(x))}, ${format.percent(y)}. ${series.name}.`,
        ),
      },
    },
    series: [
      {
        type: 'area',
        step: 'left',
        name: t('curve.share'),
        color: colour('primary-main'),
        fillOpacity: 0.12,
        lineWidth: 2,
        data: curve.map(({ day, share }) => [Date.parse(day), share * 100]),
      },
    ],
  };
  const said = { p50: format.date(end.p50), p80: format.date(end.p80) };
  return <Chart options={options} description={t('curve.description', said)} />;
}

interface Mark {
  readonly name: string;
  readonly day: string;
  readonly colour: string;
}

const markLine = ({ name, day, colour: tone }: Mark): AxisPlotLinesOptions => ({
  value: Date.parse(day),
  color: colour(tone),
  dashStyle: 'ShortDash',
  width: 2,
  zIndex: 4,
  label: { text: name, style: { color: colour('text-primary') } },
});

const pointText = (format: Format) =>
  function text(this: { readonly x?: number | undefined; readonly y?: number | null | undefined }) {
    return `${format.date(dayOfInstant(this.x ?? 0))}: <b>${format.percent(this.y)}</b>`;
  };
