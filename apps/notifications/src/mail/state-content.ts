import { civilDate } from '@plomada/contracts';
import { z } from 'zod';

/** A task that is late, as a mail names it. */
const lateItem = z.object({
  /** Code and name. */
  name: z.string(),
  lastDay: civilDate,
  /** Calendar days, at least 1. */
  daysLate: z.number(),
  responsibles: z.array(z.string()).readonly(),
});

/** What one person promised for the open term. */
const promisedBy = z.object({
  /** Null of what nobody answers for. */
  name: z.string().nullable(),
  kept: z.number(),
  promised: z.number(),
  /** The first of their tasks with what is promised and done of each, 0 to 1. */
  tasks: z.array(z.object({ name: z.string(), commitment: z.number(), progress: z.number() })).readonly(),
  moreTasks: z.number(),
});

/** How a project stands: what who is in copy reads before the restrictions. Percents are 0 to 100, null where there is none. */
export const stateContent = z.object({
  term: z.object({ number: z.number(), startDate: civilDate, lastDay: civilDate }),
  closedTerm: z.number().nullable(),
  ppc: z.number().nullable(),
  pcr: z.number().nullable(),
  realProgress: z.number(),
  plannedProgress: z.number(),
  kept: z.number(),
  promised: z.number(),
  late: z.object({ items: z.array(lateItem).readonly(), count: z.number() }),
  promises: z.array(promisedBy).readonly(),
  morePromises: z.number(),
});
export type StateContent = z.infer<typeof stateContent>;
