import type { CivilDate } from '../calendar/civil-date';
import { percentOf } from '../progress/hundredths';
import type { CauseTally, FamilyTally, LaboratoryTerm } from './laboratory-terms';

/** Days from and to, both included; null where it is open. */
export interface Period {
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** The terms of a period: those whose last day is in it, since the terms of projects begin on different days. */
export const termsIn = (terms: readonly LaboratoryTerm[], { from, to }: Period): readonly LaboratoryTerm[] =>
  terms.filter(({ lastDay }) => (from === null || lastDay >= from) && (to === null || lastDay <= to));

/** The causes of terms together, the most frequent first. */
export function causesOfTerms(terms: readonly Pick<LaboratoryTerm, 'causes'>[]): readonly CauseTally[] {
  const counts = new Map<string, number>();
  for (const { type, count } of terms.flatMap(({ causes }) => causes))
    counts.set(type, (counts.get(type) ?? 0) + count);
  return Array.from(counts, ([type, count]) => ({ type, count })).sort(
    (a, b) => b.count - a.count || (a.type < b.type ? -1 : 1),
  );
}

/** The restrictions of terms together, by family in alphabetical order. */
export function familiesOfTerms(terms: readonly Pick<LaboratoryTerm, 'families'>[]): readonly FamilyTally[] {
  const sums = new Map<string, FamilyTally>();
  for (const one of terms.flatMap(({ families }) => families)) {
    const { due = 0, inTime = 0, found = 0, daysAhead = 0 } = sums.get(one.family) ?? {};
    sums.set(one.family, {
      family: one.family,
      due: due + one.due,
      inTime: inTime + one.inTime,
      found: found + one.found,
      daysAhead: daysAhead + one.daysAhead,
    });
  }
  return [...sums.values()].sort((a, b) => (a.family < b.family ? -1 : 1));
}

/** How often one thing happened in each project. */
export interface ProjectCounts {
  readonly projectId: string;
  readonly counts: readonly { readonly key: string; readonly count: number }[];
}

/** One bar of a Pareto chart over several projects. */
export interface SharedCount {
  readonly key: string;
  readonly count: number;
  /** Percent of all that was counted; the same with all that happened more often. The last one is 100. */
  readonly share: number;
  readonly cumulative: number;
  /** Projects in which it happened, the most often first. */
  readonly projects: readonly { readonly projectId: string; readonly count: number }[];
}

/** What happened in several projects, the most frequent first (Juran 1951, Quality Control Handbook), and where it did. */
export function paretoOver(projects: readonly ProjectCounts[]): readonly SharedCount[] {
  const found = new Map<string, { readonly projectId: string; readonly count: number }[]>();
  for (const { projectId, counts } of projects)
    for (const { key, count } of counts)
      if (count > 0) found.set(key, [...(found.get(key) ?? []), { projectId, count }]);
  const bars = Array.from(found, ([key, those]) => ({
    key,
    count: those.reduce((sum, { count }) => sum + count, 0),
    projects: those.sort((a, b) => b.count - a.count),
  })).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  let reached = 0;
  return bars.map((bar) => {
    reached += bar.count;
    return { ...bar, share: percentOf(bar.count, all)!, cumulative: percentOf(reached, all)! };
  });
}
