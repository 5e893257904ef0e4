import { burnDown } from './catalogue/burn-down';
import {
  causePareto,
  causesByRole,
  causesByRoleLastTerm,
  causesLastSix,
  causesLastTerm,
} from './catalogue/cause-pareto';
import { commitmentLevel } from './catalogue/commitment-level';
import { pcr, ppc } from './catalogue/compliance';
import {
  pcrByResponsible,
  pcrByResponsibleLastTerm,
  ppcByResponsible,
  ppcByResponsibleLastTerm,
} from './catalogue/compliance-by-responsible';
import { causes } from './catalogue/causes';
import { causesByTerm } from './catalogue/causes-by-term';
import { ppcByCompany } from './catalogue/compliance-by-company';
import { criticalPath } from './catalogue/critical-path-drift';
import { earnedSchedule } from './catalogue/earned-schedule';
import { histogram } from './catalogue/histogram';
import {
  identificationByFamily,
  identificationRanges,
  identificationTime,
  identifiedByTerm,
} from './catalogue/identification';
import { pcrLastSix, ppcLastSix } from './catalogue/last-six-terms';
import { milestoneTrend } from './catalogue/milestone-trend';
import { projectDetails } from './catalogue/project-details';
import { restrictionStates, restrictionStatesByFamily } from './catalogue/restriction-states';
import { rhythm } from './catalogue/rhythm';
import { sCurve } from './catalogue/s-curve';
import { spi } from './catalogue/spi';
import { madeReady } from './catalogue/tasks-made-ready';
import { termProgress } from './catalogue/term-progress';
import type { Report } from './report';

/** Every report that there is a tile for, in the order in which people choose among them. */
export const REPORTS: readonly Report[] = [
  ...[ppc, commitmentLevel, madeReady, pcr, projectDetails, termProgress],
  ...[ppcLastSix, ppcByResponsible, ppcByResponsibleLastTerm, ppcByCompany],
  ...[pcrLastSix, pcrByResponsible, pcrByResponsibleLastTerm],
  ...[sCurve, spi, earnedSchedule, milestoneTrend, criticalPath, burnDown, histogram, rhythm],
  ...[causePareto, causesLastTerm, causesLastSix, causesByRole, causesByRoleLastTerm, causesByTerm, causes],
  ...[restrictionStates, restrictionStatesByFamily],
  ...[identificationTime, identificationByFamily, identificationRanges, identifiedByTerm],
];
