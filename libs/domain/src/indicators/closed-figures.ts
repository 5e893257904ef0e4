import { derived } from '../plan/derived';
import type { Plan, ProgressPart, Term } from '../plan/plan';
import { closedTerms } from '../terms/open-term';
import { reachedAtCloses } from './records-progress';
import { figuresOfTerm, type TermFigures } from './term-figures';

/** A closed term and what its indicators are made of. */
export interface ClosedFigures {
  readonly term: Term;
  readonly figures: TermFigures;
}

/**
 * The figures of the closed terms, from the first to the last: as each close kept them. Those of a term that was closed
 * before closes kept any are calculated from its record and the plan as it is.
 */
export const closedFigures = derived((plan: Plan): readonly ClosedFigures[] => {
  const parts = new Map<string, ProgressPart>();
  const known = new Set<string>();
  return closedTerms(plan).map((term, place) => {
    const kept = plan.closes.get(term.id);
    if (kept) applyParts(parts, kept.parts);
    const figures = kept
      ? { ...kept, parts: [...parts.values()] }
      : figuresOfTerm(plan, term, term.tasks, reachedAtCloses(plan)[place]!, known);
    figures.identified.forEach((id) => known.add(id));
    return { term, figures };
  });
});

/** The restrictions that closed terms have found. */
export function identifiedByNow(plan: Plan): ReadonlySet<string> {
  return new Set(closedFigures(plan).flatMap(({ figures }) => figures.identified));
}

/** The parts of the last close that kept any, by leaf: what the next one is compared with. */
export function partsByNow(plan: Plan): ReadonlyMap<string, ProgressPart> {
  const parts = new Map<string, ProgressPart>();
  for (const term of closedTerms(plan)) applyParts(parts, plan.closes.get(term.id)?.parts ?? []);
  return parts;
}

function applyParts(parts: Map<string, ProgressPart>, changed: readonly ProgressPart[]): void {
  for (const part of changed) {
    if (part.done === 0 && part.due === 0) parts.delete(part.id);
    else parts.set(part.id, part);
  }
}
