import type { ProjectSummary } from '@plomada/contracts';
import type { CatalogueColumn } from './catalogue';

type Column = CatalogueColumn<ProjectSummary>;

const percent = (id: 'bl' | 'realProgress' | 'ppc' | 'pcr', width: number): Column => ({
  id,
  kind: 'percent',
  label: `columns:project.${id}`,
  width,
  value: (project) => project[id],
});

/** What tables say of projects (platform spec, "Home project list"). */
export const PROJECT_COLUMNS: readonly Column[] = [
  {
    id: 'status',
    kind: 'choice',
    label: 'columns:project.status',
    width: 106,
    value: ({ status }) => status,
    text: ({ status }, { t }) => t(`projects:status.${status}`),
    choices: ({ status }, { t }) => [{ key: status, label: t(`projects:status.${status}`) }],
  },
  {
    id: 'name',
    kind: 'text',
    label: 'columns:project.name',
    width: 188,
    grows: 1,
    value: ({ name }) => name,
  },
  {
    id: 'projectId',
    kind: 'text',
    label: 'columns:project.projectId',
    width: 112,
    value: ({ projectId }) => projectId,
  },
  {
    id: 'managerName',
    kind: 'text',
    label: 'columns:project.managerName',
    width: 158,
    grows: 0.9,
    value: ({ managerName }) => managerName,
  },
  {
    id: 'startDate',
    kind: 'date',
    label: 'columns:project.startDate',
    width: 108,
    value: ({ startDate }) => startDate,
  },
  {
    id: 'currentTerm',
    kind: 'number',
    label: 'columns:project.currentTerm',
    width: 104,
    value: ({ currentTerm }) => currentTerm,
  },
  {
    id: 'lastModified',
    kind: 'instant',
    label: 'columns:project.lastModified',
    width: 248,
    value: ({ lastModified }) => lastModified?.date ?? null,
    text: ({ lastModified }, { format }) =>
      lastModified
        ? `${format.date(lastModified.date)} · ${`${lastModified.firstName} ${lastModified.lastName}`.trim()}`
        : format.date(null),
  },
  percent('bl', 96),
  percent('realProgress', 78),
  percent('ppc', 74),
  percent('pcr', 74),
];
