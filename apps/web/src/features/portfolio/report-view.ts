import type { CompanyReport, ProjectSummary } from '@plomada/contracts';
import type { ExportTable } from '@plomada/interchange';

interface Words {
  readonly title: string;
  readonly column: (name: string) => string;
  readonly status: (status: ProjectSummary['status']) => string;
  /** How an instant reads. */
  readonly date: (instant: string) => string;
  readonly together: string;
}

const FIGURES = ['bl', 'realProgress', 'ppc', 'pcr'] as const;

/** The report as a table: a project each, and all of them together. Percents are numbers to calculate with. */
export function reportView({ projects, totals }: CompanyReport, words: Words): ExportTable {
  const column = (name: string, holds: ExportTable['columns'][number]['holds']) => ({
    head: words.column(name),
    holds,
  });
  const figures = (those: Pick<ProjectSummary, (typeof FIGURES)[number]>) =>
    FIGURES.map((name) => those[name]);
  return {
    name: words.title,
    columns: [
      ...['status', 'name', 'projectId', 'managerName'].map((name) => column(name, 'text')),
      column('startDate', 'date'),
      column('currentTerm', 'number'),
      column('lastModified', 'text'),
      ...FIGURES.map((name) => column(name, 'number')),
    ],
    lines: [
      ...projects.map((project) => [
        words.status(project.status),
        project.name,
        project.projectId,
        project.managerName,
        project.startDate,
        project.currentTerm,
        project.lastModified ? words.date(project.lastModified.date) : null,
        ...figures(project),
      ]),
      [null, words.together, null, null, null, null, null, ...figures(totals)],
    ],
  };
}
