import { type IndicatorResults, type LayoutItem } from '@plomada/contracts';
import { type DashboardName, DASHBOARDS, partsInForce } from '@plomada/domain';
import { filterTexts } from '@plomada/presentation';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatestSearchParams } from '../../../base/use-latest-search-params';
import { useAddressFilters } from '../../../base/grid/address-filters';
import { useAppSelector } from '../../../base/hooks';
import { NOT_PRINTED, PRINTED_ONLY } from '../../../base/layout/printed';
import { FailureAlert } from '../../../base/messages/failure-alert';
import { UnsavedGuard } from '../../../base/unsaved/unsaved-guard';
import { PlanBoundary } from '../../../plan/plan-boundary';
import { selectPlan } from '../../../plan/state/plan-selectors';
import { ReportFilterButton } from '../filter/report-filter-button';
import { ReportFilterChips } from '../filter/report-filter-chips';
import { useFilteredResults } from '../filter/use-filtered-results';
import { useReportFilter } from '../filter/use-report-filter';
import { LoadingReports } from '../loading-reports';
import { useTiles } from '../registry/use-tiles';
import { ReportTile } from '../tile/report-tile';
import { ArrangeTools } from './arrange-tools';
import { DashboardGrid } from './dashboard-grid';
import { DashboardMenu } from './dashboard-menu';
import { DashboardTabs } from './dashboard-tabs';
import { useDashboards } from './use-dashboards';
import { useFavourites } from './use-favourites';
import { WholeDashboard } from './whole-dashboard';

interface Props {
  readonly results: IndicatorResults;
  readonly computedAt: string | null;
  readonly projectId: string;
  readonly projectName: string;
}

const DASHBOARD_PARAM = 'dashboard';
/** Where a link to a closed term leads. */
const SOUGHT = 'PPC_PCR_RealProgress';

/** The dashboards of a project: which one is shown stands in the address, how it is arranged is each person's. */
export function DashboardsView({ results, computedAt, projectId, projectName }: Props) {
  const { t } = useTranslation('reports');
  const [query, setQuery] = useLatestSearchParams();
  const arranged = useDashboards(projectId);
  const plan = useAppSelector(selectPlan);
  const [filter, narrow] = useReportFilter();
  const isNarrow = partsInForce(filter).length > 0;
  const texts = useMemo(
    () => (plan && isNarrow ? filterTexts(plan, filter, t) : []),
    [plan, isNarrow, filter, t],
  );
  const { narrowed, isCalculating } = useFilteredResults(projectId, results, filter);
  const tiles = useTiles({ results, projectName, computedAt, narrowed, texts });
  const favourites = useFavourites(arranged);
  const filters = useAddressFilters();
  const [draft, setDraft] = useState<readonly LayoutItem[] | null>(null);
  const [isWhole, setWhole] = useState(false);
  const name = DASHBOARDS.find((one) => one === query.get(DASHBOARD_PARAM)) ?? 'meeting';
  if (!arranged.dashboards) return <LoadingReports />;
  const { layout, from } = arranged.dashboards[name];
  const show = (dashboard: DashboardName) =>
    setQuery((present) => {
      const next = new URLSearchParams(present);
      next.set(DASHBOARD_PARAM, dashboard);
      return next;
    });
  const save = async (isForAll: boolean) => {
    if (draft && (await arranged.arrange(name, [...draft], isForAll))) setDraft(null);
  };
  const sought = Object.keys(filters[0]).length > 0 ? tiles(SOUGHT) : null;
  const chips = isNarrow && <ReportFilterChips {...{ texts, isCalculating }} onChange={narrow} />;
  const board = (
    <Box aria-busy={isCalculating}>
      {sought && (
        <Box sx={{ mb: 4 }}>
          <ReportTile key="sought" {...sought} name={t('terms.title')} face="table" filters={filters} />
        </Box>
      )}
      <DashboardGrid
        key={name}
        layout={draft ?? layout}
        tiles={tiles}
        favourites={favourites}
        onArranged={draft && setDraft}
      />
    </Box>
  );
  // What is not narrowed yet is nothing that somebody who narrowed it wants to read.
  const shown = isNarrow ? (
    <PlanBoundary loading={<LoadingReports />}>{narrowed ? board : <LoadingReports />}</PlanBoundary>
  ) : (
    board
  );
  return (
    <>
      <Typography sx={{ ...PRINTED_ONLY, mb: 4 }}>{`${projectName} · ${t(`dashboard.${name}`)}`}</Typography>
      <Box sx={HEAD}>
        <DashboardTabs shown={name} isArranged={draft !== null} onShow={show} />
        {draft ? (
          <ArrangeTools
            draft={draft}
            tiles={tiles}
            busy={arranged.mutation.busy}
            onChange={setDraft}
            onSave={save}
            onCancel={() => setDraft(null)}
          />
        ) : (
          <>
            {plan && <ReportFilterButton plan={plan} filter={filter} onChange={narrow} />}
            <DashboardMenu
              of={{
                ...{ dashboard: name, projectId, filter: isNarrow ? filter : null },
                projectName: [projectName, ...texts.map((one) => `${one.name}: ${one.text}`)].join(' · '),
              }}
              from={from}
              onArrange={() => setDraft(layout)}
              onWhole={() => setWhole(true)}
              onReset={(isForAll) => void arranged.reset(name, isForAll)}
            />
          </>
        )}
      </Box>
      {arranged.mutation.failure && <FailureAlert failure={arranged.mutation.failure} />}
      {draft && <UnsavedGuard unsaved={() => draft !== layout} params={[DASHBOARD_PARAM]} />}
      {!isWhole && chips}
      <Box id="dashboard" role="tabpanel" aria-labelledby={`tab-${name}`} sx={{ pb: 6 }}>
        {!isWhole && shown}
      </Box>
      {isWhole && (
        <WholeDashboard
          name={t(`dashboard.${name}`)}
          projectName={projectName}
          onClose={() => setWhole(false)}
        >
          {chips}
          {shown}
        </WholeDashboard>
      )}
    </>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 4,
  ...NOT_PRINTED,
} as const;
