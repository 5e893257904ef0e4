import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { burnDown } from './burn-down';
import { causesOf } from './causes';
import { commitmentLevels } from './commitment-level';
import { pcrOf, ppcOf } from './compliance';
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
import { sCurve } from './s-curve';
import { spiSeries } from './spi';
import { tasksMadeReady } from './tasks-made-ready';

/** Every indicator of a plan under its report id. */
export type Indicators = ReturnType<typeof indicatorsOf>;

/** Calculates all indicators, as of the end of `today`. Ids are those of the report catalogue; those with most rows come last. */
export function indicatorsOf(plan: Plan, today: CivilDate) {
  const ppc = ppcOf(plan);
  const pcr = pcrOf(plan);
  const causes = causesOf(plan);
  return {
    ProjectDetails: projectDetails(plan, today),
    PPC: { total: ppc.total, terms: ppc.byTerm, monthAverages: ppc.monthAverages.map(numbersOf) },
    PPC_Last_6_Weeks: ppc.lastSix,
    CommitmentLevel: commitmentLevels(plan),
    PPCResponsible: ppc.byResponsible,
    PPCResponsibleWeek: ppc.byResponsibleLastTerm,
    PPCByCompany: ppc.byCompany,
    PCR: { total: pcr.total, terms: pcr.byTerm, monthAverages: pcr.monthAverages.map(numbersOf) },
    PCR_Last_6_Weeks: pcr.lastSix,
    PCRResponsible: pcr.byResponsible,
    PCRResponsibleWeek: pcr.byResponsibleLastTerm,
    PPC_PCR_RealProgress: progressByTerm(plan).map((term) => ({
      ...term,
      ppc: numbersOf(term.ppc),
      pcr: numbersOf(term.pcr),
    })),
    CNCPareto: causes.byType,
    CNC: causes.byType,
    CNC6Weeks: causes.byTypeLastSix,
    CNCLastWeek: causes.byTypeLastTerm,
    CNCByRole: causes.byRole,
    CNCByRoleLastTerm: causes.byRoleLastTerm,
    CNCByTerm: causes.byTerm,
    IdenTime: identificationTime(plan.restrictions.rows),
    IdenTimeByFamily: identificationTimeByFamily(plan),
    IdenRanges: identificationRanges(plan.restrictions.rows),
    IdenRest: identifiedByTerm(plan),
    restState: restrictionStates(plan.restrictions.rows, today),
    restStateFamily: restrictionStatesByFamily(plan, today),
    rhythm: rhythm(plan),
    histogram: histogram(plan),
    burnDown: burnDown(plan, today),
    SCurve: sCurve(plan, today),
    SPI: spiSeries(plan, today),
    SPIt: earnedSchedule(plan, today),
    TasksMadeReady: tasksMadeReady(plan),
    MilestoneTrend: milestoneTrends(plan),
    CriticalPathDrift: criticalPathDrift(plan),
  };
}
