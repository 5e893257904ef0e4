import { z } from 'zod';
import { defineRpc } from './message';
import { id } from './primitives';

/** What a planner looks at in the Gantt: each level shows the rows and columns that matter there. */
export const PLANNING_LEVELS = ['masterPlan', 'lookahead', 'shortTerm', 'baseline'] as const;
export const ZOOMS = ['day', 'week', 'month', 'quarter', 'year'] as const;

/** A branch each; more than any plan has. */
const MOST_COLLAPSED = 5000;

/** How a person looks at a project: keyed by both, nobody else's concern. */
export const projectView = z.strictObject({
  level: z.enum(PLANNING_LEVELS),
  zoom: z.enum(ZOOMS),
  showCritical: z.boolean(),
  /** The responsible whose tasks alone are shown. */
  responsible: id.nullable(),
  /** Tasks whose branches are closed. */
  collapsed: z.array(id).max(MOST_COLLAPSED),
});
export type ProjectView = z.infer<typeof projectView>;
export const projectViewAnswer = z.object({ view: projectView.nullable() });

/** The own view of a project, null before the first was saved. */
export const projectViewOf = defineRpc('auth', 'project-view-of', {
  request: z.object({ userId: id, projectId: id }),
  response: projectViewAnswer,
});
/** A later one replaces it. */
export const saveProjectView = defineRpc('auth', 'save-project-view', {
  request: z.object({ userId: id, projectId: id, view: projectView }),
  response: projectViewAnswer,
});
