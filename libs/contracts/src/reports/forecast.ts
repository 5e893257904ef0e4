import type { PlanForecast } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery } from '../message';
import { id, instant } from '../primitives';

const day = z.string();
const share = z.number();
const list = <S extends z.ZodType>(item: S) => z.array(item).readonly();

const dates = z.object({ p10: day, p50: day, p80: day, p90: day });
const chance = z.object({ day, chance: share }).nullable();
const count = z.object({ tasks: z.number(), terms: z.number() });

const pending = z.object({ status: z.literal('pending'), has: count, needs: count });
const ready = z.object({
  status: z.literal('ready'),
  dataDate: day,
  runs: z.number(),
  grounds: count.extend({
    waits: z.number(),
    lateness: z.number(),
    usesFirm: z.boolean(),
    openWithoutLinks: list(z.string()),
  }),
  end: dates.extend({ planned: day, baseline: chance }),
  curve: list(z.object({ day, share })),
  points: list(
    dates.extend({
      taskId: z.string(),
      kind: z.enum(['milestone', 'summary']),
      planned: day,
      baseline: chance,
      deadline: chance,
    }),
  ),
  critical: list(z.object({ taskId: z.string(), criticality: share, p50: day, p80: day })),
  restrictions: list(z.object({ restrictionId: z.string(), share, daysAtP80: z.number() })),
  allRestrictionsDaysAtP80: z.number(),
});

/** A forecast between the services and on the screens: the domain's own type. */
export const planForecast = z.discriminatedUnion('status', [
  pending,
  ready,
]) satisfies z.ZodType<PlanForecast>;
export type ReadyForecast = z.output<typeof ready>;

/** What was forecast after the close of a term. */
export const pastForecast = z.object({
  termNumber: z.number().int(),
  /** Of that close: a term that is opened again is closed, and forecast, anew. */
  closedAt: instant,
  dataDate: day,
  p50: day,
  p80: day,
  /** The P80 of milestones then, by the task's id. */
  milestones: z.record(id, day),
});
export type PastForecast = z.output<typeof pastForecast>;

/**
 * When a project ends, by its own record; asking for one that is old, or not there, has it calculated. `running` is the share of that which
 * is done, null while nothing is calculated.
 */
export const projectForecast = defineQuery('reports', 'forecast-of', {
  request: z.object({ projectId: id }),
  response: z.object({
    /** Null until there is one. */
    forecast: planForecast.nullable(),
    computedAt: instant.nullable(),
    running: share.nullable(),
    /** The last calculation failed for good. */
    failed: z.boolean(),
    /** After each close, the oldest first. */
    past: z.array(pastForecast),
  }),
});
export type ProjectForecast = z.output<typeof projectForecast.response>;
