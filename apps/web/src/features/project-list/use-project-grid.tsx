import { useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { Grid } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { CONTAINER_PATH, containerPath, projectPath } from '../../base/paths';
import { ContainerName } from './container-name';
import type { ListRow, Sort, SortField } from './list-rows';
import { useProjectColumns } from './project-columns';

const NOTHING_HIDDEN = {};
const HIDDEN_WHEN_NARROW = { hidden: ['managerName', 'lastModified', 'projectId'] };
const idOf = ({ id }: ListRow) => id;
const rowName = (row: ListRow) => (row.kind === 'project' ? row.project.name : row.container.name);

interface Sorting {
  readonly sort: Sort;
  readonly setSort: (sort: Sort) => void;
}

/** The grid of the project list: projects come in order below their containers, which stand across all columns. */
export function useProjectGrid(rows: readonly ListRow[], { sort, setSort }: Sorting): Grid<ListRow> {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const narrow = useNarrow();
  return useGrid<ListRow>({
    name: t('title'),
    columns: useProjectColumns(),
    rows,
    idOf,
    rowName,
    initial: narrow ? HIDDEN_WHEN_NARROW : NOTHING_HIDDEN,
    keptAs: 'projects',
    keptWith: 'person',
    noRows: t('nothingFound'),
    sorted: {
      by: { id: sort.field, desc: sort.direction === 'desc' },
      onSorted: ({ id, desc }) => setSort({ field: id as SortField, direction: desc ? 'desc' : 'asc' }),
    },
    banner: containerOf,
    opensBy: 'click',
    onOpen: (row) => {
      const isProject = row.kind === 'project';
      void navigate(isProject ? projectPath('/gantt', row.id) : containerPath(CONTAINER_PATH, row.id));
    },
  });
}

const containerOf = (row: ListRow, reach: 0 | -1) =>
  row.kind === 'container' ? (
    <ContainerName container={row.container} count={row.count} tabIndex={reach} />
  ) : null;
