import {
  type GridName,
  gridViewRoutes,
  type GridViews,
  type GridViewSaved,
  ownGridViewRoutes,
  portfolioRoutes,
} from '@plomada/contracts';
import { callRoute } from '../api/call-route';
import { forgetUnsentViews, unsentViews } from './stored-views';

/** Where views are shared with others; null where they are a person's own. */
export type SharedIn = { readonly project: string } | { readonly business: string } | null;

/** The laboratory is the one table of a business that keeps views. */
const ofBusiness = (id: string) => ({ id, grid: 'laboratory' }) as const;

/** The saved views of a grid as the server keeps them, in a project, in a business or in neither. */
function listed(grid: GridName, place: SharedIn): Promise<GridViews> {
  if (place === null) return callRoute(ownGridViewRoutes.list, { params: { grid } });
  if ('business' in place) return callRoute(portfolioRoutes.views, { params: ofBusiness(place.business) });
  return callRoute(gridViewRoutes.list, { params: { ...place, grid } });
}

export function saveView(
  grid: GridName,
  place: SharedIn,
  body: GridViewSaved,
  isShared: boolean,
): Promise<GridViews> {
  if (place === null) return callRoute(ownGridViewRoutes.save, { params: { grid }, body });
  if ('business' in place) {
    const route = isShared ? portfolioRoutes.shareView : portfolioRoutes.saveView;
    return callRoute(route, { params: ofBusiness(place.business), body });
  }
  const route = isShared ? gridViewRoutes.share : gridViewRoutes.save;
  return callRoute(route, { params: { ...place, grid }, body });
}

export function removeView(
  grid: GridName,
  place: SharedIn,
  name: string,
  isShared: boolean,
): Promise<GridViews> {
  const body = { name };
  if (place === null) return callRoute(ownGridViewRoutes.remove, { params: { grid }, body });
  if ('business' in place) {
    const route = isShared ? portfolioRoutes.unshareView : portfolioRoutes.removeView;
    return callRoute(route, { params: ofBusiness(place.business), body });
  }
  const route = isShared ? gridViewRoutes.unshare : gridViewRoutes.remove;
  return callRoute(route, { params: { ...place, grid }, body });
}

/** What the server keeps, and with it what this browser has of before the server kept views of grids of no project. */
export async function savedViews(grid: GridName, userId: string, place: SharedIn): Promise<GridViews> {
  let views = await listed(grid, place);
  if (place !== null) return views;
  for (const one of unsentViews(grid, userId))
    if (!views.own.some(({ name }) => name === one.name)) views = await saveView(grid, null, one, false);
  forgetUnsentViews(grid, userId);
  return views;
}
