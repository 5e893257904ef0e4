import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grid } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import type { PortfolioRow } from '../../columns/portfolio-columns';
import { useReportColumns } from './report-columns';

const BY_NAME = [{ id: 'name', desc: false }];
/** What there is no room for at first; the person may bring it back. */
const WIDE = { sorting: BY_NAME, hidden: ['lastModified'] };
/** With the trends there is room for less of the rest. */
const WIDE_PORTFOLIO = {
  sorting: BY_NAME,
  hidden: [
    'managerName',
    'lastModified',
    'realProgress',
    'projectId',
    'startDate',
    'currentTerm',
    'container',
    'region',
    'projectType',
    'ppc',
    'pcr',
    'bl',
    'chance',
    // Close to the day of a forecast's data, which says it better.
    'lastClose',
  ],
};
const NARROW = {
  sorting: BY_NAME,
  hidden: [
    'projectId',
    'managerName',
    'lastModified',
    'startDate',
    'currentTerm',
    'container',
    'region',
    'projectType',
    'chance',
  ],
};
const idOf = ({ id }: PortfolioRow) => id;
const rowName = ({ name }: PortfolioRow) => name;

/** What the lines of a container have in common, or do not come with. */
const LEFT_OUT_OF_CONTAINER: ReadonlySet<string> = new Set(['container', 'region', 'projectType']);
const BY_CONTAINER = ['container'];
const UNGROUPED: readonly string[] = [];

interface Shown {
  /** Their trends and forecasts are known. */
  readonly hasPortfolio: boolean;
  readonly of: 'business' | 'container';
}

/** The grid of the company's report, or of a container's, a row a project; a company's portfolio comes grouped by container where there is one. */
export function useReportGrid(
  projects: readonly PortfolioRow[],
  { hasPortfolio, of }: Shown,
): Grid<PortfolioRow> {
  const { t } = useTranslation('companyReport');
  const narrow = useNarrow();
  const all = useReportColumns(hasPortfolio);
  const columns = useMemo(
    () => (of === 'business' ? all : all.filter(({ id }) => !LEFT_OUT_OF_CONTAINER.has(id))),
    [all, of],
  );
  const isGrouped = hasPortfolio && of === 'business' && projects.some(({ container }) => container !== null);
  const initial = useMemo(
    () => ({
      ...(narrow ? NARROW : hasPortfolio ? WIDE_PORTFOLIO : WIDE),
      grouping: isGrouped ? BY_CONTAINER : UNGROUPED,
    }),
    [narrow, hasPortfolio, isGrouped],
  );
  return useGrid({
    name: t(of === 'business' ? 'title' : 'ofContainer'),
    columns,
    rows: projects,
    idOf,
    rowName,
    initial,
    keptAs: of === 'business' ? 'companyReport' : 'container',
    keptWith: 'person',
  });
}
