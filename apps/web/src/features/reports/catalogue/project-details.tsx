import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { Figure } from '../figure';
import { defineReport } from '../registry/report';
import { percentOf } from './columns';

type Details = Indicator<'ProjectDetails'>;

/** How far the project is, and how far plan and baseline would have it. */
function ProgressFigure({ value }: { readonly value: Details }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return (
    <Figure
      scope={t('progress.scope')}
      value={format.percent(value.realProgress)}
      made={t('progress.planned', { percent: format.percent(value.plannedProgress) })}
      more={t('progress.baseline', { percent: format.percent(value.baselineProgress) })}
    />
  );
}

export const projectDetails = defineReport({
  id: 'ProjectDetails',
  title: 'progress.name',
  permission: 'viewReports',
  Chart: ProgressFigure,
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
