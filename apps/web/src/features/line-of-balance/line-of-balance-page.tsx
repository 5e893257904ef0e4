import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lastDay, type Plan, rhythm, type RhythmClash, rhythmClashes } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../base/format';
import { GanttIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath, SECTION_PARAM } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { BalanceChart } from './balance-chart';
import { BalanceTable } from './balance-table';

/** /lineOfBalance: categories of work through the units that a building repeats, their pace, and where two are in one unit. */
export function LineOfBalancePage() {
  return (
    <Page>
      <PlanBoundary loading={<LoadingRows rows={10} />}>{(plan) => <Balance plan={plan} />}</PlanBoundary>
    </Page>
  );
}

function Balance({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('lineOfBalance');
  const projectId = useProjectId()!;
  const lines = useMemo(() => rhythm(plan), [plan]);
  const clashes = useMemo(() => rhythmClashes(plan), [plan]);
  const isEmpty = lines.every(({ bars }) => bars.length === 0);
  const setUp = (
    <Button component={Link} to={`${projectPath('/settings', projectId)}&${SECTION_PARAM}=rhythm`}>
      {t('setUp')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        context={
          !isEmpty && t('context', { units: plan.rhythmUnits.size, categories: plan.rhythmCategories.size })
        }
        backTo={projectPath('/gantt', projectId)}
        tools={!isEmpty && setUp}
      />
      {isEmpty ? (
        <Empty icon={<GanttIcon />} title={t('empty.title')} detail={t('empty.detail')} action={setUp} />
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
          <BalanceChart plan={plan} lines={lines} clashes={clashes} />
          <Clashes clashes={clashes} />
          <BalanceTable lines={lines} />
        </Box>
      )}
    </>
  );
}

function Clashes({ clashes }: { readonly clashes: readonly RhythmClash[] }) {
  const { t } = useTranslation('lineOfBalance');
  const format = useFormat();
  if (clashes.length === 0) return <Alert severity="success">{t('noClash')}</Alert>;
  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 600 }}>{t('clashesTitle', { count: clashes.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 4, maxHeight: 240, overflow: 'auto' }}>
        {clashes.map(({ unitId, unit, first, second, start, end, days }) => (
          <li key={`${unitId} ${first.categoryId} ${second.categoryId}`}>
            {t('clash', {
              unit,
              count: days,
              ...{ first: first.name, second: second.name },
              ...{ start: format.date(start), end: format.date(lastDay(start, end)) },
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
