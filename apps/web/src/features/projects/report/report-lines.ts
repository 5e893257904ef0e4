import type { CompanyReport, ProjectSummary } from '@plomada/contracts';

interface Words {
  readonly column: (name: string) => string;
  readonly status: (status: ProjectSummary['status']) => string;
  readonly date: (value: string | null) => string;
  readonly percent: (value: number | null) => string;
  readonly together: string;
}

const COLUMNS = [
  ...(['status', 'name', 'projectId', 'managerName', 'startDate', 'currentTerm', 'lastModified'] as const),
  ...(['bl', 'realProgress', 'ppc', 'pcr'] as const),
];

/** The report as lines of a sheet: headers, a project each, and all of them together. */
export function reportLines(
  { projects, totals }: CompanyReport,
  words: Words,
): readonly (readonly string[])[] {
  const figures = (those: Pick<ProjectSummary, 'bl' | 'realProgress' | 'ppc' | 'pcr'>) =>
    [those.bl, those.realProgress, those.ppc, those.pcr].map(words.percent);
  return [
    COLUMNS.map(words.column),
    ...projects.map((project) => [
      words.status(project.status),
      project.name,
      project.projectId,
      project.managerName,
      words.date(project.startDate),
      String(project.currentTerm ?? ''),
      words.date(project.lastModified?.date ?? null),
      ...figures(project),
    ]),
    ['', words.together, '', '', '', '', '', ...figures(totals)],
  ];
}
