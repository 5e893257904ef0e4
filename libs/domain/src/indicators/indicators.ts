import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { burnDown } from './burn-down';
import { causesOf } from './causes';
import { commitmentLevels } from './commitment-level';
import { type Compliance, pcrOf, ppcOf } from './compliance';
import { criticalPathDrift } from './critical-path';
import { earnedSchedule } from './earned-schedule';
import { histogram } from './histogram';
import {
  identificationRanges,
  identificationTime,
  identificationTimeByFamily,
  identifiedByTerm,
} from './identification';
import { milestoneTrends } from './milestone-trend';
import { progressByTerm } from './progress-by-term';
import { projectDetails } from './project-details';
import { restrictionStates, restrictionStatesByFamily } from './restriction-states';
import { numbersOf } from './result';
import { rhythm } from './rhythm';
import { joinChunks, type SCurve, sCurve, sCurveChunkCount, sCurveChunks } from './s-curve';
import { spiSeries } from './spi';
import { tasksMadeReady } from './tasks-made-ready';

/** How each indicator is calculated, as of the end of `today`. Ids are those of the report catalogue; those with most rows come last. */
export const CALCULATIONS = {
  ProjectDetails: projectDetails,
  PPC: (plan) => summaryOf(ppcOf(plan)),
  PPC_Last_6_Weeks: (plan) => ppcOf(plan).lastSix,
  CommitmentLevel: commitmentLevels,
  PPCResponsible: (plan) => ppcOf(plan).byResponsible,
  PPCResponsibleWeek: (plan) => ppcOf(plan).byResponsibleLastTerm,
  PPCByCompany: (plan) => ppcOf(plan).byCompany,
  PCR: (plan) => summaryOf(pcrOf(plan)),
  PCR_Last_6_Weeks: (plan) => pcrOf(plan).lastSix,
  PCRResponsible: (plan) => pcrOf(plan).byResponsible,
  PCRResponsibleWeek: (plan) => pcrOf(plan).byResponsibleLastTerm,
  PPC_PCR_RealProgress: (plan) =>
    // The promises of tasks stand with the PPC. Those of restrictions are here: a filter by family narrows the PCR, and not this one.
    progressByTerm(plan).map((term) => ({ ...term, ppc: numbersOf(term.ppc) })),
  CNCPareto: (plan) => causesOf(plan).byType,
  CNC: (plan) => causesOf(plan).byType,
  CNC6Weeks: (plan) => causesOf(plan).byTypeLastSix,
  CNCLastWeek: (plan) => causesOf(plan).byTypeLastTerm,
  CNCByRole: (plan) => causesOf(plan).byRole,
  CNCByRoleLastTerm: (plan) => causesOf(plan).byRoleLastTerm,
  CNCByTerm: (plan) => causesOf(plan).byTerm,
  IdenTime: (plan) => identificationTime(plan.restrictions.rows),
  IdenTimeByFamily: identificationTimeByFamily,
  IdenRanges: (plan) => identificationRanges(plan.restrictions.rows),
  IdenRest: identifiedByTerm,
  restState: (plan, today) => restrictionStates(plan.restrictions.rows, today),
  restStateFamily: restrictionStatesByFamily,
  rhythm,
  histogram,
  burnDown,
  SCurve: sCurve,
  SPI: spiSeries,
  SPIt: earnedSchedule,
  TasksMadeReady: tasksMadeReady,
  MilestoneTrend: milestoneTrends,
  CriticalPathDrift: criticalPathDrift,
} as const satisfies Record<string, (plan: Plan, today: CivilDate) => unknown>;

/** Every indicator of a plan under its report id. */
export type Indicators = {
  readonly [Id in keyof typeof CALCULATIONS]: ReturnType<(typeof CALCULATIONS)[Id]>;
};

/** Calculates all indicators, as of the end of `today`. */
export function indicatorsOf(plan: Plan, today: CivilDate): Indicators {
  const steps = indicatorSteps(plan, today);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * The same piece by piece: says after each piece of the S-curve what share of the steps is done, more than 0 and less than 1. All other
 * indicators together are the last step.
 */
export function* indicatorSteps(plan: Plan, today: CivilDate): Generator<number, Indicators> {
  const steps = sCurveChunkCount(plan) + 1;
  const chunks: SCurve[] = [];
  for (const chunk of sCurveChunks(plan, today)) {
    chunks.push(chunk);
    yield chunks.length / steps;
  }
  const curve = joinChunks(chunks);
  const results = Object.entries(CALCULATIONS).map(([id, calculate]) => [
    id,
    id === 'SCurve' ? curve : calculate(plan, today),
  ]);
  return Object.fromEntries(results) as Indicators;
}

const summaryOf = ({ total, byTerm, monthAverages }: Compliance) => ({
  ...{ total, terms: byTerm },
  monthAverages: monthAverages.map(numbersOf),
});
