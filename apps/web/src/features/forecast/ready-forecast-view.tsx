import Box from '@mui/material/Box';
import type { PastForecast, ReadyForecast } from '@plomada/contracts';
import { milestonesKept, type Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProject } from '../projects/use-project';
import { ReportTile } from '../reports/tile/report-tile';
import { endCurve } from './end-curve';
import { ForecastFigures } from './forecast-figures';
import { CriticalTable, PointsTable, RestrictionCosts } from './forecast-tables';
import { SampleSize } from './sample-size';
import { pastForecasts } from './past-forecasts';

interface Props {
  readonly plan: Plan;
  readonly forecast: ReadyForecast;
  readonly past: readonly PastForecast[];
}

/** Tables need more room than charts before they stand side by side. */
const TABLE_COLUMNS = { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };
const COLUMNS = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** When it ends, what decides that, and how true what was said before came. */
export function ReadyForecastView({ plan, forecast, past }: Props) {
  const { t } = useTranslation('forecast');
  const projectName = useProject()?.project.name ?? '';
  const curve = useMemo(() => endCurve(forecast), [forecast]);
  const said = useMemo(
    () => pastForecasts(past, forecast.end, milestonesKept(plan, past)),
    [plan, past, forecast],
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, pb: 6 }}>
      <ForecastFigures forecast={forecast} />
      <SampleSize plan={plan} forecast={forecast} />
      <Box sx={{ display: 'grid', gridTemplateColumns: COLUMNS, gap: 4 }}>
        <ReportTile name={t('curve.title')} filled={curve} projectName={projectName} />
        <ReportTile name={t('past.title')} filled={said} projectName={projectName} />
      </Box>
      <PointsTable plan={plan} forecast={forecast} />
      <Box sx={{ display: 'grid', gridTemplateColumns: TABLE_COLUMNS, gap: 4, alignItems: 'start' }}>
        <CriticalTable plan={plan} forecast={forecast} />
        <RestrictionCosts plan={plan} forecast={forecast} />
      </Box>
    </Box>
  );
}
