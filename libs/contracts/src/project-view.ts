import { TASK_STATES } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { id, plainText } from './primitives';

/** What a planner looks at in the Gantt: each level shows the rows and columns that matter there. */
export const PLANNING_LEVELS = ['masterPlan', 'lookahead', 'shortTerm', 'baseline'] as const;
/** Time scales by what their columns stand for; 'fit' has the whole plan at once, whatever that takes. */
export const ZOOMS = ['day', 'week', 'month', 'quarter', 'year', 'fit'] as const;

/** What the grid beside the chart can say of a task. */
export const GRID_COLUMNS = [
  'code',
  'text',
  'start',
  'end',
  'days',
  'progress',
  'commitment',
  'responsible',
  'state',
  'float',
  'freeFloat',
  'predecessors',
  'successors',
  'constraint',
  'constraintDate',
  'weight',
  'comments',
  'wbs',
  'baselineStart',
  'baselineEnd',
  'endVariance',
  'actualStart',
  'actualFinish',
  'unit',
  'quantity',
  'unitsProgressed',
  'unitsCommited',
  'resources',
] as const;
/** Columns are chosen for screens with room and for phones apart: what fits the one does not fit the other. */
export const GRID_DEVICES = ['desk', 'phone'] as const;
/** Narrowest and widest that a column is made, and the widest that all of them are, in pixels. */
export const COLUMN_WIDTHS = { least: 34, most: 800, mostTogether: 4000 } as const;

const gridColumn = z.enum(GRID_COLUMNS);
/** The grid of a level as somebody made it. */
const gridChoice = z.strictObject({
  /** From the left, the task's name among them; null for those that the level has of its own. */
  names: z
    .array(gridColumn)
    .max(GRID_COLUMNS.length)
    .refine((names) => names.includes('text') && new Set(names).size === names.length)
    .nullable(),
  /** Pixels of the columns that are not as wide as they come. */
  widths: z.partialRecord(gridColumn, z.int().min(COLUMN_WIDTHS.least).max(COLUMN_WIDTHS.most)),
  /** Pixels from the left edge to the timeline; null for as many as the columns take. */
  width: z.int().min(0).max(COLUMN_WIDTHS.mostTogether).nullable(),
});
export type GridColumn = z.infer<typeof gridColumn>;
export type GridDevice = (typeof GRID_DEVICES)[number];
export type GridChoice = z.infer<typeof gridChoice>;

/** What somebody chose of the grid, by device and level; what is missing is as it comes. */
export const gridChoices = z.partialRecord(
  z.enum(GRID_DEVICES),
  z.partialRecord(z.enum(PLANNING_LEVELS), gridChoice),
);
export type GridChoices = z.infer<typeof gridChoices>;

/** What stands beside the bars of the chart. */
export const BAR_LABELS = ['none', 'name', 'responsible'] as const;

/** What the colour of a bar says. */
export const BAR_COLOURS = ['state', 'responsible', 'critical'] as const;
export type BarColour = (typeof BAR_COLOURS)[number];

/** How the bars of the chart are drawn. */
export const chosenBars = z.strictObject({
  /** Whether a thin bar says where each stood in a baseline. The level of baselines has them anyway. */
  baseline: z.boolean().default(false),
  /** The baseline that is compared with; null for the default one. */
  against: id.nullable().default(null),
  label: z.enum(BAR_LABELS).default('none'),
  colour: z.enum(BAR_COLOURS).default('state'),
  /** Whether a line before a bar says how much earlier its task could begin. */
  earlier: z.boolean().default(false),
  /** Whether a line below the chart says what its colours and marks stand for. */
  legend: z.boolean().default(true),
});
export type ChosenBars = z.infer<typeof chosenBars>;

/** What rows of tasks are put together by. */
export const ROW_GROUPINGS = ['responsible', 'state', 'level', 'month'] as const;
export type RowGrouping = (typeof ROW_GROUPINGS)[number];
/** Null for the rows as the tree has them. */
export const rowGrouping = z.enum(ROW_GROUPINGS).nullable();

/** Longest that an end of a range of days is written: a date, or days counted from today as in "today+28". */
const LONGEST_DAY = 24;
const dayBound = plainText().max(LONGEST_DAY).default('');

/** Which tasks are shown besides those of a level and of a responsible. */
export const taskFilter = z.strictObject({
  /** Those in one of these states; of none of them, all. */
  states: z
    .array(z.enum(TASK_STATES.map(({ state }) => state)))
    .max(TASK_STATES.length)
    .default([]),
  /** Those with work from a day on, and until a day; '' where it is open. */
  from: dayBound,
  to: dayBound,
});
export type TaskFilter = z.infer<typeof taskFilter>;

/** A branch each; more than any plan has. */
const MOST_COLLAPSED = 5000;

/** How the chart is looked at, besides its rows and columns: what a saved view of the Gantt says more than one of a table. */
export const chartLook = z.strictObject({
  level: z.enum(PLANNING_LEVELS),
  zoom: z.enum(ZOOMS),
  showCritical: z.boolean(),
  bars: chosenBars,
  /** Pixels from the left edge to the timeline; null for as many as the columns take. */
  gridWidth: gridChoice.shape.width,
});
export type ChartLook = z.infer<typeof chartLook>;

/** How a person looks at a project: keyed by both, nobody else's concern. */
export const projectView = z.strictObject({
  level: z.enum(PLANNING_LEVELS),
  zoom: z.enum(ZOOMS),
  showCritical: z.boolean(),
  /** The responsible whose tasks alone are shown. */
  responsible: id.nullable(),
  /** As columns. */
  filter: taskFilter.prefault({}),
  /** Tasks whose branches are closed. */
  collapsed: z.array(id).max(MOST_COLLAPSED),
  /** Views saved before columns could be chosen have none. */
  columns: gridChoices.default({}),
  /** As columns. */
  bars: chosenBars.prefault({}),
  /** As columns. */
  grouping: rowGrouping.default(null),
});
export type ProjectView = z.infer<typeof projectView>;
export const projectViewAnswer = z.object({ view: projectView.nullable() });

/** The own view of a project, null before the first was saved. */
export const projectViewOf = defineQuery('auth', 'project-view-of', {
  request: z.object({ userId: id, projectId: id }),
  response: projectViewAnswer,
});
/** A later one replaces it. */
export const saveProjectView = defineRpc('auth', 'save-project-view', {
  request: z.object({ userId: id, projectId: id, view: projectView }),
  response: projectViewAnswer,
});
