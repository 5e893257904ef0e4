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

/** Who changed a project last, in full; empty where nobody is named. */
export const modifierOf = (last: ProjectSummary['lastModified']): string =>
  last ? `${last.firstName} ${last.lastName}`.trim() : '';

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
    width: 190,
    grows: 0.5,
    value: ({ lastModified }) => lastModified?.date ?? null,
    // Whoever did it may have no name: a project that came from elsewhere.
    text: ({ lastModified }, { format }) =>
      [format.date(lastModified?.date), modifierOf(lastModified)].filter(Boolean).join(' · '),
  },
  percent('bl', 108),
  percent('realProgress', 92),
  percent('ppc', 80),
  percent('pcr', 80),
];
