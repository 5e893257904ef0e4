import { z } from 'zod';
import { storeItem } from '../store-item';
import type { ChosenView } from './grid-view';
import { LONGEST_BOUND } from './range';

const id = z.string().max(64);
const ids = z.array(id).max(100);

const chosenView = z
  .object({
    sorting: z.array(z.object({ id, desc: z.boolean() })).max(20),
    grouping: ids,
    order: ids,
    hidden: ids,
    pinned: ids,
    widths: z.record(id, z.number().min(1).max(2000)),
  })
  .partial();

const filters = z.record(
  id,
  z.object({
    among: z.array(z.string().max(2000)).max(1000).optional(),
    has: z.string().max(200).optional(),
    from: z.string().max(LONGEST_BOUND).optional(),
    to: z.string().max(LONGEST_BOUND).optional(),
  }),
);

const namedView = z.object({
  name: z.string().min(1).max(60),
  view: chosenView,
  filters,
  /** The one that the grid opens with. */
  isDefault: z.boolean(),
});

const kept = z.object({
  /** How the grid was left; null for as it comes. */
  last: chosenView.nullable(),
  named: z.array(namedView).max(50),
});

export type NamedView = z.infer<typeof namedView>;
export type KeptViews = z.infer<typeof kept>;

const NONE: KeptViews = { last: null, named: [] };

const keyOf = (grid: string, userId: string): string => `plomada.grid.${grid}.${userId}`;

/** What this browser keeps of a person's views of a grid; nothing of what another version wrote and this one cannot read. */
export function readKeptViews(grid: string, userId: string): KeptViews {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(keyOf(grid, userId)) ?? 'null'));
  } catch {
    return NONE;
  }
}

export function keepViews(grid: string, userId: string, views: KeptViews): void {
  storeItem(keyOf(grid, userId), JSON.stringify(views));
}

/** The view under its name, in place of one of the same name. */
export function withNamed(
  views: KeptViews,
  saved: { name: string; view: ChosenView; filters: NamedView['filters'] },
) {
  const before = views.named.find(({ name }) => name === saved.name);
  const one = { ...saved, isDefault: before?.isDefault ?? false } as NamedView;
  const others = views.named.filter(({ name }) => name !== saved.name);
  const named = [...others, one].sort((a, b) => a.name.localeCompare(b.name));
  return { ...views, named };
}

export const withoutNamed = (views: KeptViews, name: string): KeptViews => ({
  ...views,
  named: views.named.filter((one) => one.name !== name),
});

/** Opens the grid with this view from now on, or with none. */
export const withDefault = (views: KeptViews, name: string | null): KeptViews => ({
  ...views,
  named: views.named.map((one) => ({ ...one, isDefault: one.name === name })),
});
