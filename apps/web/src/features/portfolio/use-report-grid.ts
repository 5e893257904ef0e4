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

/** The grid of the company's report, a row a project. */
export function useReportGrid(projects: readonly PortfolioRow[], hasPortfolio: boolean): Grid<PortfolioRow> {
  const { t } = useTranslation('companyReport');
  const narrow = useNarrow();
  return useGrid({
    name: t('title'),
    columns: useReportColumns(hasPortfolio),
    rows: projects,
    idOf,
    rowName,
    initial: narrow ? NARROW : hasPortfolio ? WIDE_PORTFOLIO : WIDE,
    keptAs: 'companyReport',
    keptWith: 'person',
  });
}
