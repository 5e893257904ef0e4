import type { PastForecast, ReadyForecast } from '@plomada/contracts';
import Typography from '@mui/material/Typography';
import type { milestonesKept } from '@plomada/domain';
import { type ReportColumn, sourceOf } from '@plomada/presentation';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../base/charts/chart';
import { useFormat } from '../../base/format';
import type { FilledReport } from '../reports/registry/report';
import { saidAtCloses } from './said-at-closes';

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
  return (
    <Chart
      options={saidAtCloses(past, end, { t, format })}
      description={t('past.description', { count: past.length })}
    />
  );
}
