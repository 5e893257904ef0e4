import type { ProjectSummary } from '@plomada/contracts';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Column } from '../../base/grid/column';
import { projectPath } from '../../base/paths';
import { drawn } from '../../columns/catalogue';
import { PROJECT_COLUMNS } from '../../columns/project-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { LastUpdate } from '../project-list/last-update';
import { StatusLabel } from '../project-list/status-label';

/** The columns of the company's report: all that are known of projects. */
export function useReportColumns(): readonly Column<ProjectSummary>[] {
  const columns = useColumns(PROJECT_COLUMNS, useWords(['projects']), null);
  return useMemo(
    () =>
      drawn(columns, {
        status: ({ status }) => <StatusLabel status={status} />,
        lastModified: ({ lastModified }) => <LastUpdate lastModified={lastModified} />,
        name: ({ id, name }, reach) => (
          <Link
            component={RouterLink}
            to={projectPath('/reports', id)}
            tabIndex={reach}
            title={name}
            underline="hover"
            noWrap
            sx={{ fontWeight: 600, color: 'text.primary' }}
          >
            {name}
          </Link>
        ),
      }),
    [columns],
  );
}
