import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AddIcon, BuildingIcon, GanttIcon } from '../../app/icons/icons';
import { Page } from '../../app/layout/page';
import { PageHeader } from '../../app/layout/page-header';
import { searchable } from '../../app/search-text';
import { Empty } from '../../app/states/empty';
import { ErrorRetry } from '../../app/states/error-retry';
import { LoadingRows } from '../../app/states/loading';
import { ProjectSearch } from './project-search';
import { ProjectTable } from './project-table';
import {
  type ListedProject,
  projectsActions,
  selectBusiness,
  selectProjectsFailure,
  selectProjectsStatus,
} from './projects-slice';
import { useMay } from './roles';

export function ProjectListPage() {
  const { t } = useTranslation('projects');
  const mayCreate = useMay('createProject');
  const business = useAppSelector(selectBusiness);
  const [query, setQuery] = useState('');
  const projects = useFound(business?.projects, useDeferredValue(query));
  const some = Boolean(business?.projects.length);
  return (
    <Page layout="fill">
      <PageHeader
        title={t('title')}
        context={business && some && t('count', { count: business.projects.length, business: business.name })}
        tools={some && <ProjectSearch value={query} onChange={setQuery} />}
        action={mayCreate && business && some && <NewProjectButton />}
      />
      <List projects={projects} some={some} mayCreate={mayCreate && business !== null} />
    </Page>
  );
}

interface ListProps {
  readonly projects: readonly ListedProject[];
  readonly some: boolean;
  readonly mayCreate: boolean;
}

/** The list in each of its states. What is there stays while it is loaded again. */
function List({ projects, some, mayCreate }: ListProps) {
  const { t } = useTranslation('projects');
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectProjectsStatus);
  const failure = useAppSelector(selectProjectsFailure);
  const mayAddBusiness = useMay('createBusiness');
  const business = useAppSelector(selectBusiness);
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
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <ProjectTable projects={projects} />
    </Box>
  );
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

/** Projects whose name or code holds what was typed. */
function useFound(projects: readonly ListedProject[] | undefined, query: string): readonly ListedProject[] {
  return useMemo(() => {
    const wanted = searchable(query);
    return (projects ?? []).filter(({ name, projectId }) =>
      searchable(`${name}\n${projectId}`).includes(wanted),
    );
  }, [projects, query]);
}
