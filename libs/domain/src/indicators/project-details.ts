import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { progressOf } from '../progress/roll-up';
import { openTerm, termLastDay } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { pcrOf, ppcOf } from './compliance';
import { planEnd } from './plan-end';
import { baselineCurve, masterPlanCurve } from './planned-curve';

/** The project at a glance; percentages with 2 decimals. */
export interface ProjectDetails {
  readonly name: string;
  readonly startDate: CivilDate;
  /** The day after the last one of the plan (exclusive); null in an empty one. */
  readonly endDate: CivilDate | null;
  readonly tasks: number;
  readonly realProgress: number;
  /** By the master plan's present dates. */
  readonly plannedProgress: number;
  /** By the default baseline; null without one. */
  readonly baselineProgress: number | null;
  /** Of the last closed term. */
  readonly ppc: number | null;
  readonly pcr: number | null;
  readonly term: { readonly number: number; readonly startDate: CivilDate; readonly lastDay: CivilDate };
}

/** Name, dates, progress and compliance of a plan, as of the end of `today`. */
export function projectDetails(plan: Plan, today: CivilDate): ProjectDetails {
  const term = openTerm(plan);
  const baseline = baselineCurve(plan);
  return {
    name: plan.settings.name,
    startDate: plan.settings.startDate,
    endDate: planEnd(plan),
    tasks: treeOf(plan).leaves.length,
    realProgress: roundTo2(progressOf(plan).project * 100),
    plannedProgress: roundTo2((masterPlanCurve(plan)?.at(today) ?? 0) * 100),
    baselineProgress: baseline ? roundTo2(baseline.at(today) * 100) : null,
    ppc: ppcOf(plan).lastTerm?.value ?? null,
    pcr: pcrOf(plan).lastTerm?.value ?? null,
    term: { number: term.number, startDate: term.startDate, lastDay: termLastDay(term) },
  };
}
