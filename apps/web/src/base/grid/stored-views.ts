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
  /** Views by name, of a grid whose views the server does not keep. */
  named: z.array(gridView).max(GRID_VIEW_LIMITS.views),
});
type StoredGrid = z.infer<typeof storedGrid>;

const keyOf = (grid: string, userId: string): string => `plomada.grid.${grid}.${userId}`;
const projectKeyOf = (grid: string, userId: string, projectId: string): string =>
  `plomada.gridViews.${projectId}.${grid}.${userId}`;

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

/** The saved views of a grid that this browser knows: all there are, or those of a project as the server had them last. */
export function storedViews(grid: string, userId: string, projectId: string | null): GridViews {
  if (projectId === null) return { own: stored(grid, userId).named, shared: [] };
  return read(projectKeyOf(grid, userId, projectId), gridViewsAnswer, { own: [], shared: [] });
}

export function storeViews(grid: string, userId: string, projectId: string | null, views: GridViews): void {
  if (projectId === null) {
    const { last } = stored(grid, userId);
    storeItem(keyOf(grid, userId), JSON.stringify({ last, named: views.own }));
  } else storeItem(projectKeyOf(grid, userId, projectId), JSON.stringify(views));
}

/** The views with one more, in place of one of the same name; one of them at most opens the grid. */
export function withView(views: readonly GridViewSaved[], saved: GridViewSaved): GridViewSaved[] {
  const others = views
    .filter(({ name }) => name !== saved.name)
    .map((one) => (saved.isDefault ? { ...one, isDefault: false } : one));
  return [...others, saved].sort((a, b) => a.name.localeCompare(b.name));
}

/** The view that a grid opens with: the person's own choice goes before the project's. */
export const openingView = ({ own, shared }: GridViews): GridViewSaved | undefined =>
  [...own, ...shared].find(({ isDefault }) => isDefault);
