import {
  allProjects,
  getPlan,
  instant,
  notificationsFor,
  openedProject,
  projectForecast,
  projectReports,
} from '@plomada/contracts';
import { z } from 'zod';

/**
 * What today's version keeps in the browser, so that a page loaded without a network has something to work on. Nothing of
 * the address, the chart, forms, dialogs or messages is kept: they belong to the page that showed them.
 */
export const CACHE_SCHEMAS = {
  listing: allProjects.response.extend({
    /** Kept of people who are signed in only: it goes when their session ends. */
    logStatus: z.literal('LoggedIn'),
    /** Milliseconds since 1970, by the device's clock: when the server gave it; copies of before this was kept do not say it. */
    keptAt: z.number().nullable().default(null),
  }),
  plan: getPlan.response.pick({ plan: true, seq: true }).extend({
    /** When the entry of that seq was accepted; copies of before this was kept do not say it. */
    at: instant.nullable().default(null),
    roles: openedProject.shape.roles,
    summary: openedProject.shape.summary,
    /** Which scenario it is the plan of; live plans have none. */
    scenario: openedProject.shape.scenario,
    /** Whether the server had all of the person's work when the copy was made; a copy under unsent work is never given up. */
    onServerStatus: z.enum(['server-ok', 'not-ok']),
    /** Milliseconds since 1970, by the device's clock: the oldest copies go first. */
    keptAt: z.number(),
  }),
  reports: projectReports.response,
  forecast: projectForecast.response,
  /** What waits to be decided, and what was told. */
  notifications: notificationsFor.response,
} as const;

export type CachedListing = z.infer<typeof CACHE_SCHEMAS.listing>;
export type CachedPlan = z.infer<typeof CACHE_SCHEMAS.plan>;
export type CachedReports = z.infer<typeof CACHE_SCHEMAS.reports>;
