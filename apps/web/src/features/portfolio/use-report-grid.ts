import type { ProjectSummary } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import type { Grid } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { useReportColumns } from './report-columns';

const BY_NAME = [{ id: 'name', desc: false }];
/** What there is no room for at first; the person may bring it back. */
const WIDE = { sorting: BY_NAME, hidden: ['lastModified'] };
const NARROW = {
  sorting: BY_NAME,
  hidden: ['projectId', 'managerName', 'lastModified', 'startDate', 'currentTerm'],
};
const idOf = ({ id }: ProjectSummary) => id;
const rowName = ({ name }: ProjectSummary) => name;

/** The grid of the company's report, a row a project. */
export function useReportGrid(projects: readonly ProjectSummary[]): Grid<ProjectSummary> {
  const { t } = useTranslation('companyReport');
  const narrow = useNarrow();
  return useGrid({
    name: t('title'),
    columns: useReportColumns(),
    rows: projects,
    idOf,
    rowName,
    initial: narrow ? NARROW : WIDE,
    keptAs: 'companyReport',
    keptWith: 'person',
  });
}
