import type { Indicators } from './indicators';

const LAST_PLANNER = 'Ballard, G. (2000), The Last Planner System of Production Control';
const REMOVAL = 'Jang & Kim (2007), Use of Percent of Constraint Removal, IGLC-15';
const EARNED_VALUE = 'PMI, Practice Standard for Earned Value Management';
const PARETO = 'Juran, J. M. (1951), Quality Control Handbook';

/** Who published what an indicator is; the others are the product's own. */
export const INDICATOR_SOURCES: Readonly<Partial<Record<keyof Indicators, string>>> = {
  PPC: LAST_PLANNER,
  PPC_Last_6_Weeks: LAST_PLANNER,
  PPCResponsible: LAST_PLANNER,
  PPCResponsibleWeek: LAST_PLANNER,
  PPCByCompany: LAST_PLANNER,
  PPC_PCR_RealProgress: LAST_PLANNER,
  PCR: REMOVAL,
  PCR_Last_6_Weeks: REMOVAL,
  PCRResponsible: REMOVAL,
  PCRResponsibleWeek: REMOVAL,
  TasksMadeReady:
    'Hamzeh, F., Ballard, G. & Tommelein, I. (2012), Rethinking Lookahead Planning to Optimize Construction Workflow',
  MilestoneTrend: 'Albert, I. & Högsdal, B. (1987), Trendanalyse',
  SCurve: EARNED_VALUE,
  SPI: EARNED_VALUE,
  SPIt: 'Lipke, W. (2003), Schedule is Different',
  CNCPareto: PARETO,
  CNCLastWeek: PARETO,
  CNC6Weeks: PARETO,
  CNCByTerm: LAST_PLANNER,
  CNCByRole: LAST_PLANNER,
  CNCByRoleLastTerm: LAST_PLANNER,
  CNC: LAST_PLANNER,
  histogram: 'PMI, PMBOK Guide: resource histogram',
  burnDown: 'Schwaber, K. & Beedle, M. (2002), Agile Software Development with Scrum',
};
