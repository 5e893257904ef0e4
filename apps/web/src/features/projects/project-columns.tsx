import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router';
import { type Format, NOTHING } from '../../base/format';
import { projectPath } from '../../base/paths';
import { ContainerName } from './container-name';
import type { ListRow } from './list-rows';
import { ProjectLogo } from './project-logo';
import type { ListedProject } from './projects-slice';
import { StatusLabel } from './status-label';

type Column = GridColDef<ListRow>;

/** The columns of the project list (platform spec, "Home project list"). The lines come in order already. */
export function projectColumns(t: TFunction<'projects'>, format: Format): Column[] {
  return [
    {
      field: 'status',
      headerName: t('columns.status'),
      width: 106,
      ...ofProject((project) => t(`status.${project.status}`)),
      renderCell: ({ row }) => row.kind === 'project' && <StatusLabel status={row.project.status} />,
    },
    {
      field: 'name',
      headerName: t('columns.name'),
      flex: 1,
      minWidth: 188,
      // A container says nothing in the columns of projects: its name has their room.
      colSpan: (_, row) => (row.kind === 'container' ? 4 : undefined),
      valueGetter: (_, row) => (row.kind === 'project' ? row.project.name : row.container.name),
      renderCell: ({ row, tabIndex }) =>
        row.kind === 'project' ? (
          <ProjectName project={row.project} inside={row.inside} tabIndex={tabIndex} />
        ) : (
          <ContainerName container={row.container} count={row.count} tabIndex={tabIndex} />
        ),
    },
    {
      field: 'projectId',
      headerName: t('columns.projectId'),
      width: 112,
      ...ofProject(({ projectId }) => projectId),
    },
    {
      field: 'managerName',
      headerName: t('columns.manager'),
      flex: 0.9,
      minWidth: 158,
      ...ofProject(({ managerName }) => managerName || NOTHING),
    },
    {
      field: 'lastModified',
      headerName: t('columns.lastUpdate'),
      width: 254,
      ...ofProject(({ lastModified }) =>
        lastModified
          ? `${format.date(lastModified.date)} · ${`${lastModified.firstName} ${lastModified.lastName}`.trim()}`
          : NOTHING,
      ),
    },
    percentColumn('bl', t('columns.baseline'), format),
    percentColumn('realProgress', t('columns.progress'), format),
    percentColumn('ppc', t('columns.ppc'), format),
    percentColumn('pcr', t('columns.pcr'), format),
  ];
}

/** What a column says of projects; it says nothing of containers. */
const ofProject = (text: (project: ListedProject) => string): Pick<Column, 'valueGetter'> => ({
  valueGetter: (_, row) => (row.kind === 'project' ? text(row.project) : ''),
});

function percentColumn(
  field: 'bl' | 'realProgress' | 'ppc' | 'pcr',
  headerName: string,
  format: Format,
): Column {
  return {
    field,
    headerName,
    type: 'number',
    width: field === 'bl' ? 96 : 74,
    valueGetter: (_, row) => (row.kind === 'project' ? row.project[field] : null),
    valueFormatter: (value: number | null, row) =>
      row.kind === 'project' ? format.percentInColumn(value) : '',
  };
}

function ProjectName(props: {
  readonly project: ListedProject;
  readonly inside: boolean;
  readonly tabIndex: 0 | -1;
}) {
  const { project, inside, tabIndex } = props;
  return (
    <ProjectLogo url={project.logoURL} inside={inside}>
      <Link
        component={RouterLink}
        to={projectPath('/gantt', project.id)}
        tabIndex={tabIndex}
        title={project.name}
        underline="hover"
        noWrap
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        {project.name}
      </Link>
    </ProjectLogo>
  );
}
