import { causePareto } from '../catalogue/cause-pareto';
import { ppc, pcr } from '../catalogue/compliance';
import { projectDetails } from '../catalogue/project-details';
import { sCurve } from '../catalogue/s-curve';
import { termProgress } from '../catalogue/term-progress';
import type { Report } from './report';

/** Every report that there is a tile for, in the order in which people choose among them. */
export const REPORTS: readonly Report[] = [ppc, pcr, projectDetails, termProgress, sCurve, causePareto];
