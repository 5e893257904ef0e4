import Typography from '@mui/material/Typography';
import type { ReadyForecast } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { Drawings } from '../../columns/catalogue';
import { TaskCodes } from '../../plan/task-in-address/task-codes';
import { TaskLink } from '../../plan/task-in-address/task-link';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';
import { COST_COLUMNS, CRITICAL_COLUMNS, POINT_COLUMNS } from './forecast-columns';
import { type CostRow, costRows, withNames } from './forecast-rows';
import { ForecastTable } from './forecast-table';
import { RestrictionLink } from './restriction-link';

interface Props {
  readonly plan: Plan;
  readonly forecast: ReadyForecast;
}

const NAME_LINKS: Drawings<{ readonly taskId: string; readonly name: string }> = {
  name: ({ taskId, name }, reach) => (
    <TaskLink taskId={taskId} tabIndex={reach} title={name} noWrap underline="hover">
      {name}
    </TaskLink>
  ),
};
const taskOf = ({ taskId }: { readonly taskId: string }) => taskId;
const taskName = ({ code, name }: { readonly code: string; readonly name: string }) => `${code} ${name}`;

const BASELINE = ['baseline', 'baselineChance'];
const DEADLINE = ['deadline', 'deadlineChance'];

/** When milestones and summaries end. */
export function PointsTable({ plan, forecast: { points } }: Props) {
  const { t } = useTranslation('forecast');
  const { open } = useTaskInAddress();
  return (
    <ForecastTable
      title={t('points.title')}
      detail={points.length > 0 ? t('points.detail') : t('points.none')}
      columns={POINT_COLUMNS}
      rows={useMemo(() => withNames(plan, points), [plan, points])}
      idOf={taskOf}
      rowName={taskName}
      drawings={NAME_LINKS}
      onOpen={({ taskId }) => open(taskId)}
      idle={[
        ...(points.some(({ deadline }) => deadline) ? [] : DEADLINE),
        ...(points.some(({ baseline }) => baseline) ? [] : BASELINE),
      ]}
      wideOnly={['code', 'kind', 'planned', 'baseline', ...DEADLINE]}
      notOnPhone={['p50']}
    />
  );
}

/** The tasks that decide when the project ends. */
export function CriticalTable({ plan, forecast: { critical, runs } }: Props) {
  const { t } = useTranslation('forecast');
  const format = useFormat();
  const { open } = useTaskInAddress();
  return (
    <ForecastTable
      title={t('critical.title')}
      detail={t('critical.detail', { runs: format.number(runs) })}
      columns={CRITICAL_COLUMNS}
      rows={useMemo(() => withNames(plan, critical), [plan, critical])}
      idOf={taskOf}
      rowName={taskName}
      drawings={NAME_LINKS}
      onOpen={({ taskId }) => open(taskId)}
      wideOnly={['code', 'p50']}
    />
  );
}

const COST_DRAWINGS: Drawings<CostRow> = {
  detail: ({ id, detail }, reach) => <RestrictionLink id={id} detail={detail} tabIndex={reach} />,
  tasks: ({ tasks }, reach) => (
    <Typography component="span" variant="inherit" noWrap>
      <TaskCodes tasks={tasks} tabIndex={reach} />
    </Typography>
  ),
};
const costId = ({ id }: CostRow) => id;
const costName = ({ detail }: CostRow) => detail;

/** What releasing open restrictions today buys. */
export function RestrictionCosts({ plan, forecast }: Props) {
  const { t } = useTranslation('forecast');
  const open = useOpenRestriction();
  const { restrictions, allRestrictionsDaysAtP80: days } = forecast;
  const rows = useMemo(() => costRows(plan, restrictions), [plan, restrictions]);
  return (
    <ForecastTable
      title={t('restrictions.title')}
      detail={rows.length > 0 ? t('restrictions.all', { count: days }) : t('restrictions.none')}
      columns={COST_COLUMNS}
      rows={rows}
      idOf={costId}
      rowName={costName}
      drawings={COST_DRAWINGS}
      onOpen={({ id }) => open(id)}
      wideOnly={['family', 'tasks', 'share']}
    />
  );
}
