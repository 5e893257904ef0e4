import { z } from 'zod';
import { defineEvent, defineQuery } from '../message';
import { id, instant } from '../primitives';
import { indicatorResults } from './indicators';

export const reportStatus = z.enum(['loading', 'ready', 'error']);
/**
 * Indicators of a project at its newest computed seq; `stale` while a newer seq is being computed, of which the share `running`, 0..1, is
 * done.
 */
export const projectReports = defineQuery('reports', 'of-project', {
  request: z.object({ projectId: id }),
  response: z.object({
    status: reportStatus,
    seq: z.number().int(),
    stale: z.boolean(),
    running: z.number().min(0).max(1).nullable(),
    computedAt: instant.nullable(),
    indicators: indicatorResults.nullable(),
  }),
});
/** The few figures that the project list shows, for many projects at once. Percent 0..100, null when unknown. */
export const figuresOf = defineQuery('reports', 'figures-of', {
  request: z.object({ projectIds: z.array(id).max(1000) }),
  response: z.object({
    figures: z.array(
      z.object({
        projectId: id,
        bl: z.number().nullable(),
        /** What the plan itself has due by the day of the calculation. */
        planned: z.number().nullable(),
        realProgress: z.number().nullable(),
        ppc: z.number().nullable(),
        pcr: z.number().nullable(),
        currentTerm: z.number().int().nullable(),
      }),
    ),
  }),
});
export type ProjectFigures = Omit<z.infer<typeof figuresOf.response>['figures'][number], 'projectId'>;
/** Those of a project of which nobody has told any. */
export const UNKNOWN_FIGURES: ProjectFigures = {
  bl: null,
  planned: null,
  realProgress: null,
  ppc: null,
  pcr: null,
  currentTerm: null,
};
/** New results are there: open report pages load them. */
export const reportsComputed = defineEvent(
  'reports',
  'computed',
  z.object({ projectId: id, seq: z.number().int() }),
);
