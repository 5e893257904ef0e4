import { type LayoutItem } from '@plomada/contracts';
import { type TiledReport, withReport } from '@plomada/domain';
import { compacted } from './arrange';
import type { ArrangedDashboards } from './use-dashboards';

/** The reports that somebody wants to have at hand. */
export interface Favourites {
  readonly has: (id: TiledReport) => boolean;
  /** Puts it on the own dashboard of favourites, or takes it from there. */
  readonly toggle: (id: TiledReport) => void;
}

export function useFavourites({ dashboards, arrange }: ArrangedDashboards): Favourites {
  const layout: readonly LayoutItem[] = dashboards?.favourites.layout ?? [];
  const has = (id: TiledReport) => layout.some(({ i }) => i === id);
  const toggle = (id: TiledReport) => {
    const next = has(id) ? compacted(layout.filter(({ i }) => i !== id)) : withReport(layout, id);
    void arrange('favourites', [...next] as LayoutItem[], false);
  };
  return { has, toggle };
}
