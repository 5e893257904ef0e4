import type { PortfolioFigures } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery } from '../message';
import { id, instant } from '../primitives';

const trend = z.array(z.number().nullable()).readonly();
const day = z.string();

/** The domain's own type: what was calculated of a project for the portfolio. */
export const projectTrends = z.object({
  ppc: trend,
  pcr: trend,
  spi: trend,
  openRestrictions: z.number().int(),
  restrictionsAtRisk: z.number().int(),
  lastClose: instant.nullable(),
}) satisfies z.ZodType<PortfolioFigures>;

/** When a project ends by its forecast, and how likely it is done by its baseline's end, 0..1. */
export const forecastEnd = z.object({
  p50: day,
  p80: day,
  baseline: z.object({ day, chance: z.number() }).nullable(),
});
export type ForecastEnd = z.output<typeof forecastEnd>;

/** A project of a portfolio, by what is stored of it: nothing of its plan is read. */
export const portfolioProject = z.object({
  projectId: id,
  /** Null while nothing is calculated. */
  trends: projectTrends.nullable(),
  /** Null while its record is too small for one, or none is calculated. */
  end: forecastEnd.nullable(),
  /** When that end was calculated: forecasts are made at closes, and when somebody looks at one. */
  forecastAt: instant.nullable().default(null),
  /** The day until which what was recorded counts for that end. */
  dataDate: day.nullable().default(null),
  /** The last calculation of its trends failed: they are of before. */
  failed: z.boolean().default(false),
});
export type PortfolioProject = z.output<typeof portfolioProject>;

export const portfolioOf = defineQuery('reports', 'portfolio-of', {
  request: z.object({ projectIds: z.array(id).max(1000) }),
  response: z.object({ projects: z.array(portfolioProject) }),
});
