import {
  chosenGridView,
  GRID_VIEW_LIMITS,
  gridView,
  gridViewsAnswer,
  type GridViews,
  type GridViewSaved,
} from '@plomada/contracts';
import { z } from 'zod';
import { storeItem } from '../store-item';
import type { ChosenView } from './grid-view';

const storedGrid = z.object({
  /** How the grid was left; null for as it comes. */
  last: chosenGridView.nullable(),
  /** Views by name, of a grid of no project, from before the server kept them. */
  named: z.array(gridView).max(GRID_VIEW_LIMITS.views).default([]),
});
type StoredGrid = z.infer<typeof storedGrid>;

const keyOf = (grid: string, userId: string): string => `plomada.grid.${grid}.${userId}`;
const viewsKeyOf = (grid: string, userId: string, projectId: string | null): string =>
  `plomada.gridViews.${projectId ?? ''}.${grid}.${userId}`;

/** Nothing of what another version wrote and this one cannot read. */
function read<T>(key: string, schema: z.ZodType<T>, none: T): T {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return none;
  }
}

const stored = (grid: string, userId: string): StoredGrid =>
  read(keyOf(grid, userId), storedGrid, { last: null, named: [] });

/** How a person left a grid in this browser; null for as it comes. */
export const lastView = (grid: string, userId: string): ChosenView | null =>
  stored(grid, userId).last as ChosenView | null;

export function storeLastView(grid: string, userId: string, view: ChosenView): void {
  const last = Object.keys(view).length > 0 ? view : null;
  storeItem(keyOf(grid, userId), JSON.stringify({ ...stored(grid, userId), last }));
}

/** The saved views of a grid as the server had them last, in a project or in none. */
export const storedViews = (grid: string, userId: string, projectId: string | null): GridViews =>
  read(viewsKeyOf(grid, userId, projectId), gridViewsAnswer, { own: [], shared: [] });

export const storeViews = (grid: string, userId: string, projectId: string | null, views: GridViews): void =>
  storeItem(viewsKeyOf(grid, userId, projectId), JSON.stringify(views));

/** Views that only this browser has, of before the server kept those of grids of no project. */
export const unsentViews = (grid: string, userId: string): readonly GridViewSaved[] =>
  stored(grid, userId).named;

export function forgetUnsentViews(grid: string, userId: string): void {
  const { last, named } = stored(grid, userId);
  if (named.length > 0) storeItem(keyOf(grid, userId), JSON.stringify({ last, named: [] }));
}

/** The view that a grid opens with: the person's own choice goes before the project's. */
export const openingView = ({ own, shared }: GridViews): GridViewSaved | undefined =>
  [...own, ...shared].find(({ isDefault }) => isDefault);
