import { causePareto, causesLastTerm } from '../catalogue/cause-pareto';
import { commitmentLevel } from '../catalogue/commitment-level';
import { ppc, pcr } from '../catalogue/compliance';
import { projectDetails } from '../catalogue/project-details';
import { sCurve } from '../catalogue/s-curve';
import { termProgress } from '../catalogue/term-progress';
import type { Report } from './report';

/** Every report that there is a tile for, in the order in which people choose among them. */
export const REPORTS: readonly Report[] = [
  ppc,
  commitmentLevel,
  pcr,
  projectDetails,
  termProgress,
  sCurve,
  causePareto,
  causesLastTerm,
];
