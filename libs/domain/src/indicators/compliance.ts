import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';
import { closedTerms } from '../terms/open-term';
import { namesOfPeople } from './people';
import { promisedRestrictions } from './promised-restrictions';
import { promisedTasks } from './promised-tasks';
import {
  type CompanyRatio,
  keptRatio,
  monthAverages,
  type MonthRatio,
  type Promised,
  ratioByCompany,
  ratioByResponsible,
  ratioByTerm,
  type ResponsibleRatio,
  type TermRatio,
} from './promises';
import type { Ratio } from './result';

/** PPC or PCR from every side. */
export interface Compliance {
  /** Of the last closed term; null while no term is closed. */
  readonly lastTerm: TermRatio | null;
  /** Of all closed terms together. */
  readonly total: Ratio<Promised>;
  readonly byTerm: readonly TermRatio[];
  readonly lastSix: readonly TermRatio[];
  readonly byResponsible: readonly ResponsibleRatio[];
  readonly byCompany: readonly CompanyRatio[];
  readonly byResponsibleLastTerm: readonly ResponsibleRatio[];
  readonly monthAverages: readonly MonthRatio[];
}

/** Terms that the "last 6 weeks" indicators show. */
export const RECENT_TERMS = 6;

/** Percent plan complete: tasks met ÷ tasks promised. */
export const ppcOf = derived((plan: Plan): Compliance => compliance(plan, promisedTasks(plan)));

/** Percent of restrictions released by the day they were due. */
export const pcrOf = derived((plan: Plan): Compliance => compliance(plan, promisedRestrictions(plan)));

function compliance(plan: Plan, promises: readonly Promised[]): Compliance {
  const byTerm = ratioByTerm(closedTerms(plan), promises);
  const lastTerm = byTerm[byTerm.length - 1] ?? null;
  const called = namesOfPeople(plan);
  return {
    lastTerm,
    total: keptRatio(promises),
    byTerm,
    lastSix: byTerm.slice(-RECENT_TERMS),
    byResponsible: ratioByResponsible(promises, called),
    byCompany: ratioByCompany(promises, (id) => plan.responsibles.get(id)?.company ?? ''),
    byResponsibleLastTerm: ratioByResponsible(lastTerm?.rows ?? [], called),
    monthAverages: monthAverages(byTerm),
  };
}
