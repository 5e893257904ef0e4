import type { BusinessWithProjects } from '@plomada/contracts';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { SearchField } from '../../base/fields/search-field';
import type { Grid } from '../../base/grid/grid';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { AddIcon, BuildingIcon, GanttIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { ExportTableButton } from '../exports/export-table-button';
import { CopyNotice } from './copy-notice';
import { DeletedDialog } from './deleted/deleted-dialog';
import { ListMenu } from './list-menu';
import { type ListRow, listRows } from './list-rows';
import {
  projectsActions,
  selectBusiness,
  selectProjectsFailure,
  selectProjectsStatus,
} from '../projects/projects-slice';
import { useMay } from '../projects/roles';
import { useLastUpdates } from '../projects/use-last-updates';
import { UnsyncedNotice } from '../unsynced-projects/unsynced-notice';
import { useListView } from './use-list-view';
import { useProjectGrid } from './use-project-grid';

/** /: the projects of the chosen business. */
export function ProjectListPage() {
  const { t } = useTranslation('projects');
  const mayCreate = useMay('createProject');
  const mayRestore = useMay('manageBusiness');
  const business = useAppSelector(selectBusiness);
  const view = useListView();
  useLastUpdates(business?.id);
  const some = isAnythingIn(business);
  const query = useDeferredValue(view.search);
  const { field, direction } = view.sort;
  const rows = useMemo(
    () => (business ? listRows(business, query, { field, direction }) : []),
    [business, query, field, direction],
  );
  const grid = useProjectGrid(rows, view);
  return (
    <Page layout="fill">
      <PageHeader
        title={t('title')}
        context={business && some && t('count', { count: business.projects.length, business: business.name })}
        tools={
          <>
            {some && <SearchField label={t('search')} value={view.search} onChange={view.setSearch} />}
            {some && <GridTools grid={grid} />}
            {some && <ExportTableButton view={grid.table} of={business.name} />}
            {business && <ListMenu onDeleted={() => view.showDeleted(true)} />}
          </>
        }
        action={mayCreate && business && some && <NewProjectButton />}
      />
      <CopyNotice />
      <UnsyncedNotice />
      <List grid={grid} mayCreate={mayCreate && business !== null} />
      {business && mayRestore && view.deletedShown && (
        <DeletedDialog businessId={business.id} onClose={() => view.showDeleted(false)} />
      )}
    </Page>
  );
}

const isAnythingIn = (business: BusinessWithProjects | null): business is BusinessWithProjects =>
  business !== null && business.projects.length + business.containers.length > 0;

interface ListProps {
  readonly grid: Grid<ListRow>;
  readonly mayCreate: boolean;
}

/** The list in each of its states. What is there stays while it is loaded again. */
function List({ grid, mayCreate }: ListProps) {
  const { t } = useTranslation('projects');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectProjectsStatus);
  const failure = useAppSelector(selectProjectsFailure);
  const mayAddBusiness = useMay('createBusiness');
  const business = useAppSelector(selectBusiness);
  const some = isAnythingIn(business);
  if (status === 'failed') {
    return (
      <ErrorRetry
        title={t('loadFailed')}
        failure={failure}
        onRetry={() => dispatch(projectsActions.requested())}
      />
    );
  }
  if (status !== 'ready' && !some) return <LoadingRows />;
  if (!business) {
    const action = mayAddBusiness && <NewBusinessButton />;
    return (
      <Empty
        icon={<BuildingIcon />}
        title={t('noBusiness.title')}
        detail={t('noBusiness.detail')}
        action={action}
      />
    );
  }
  if (!some) {
    return (
      <Empty
        icon={<GanttIcon />}
        title={t('empty.title')}
        detail={t(mayCreate ? 'empty.create' : 'empty.ask')}
        action={mayCreate && <NewProjectButton />}
      />
    );
  }
  return <GridTable grid={grid} />;
}

function NewProjectButton() {
  const { t } = useTranslation('projects');
  return (
    <Button component={Link} to="/new_project" variant="contained" startIcon={<AddIcon />}>
      {t('new')}
    </Button>
  );
}

function NewBusinessButton() {
  const { t } = useTranslation('projects');
  return (
    <Button component={Link} to="/new_bussiness" variant="contained" startIcon={<AddIcon />}>
      {t('newBusiness')}
    </Button>
  );
}
