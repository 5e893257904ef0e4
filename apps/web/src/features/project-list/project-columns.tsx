import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../base/grid/column';
import { projectPath } from '../../base/paths';
import { columnsWithin, drawn } from '../../columns/catalogue';
import { PROJECT_COLUMNS } from '../../columns/project-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { LastUpdate } from './last-update';
import type { ListRow } from './list-rows';
import { ProjectLogo } from './project-logo';
import type { ListedProject } from '../projects/projects-slice';
import { StatusLabel } from './status-label';

/** What there is no room for in the list; the report of the company has it. */
const NOT_LISTED: ReadonlySet<string> = new Set(['startDate', 'currentTerm']);
const LISTED = PROJECT_COLUMNS.filter(({ id }) => !NOT_LISTED.has(id));

const projectIn = (row: ListRow): ListedProject | null => (row.kind === 'project' ? row.project : null);

/** The columns of the project list (platform spec, "Home project list"). */
export function useProjectColumns(): readonly Column<ListRow>[] {
  const columns = useColumns(LISTED, useWords(['projects']), null);
  return useMemo(() => {
    const shown = drawn(columns, {
      status: ({ status }) => <StatusLabel status={status} />,
      lastModified: ({ lastModified }) => <LastUpdate lastModified={lastModified} />,
    });
    return drawn(columnsWithin(shown, projectIn), {
      name: (row, reach) =>
        row.kind === 'project' && <ProjectName project={row.project} inside={row.inside} tabIndex={reach} />,
    });
  }, [columns]);
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
