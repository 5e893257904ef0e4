import type { CivilDate } from '../calendar/civil-date';
import { progressByTerm } from '../indicators/progress-by-term';
import type { Plan } from '../plan/plan';
import { openTerm, termLastDay, termsInOrder } from '../terms/open-term';

/** A short term as other programs read it; what a close says is null of one that is not closed. */
export interface ExportedTerm {
  readonly id: string;
  readonly number: number;
  readonly start: CivilDate;
  readonly lastDay: CivilDate;
  readonly state: 'closed' | 'open' | 'waiting';
  /** ISO 8601 UTC. */
  readonly closedAt: string | null;
  readonly reopenings: number;
  readonly promised: number | null;
  readonly kept: number | null;
  /** Percent; null too where nothing was promised. */
  readonly ppc: number | null;
  readonly restrictionsDue: number | null;
  readonly restrictionsReleased: number | null;
  readonly pcr: number | null;
  /** Percent of the project at the close. */
  readonly realProgress: number | null;
}

export function exportedTerms(plan: Plan): readonly ExportedTerm[] {
  const closes = new Map(progressByTerm(plan).map((one) => [one.termNumber, one]));
  const open = openTerm(plan);
  return termsInOrder(plan).map((term) => {
    const close = term.realClosingTime === null ? undefined : closes.get(term.number);
    return {
      id: term.id,
      number: term.number,
      start: term.startDate,
      lastDay: termLastDay(term),
      state: term.realClosingTime !== null ? 'closed' : term.id === open.id ? 'open' : 'waiting',
      closedAt: term.realClosingTime,
      reopenings: term.reopenings?.length ?? 0,
      promised: close?.ppc.denominator ?? null,
      kept: close?.ppc.numerator ?? null,
      ppc: close?.ppc.value ?? null,
      restrictionsDue: close?.pcr.denominator ?? null,
      restrictionsReleased: close?.pcr.numerator ?? null,
      pcr: close?.pcr.value ?? null,
      realProgress: close?.realProgress ?? null,
    };
  });
}
