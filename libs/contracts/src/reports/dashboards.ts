import { DASHBOARD_GRID, DASHBOARDS, TILED_REPORTS } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery, defineRpc } from '../message';
import { id } from '../primitives';

export const dashboardName = z.enum(DASHBOARDS);

const { columns, leastWidth, leastHeight, mostHeight, mostRows } = DASHBOARD_GRID;
const whole = z.number().int();

/** Where a report stands on a dashboard: on a grid of twelve columns, in its columns and rows from the top left. */
export const layoutItem = z.strictObject({
  /** The report's id, as in the catalogue of reports. */
  i: z.enum(TILED_REPORTS),
  x: whole.min(0).max(columns - leastWidth),
  y: whole.min(0).max(mostRows),
  w: whole.min(leastWidth).max(columns),
  h: whole.min(leastHeight).max(mostHeight),
});
export type LayoutItem = z.infer<typeof layoutItem>;

export const dashboardLayout = z
  .array(layoutItem)
  .max(TILED_REPORTS.length)
  .refine((all) => all.every(({ x, w }) => x + w <= columns), `of ${columns} columns`)
  .refine((all) => new Set(all.map(({ i }) => i)).size === all.length, 'each report once');
export type DashboardLayout = z.infer<typeof dashboardLayout>;

/** How somebody arranges a dashboard. */
export const arrangement = z.strictObject({ layout: dashboardLayout });

const dashboard = z.object({
  layout: z.array(layoutItem),
  /** Who arranged it: the person who asks, the project's administrators, or nobody. */
  from: z.enum(['own', 'project', 'standard']),
});
export type Dashboard = z.infer<typeof dashboard>;

/** The dashboards of a project as a person sees them. */
export const dashboards = z.record(dashboardName, dashboard);
export type Dashboards = z.infer<typeof dashboards>;

const ofPerson = { projectId: id, userId: id };
/** Of the person, or the default of everybody in the project. */
const which = { ...ofPerson, dashboard: dashboardName, isForAll: z.boolean() };

export const dashboardsOf = defineQuery('reports', 'arranged-dashboards', {
  request: z.object(ofPerson),
  response: dashboards,
  /** Whoever opens a project waits for it: it is opened without, rather than late. */
  timeoutMs: 2_000,
});
export const arrangeDashboard = defineRpc('reports', 'arrange-dashboard', {
  request: z.object({ ...which, layout: dashboardLayout }),
  response: dashboards,
});
/** One that nobody arranged stays as it is. */
export const resetDashboard = defineRpc('reports', 'reset-dashboard', {
  request: z.object(which),
  response: dashboards,
});
