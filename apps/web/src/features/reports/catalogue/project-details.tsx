import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Indicator } from '@plomada/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { Figure } from '../tile/figure';
import { defineReport } from '../registry/report';
import { percentOf } from './columns';

type Details = Indicator<'ProjectDetails'>;

const DETAILS = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: 6,
  rowGap: 1,
  mt: 4,
  mb: 0,
} as const;

/** How far the project is, how far plan and baseline would have it, and what project it is. */
function ProgressFigure({ value }: { readonly value: Details }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { term } = value;
  const days = (from: string, to: string | null) =>
    t('details.days', { from: format.date(from), to: to === null ? '…' : format.date(to) });
  const details = [
    ['project', value.name],
    ['dates', days(value.startDate, value.endDate)],
    ['tasks', format.number(value.tasks)],
    ['term', `${term.number} · ${days(term.startDate, term.lastDay)}`],
    ['ppc', format.percent(value.ppc)],
    ['pcr', format.percent(value.pcr)],
  ] as const;
  return (
    <>
      <Figure
        scope={t('progress.scope')}
        value={format.percent(value.realProgress)}
        made={t('progress.planned', { percent: format.percent(value.plannedProgress) })}
        more={t('progress.baseline', { percent: format.percent(value.baselineProgress) })}
      />
      <Box component="dl" sx={DETAILS}>
        {details.map(([name, text]) => (
          <Fragment key={name}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {t(`details.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </>
  );
}

export const projectDetails = defineReport({
  id: 'ProjectDetails',
  permission: 'viewReports',
  Chart: ProgressFigure,
  isFigure: true,
  isEmpty: () => false,
  table: {
    columns: [
      percentOf<Details>('real', 'reports:progress.name', ({ realProgress }) => realProgress),
      percentOf<Details>('planned', 'reports:sCurve.masterPlan', ({ plannedProgress }) => plannedProgress),
      percentOf<Details>('baseline', 'reports:sCurve.baseline', ({ baselineProgress }) => baselineProgress),
    ],
    rowsOf: (details) => [details],
    idOf: ({ name }) => name,
  },
});
