import {
  type CauseTally,
  type FamilyTally,
  LABORATORY_INDICATORS,
  type LaboratoryFigure,
  type LaboratoryIndicator,
  type LaboratoryTerm,
} from '@plomada/domain';
import { z } from 'zod';
import { defineQuery } from '../message';
import { civilDate, id, instant, plainText } from '../primitives';

/** What one choice may come to. */
export const LABORATORY_LIMITS = {
  /** Indicators that are shown at once. */
  indicators: 6,
  /** Projects, containers, regions or types that are named one by one. */
  chosen: 100,
  /** Weeks that a period counted back from today may have. */
  weeks: 520,
} as const;

export const laboratoryIndicator = z.enum(
  Object.keys(LABORATORY_INDICATORS) as [LaboratoryIndicator, ...LaboratoryIndicator[]],
);

const chosen = z.array(plainText().min(1).max(200)).max(LABORATORY_LIMITS.chosen);

/** What is compared with what, and when; what is missing is as the laboratory comes. */
export const laboratoryChoice = z
  .strictObject({
    /** Ids; none for all that the next three leave. */
    projects: chosen,
    /** Ids of containers, names of regions and of types of projects; none for any. */
    containers: chosen,
    regions: chosen,
    types: chosen,
    indicators: z.array(laboratoryIndicator).max(LABORATORY_LIMITS.indicators),
    /** Counted back from today; null for the days from and to. */
    weeks: z.number().int().min(1).max(LABORATORY_LIMITS.weeks).nullable(),
    from: civilDate.or(z.literal('')),
    to: civilDate.or(z.literal('')),
    /** What may lead, and what may follow it. */
    lead: laboratoryIndicator,
    follow: laboratoryIndicator,
  })
  .partial();

const figure = z.object({
  value: z.number().nullable(),
  numerator: z.number(),
  denominator: z.number(),
}) satisfies z.ZodType<LaboratoryFigure>;
const causeTally = z.object({ type: z.string(), count: z.number().int() }) satisfies z.ZodType<CauseTally>;
const familyTally = z.object({
  family: z.string(),
  due: z.number().int(),
  inTime: z.number().int(),
  found: z.number().int(),
  daysAhead: z.number(),
}) satisfies z.ZodType<FamilyTally>;

const laboratoryTerm = z.object({
  number: z.number().int(),
  lastDay: z.string(),
  figures: z.partialRecord(laboratoryIndicator, figure),
}) satisfies z.ZodType<Pick<LaboratoryTerm, 'number' | 'lastDay' | 'figures'>>;

/** The terms of a project in the period, and what they come to by cause and by family of restrictions. */
export const laboratoryProject = z.object({
  projectId: id,
  /** As of when; null while nothing is calculated of it. */
  computedAt: instant.nullable(),
  /** The last calculation failed: its terms are of before. */
  failed: z.boolean().default(false),
  terms: z.array(laboratoryTerm),
  causes: z.array(causeTally),
  families: z.array(familyTally),
});
export type LaboratoryProject = z.output<typeof laboratoryProject>;

/** From the stored results: nothing of any plan is read. A project whose results are of before this was kept is calculated anew. */
export const laboratoryOf = defineQuery('reports', 'laboratory-of', {
  request: z.object({
    projectIds: z.array(id).max(1000),
    indicators: z.array(laboratoryIndicator),
    from: civilDate.nullable(),
    to: civilDate.nullable(),
  }),
  response: z.object({ projects: z.array(laboratoryProject) }),
});
