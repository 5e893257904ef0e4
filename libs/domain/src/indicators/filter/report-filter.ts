import type { Indicators } from '../indicators';

/** What reports are narrowed to; an empty list, and null, take everything. */
export interface ReportFilter {
  /** Ids of responsibles. */
  readonly responsibles: readonly string[];
  /** Companies of responsibles, '' for those without one. */
  readonly companies: readonly string[];
  /** Families of restrictions. */
  readonly families: readonly string[];
  /** Ids of tasks: each with all below it. */
  readonly branches: readonly string[];
  /** Numbers of the first and the last closed term, inclusive. */
  readonly fromTerm: number | null;
  readonly toTerm: number | null;
}

export const NO_REPORT_FILTER: ReportFilter = {
  ...{ responsibles: [], companies: [], families: [], branches: [] },
  ...{ fromTerm: null, toTerm: null },
};

/** What a report can be narrowed by. */
export const FILTER_PARTS = ['people', 'branch', 'family', 'period'] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** The parts of a filter that take something away. */
export function partsInForce(filter: ReportFilter): readonly FilterPart[] {
  const { responsibles, companies, families, branches, fromTerm, toTerm } = filter;
  const inForce: Readonly<Record<FilterPart, boolean>> = {
    people: responsibles.length > 0 || companies.length > 0,
    branch: branches.length > 0,
    family: families.length > 0,
    period: fromTerm !== null || toTerm !== null,
  };
  return FILTER_PARTS.filter((part) => inForce[part]);
}

/** The filter with these parts alone. */
export function onlyParts(filter: ReportFilter, parts: readonly FilterPart[]): ReportFilter {
  const { responsibles, companies, families, branches, fromTerm, toTerm } = filter;
  return {
    ...NO_REPORT_FILTER,
    ...(parts.includes('people') && { responsibles, companies }),
    ...(parts.includes('branch') && { branches }),
    ...(parts.includes('family') && { families }),
    ...(parts.includes('period') && { fromTerm, toTerm }),
  };
}

const PLANNED: readonly FilterPart[] = ['people', 'branch'];
const BY_TERM: readonly FilterPart[] = [...PLANNED, 'period'];
const RESTRICTIONS: readonly FilterPart[] = [...PLANNED, 'family'];
const RELEASES: readonly FilterPart[] = [...RESTRICTIONS, 'period'];
const TERMS: readonly FilterPart[] = ['period'];

/**
 * By what each report is narrowed. How many restrictions there were at a close, and the critical path, are kept of the whole project: of a
 * part of it nobody knows them afterwards, and those reports stay whole rather than be wrong. How far a part was at a close is calculated
 * from the terms' records, by what its tasks weigh now.
 */
export const NARROWED_BY: Readonly<Record<keyof Indicators, readonly FilterPart[]>> = {
  ProjectDetails: PLANNED,
  PPC: BY_TERM,
  PPC_Last_6_Weeks: BY_TERM,
  CommitmentLevel: BY_TERM,
  TasksMadeReady: BY_TERM,
  PPCResponsible: BY_TERM,
  PPCResponsibleWeek: BY_TERM,
  PPCByCompany: BY_TERM,
  PCR: RELEASES,
  PCR_Last_6_Weeks: RELEASES,
  PCRResponsible: RELEASES,
  PCRResponsibleWeek: RELEASES,
  PPC_PCR_RealProgress: BY_TERM,
  CNCPareto: BY_TERM,
  CNC: BY_TERM,
  CNC6Weeks: BY_TERM,
  CNCLastWeek: BY_TERM,
  CNCByRole: BY_TERM,
  CNCByRoleLastTerm: BY_TERM,
  CNCByTerm: BY_TERM,
  IdenTime: RESTRICTIONS,
  IdenTimeByFamily: RESTRICTIONS,
  IdenRanges: RESTRICTIONS,
  IdenRest: TERMS,
  restState: RESTRICTIONS,
  restStateFamily: RESTRICTIONS,
  rhythm: PLANNED,
  histogram: PLANNED,
  burnDown: PLANNED,
  SCurve: PLANNED,
  SPI: BY_TERM,
  SPIt: BY_TERM,
  MilestoneTrend: PLANNED,
  CriticalPathDrift: TERMS,
};

/** What 100 % of a report's progress is once it is narrowed to people or branches: what was chosen, or still the whole project. */
export type ProgressBasis = 'part' | 'project';

/**
 * Those that show progress. A close kept what each task had done and was due in percent of the whole project, by its weights of then: the
 * SPI of a part is made of these, so that it stays as it was.
 */
export const PROGRESS_BASIS: Readonly<Partial<Record<keyof Indicators, ProgressBasis>>> = {
  ProjectDetails: 'part',
  PPC_PCR_RealProgress: 'part',
  burnDown: 'part',
  SCurve: 'part',
  SPI: 'project',
};
