import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { id, plainText, seenLine } from './primitives';
import { laboratoryChoice } from './reports/laboratory';
import { chartLook } from './project-view';

/** What saved views of a table may come to. */
export const GRID_VIEW_LIMITS = {
  nameLength: 60,
  /** Own ones of a person in a project, or in none, and a table; and as many shared ones. */
  views: 50,
  columns: 100,
  ticked: 500,
  tickedLength: 2_000,
  /** Of all that a view says, in characters of JSON. */
  size: 20_000,
} as const;

const { nameLength, views, columns, ticked, tickedLength, size } = GRID_VIEW_LIMITS;

const columnId = z.string().regex(/^[A-Za-z][\w-]{0,63}$/);
const columnIds = z.array(columnId).max(columns);
const perColumn = <T extends z.ZodType>(value: T) =>
  z
    .record(columnId, value)
    .refine((all) => Object.keys(all).length <= columns, `of at most ${columns} columns`);

/** How somebody looks at a table; what is missing is as the table comes. */
export const chosenGridView = z
  .strictObject({
    sorting: z.array(z.strictObject({ id: columnId, desc: z.boolean() })).max(20),
    grouping: columnIds,
    order: columnIds,
    hidden: columnIds,
    pinned: columnIds,
    widths: perColumn(z.number().min(1).max(2000)),
    /** Of the Gantt alone. */
    chart: chartLook,
    /** Of the laboratory alone. */
    laboratory: laboratoryChoice,
  })
  .partial();

const bound = plainText().max(24);
/** What a table is filtered by, by column: ticked values, a contained text, a range. */
export const gridFilters = perColumn(
  z.strictObject({
    among: z.array(plainText().max(tickedLength)).max(ticked).optional(),
    has: plainText().max(200).optional(),
    from: bound.optional(),
    to: bound.optional(),
  }),
);

const viewFields = {
  name: seenLine(nameLength),
  /** The one that the table opens with; of the own ones and of the shared ones one at most. */
  isDefault: z.boolean(),
  view: chosenGridView,
  filters: gridFilters,
};
export const gridView = z.strictObject(viewFields);
export type GridViewSaved = z.infer<typeof gridView>;

/** A view as it is given to be saved. */
export const newGridView = gridView.refine(
  (one) => JSON.stringify(one).length <= size,
  `at most ${size} characters`,
);

/** Which table it is: those that keep views. */
export const gridName = z.enum([
  'cncLog',
  'companyReport',
  'container',
  'gantt',
  'laboratory',
  'log',
  'progressManager',
  'projects',
  'responsibles',
  'restrictions',
  'restrictionsManager',
]);
export type GridName = z.infer<typeof gridName>;

/** Own ones first: those of the person who asks, and those that everybody of the project, or of the business, has, each by name. */
export const gridViewsAnswer = z.object({
  own: z.array(gridView).max(views),
  shared: z.array(gridView).max(views),
});
export type GridViews = z.infer<typeof gridViewsAnswer>;

/** Whose and where: a table of a project, of a business, or of neither, which has own views only. */
const place = {
  projectId: id.nullable(),
  businessId: id.nullable().default(null),
  grid: gridName,
  userId: id,
};

/** The saved views of a table that a person has, in a project, in a business or in neither. */
export const gridViewsOf = defineQuery('projects', 'grid-views-of', {
  request: z.object(place),
  response: gridViewsAnswer,
});
/** In place of one of the same name, of the own or of the shared ones. Refuses with GRID_VIEWS_FULL. */
export const saveGridView = defineRpc('projects', 'save-grid-view', {
  request: z.object({ ...place, isShared: z.boolean(), saved: newGridView }),
  response: gridViewsAnswer,
});
/** One that is not there is gone already. */
export const removeGridView = defineRpc('projects', 'remove-grid-view', {
  request: z.object({ ...place, isShared: z.boolean(), name: seenLine(nameLength) }),
  response: gridViewsAnswer,
});
