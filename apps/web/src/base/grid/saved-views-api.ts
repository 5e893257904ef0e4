import {
  type GridName,
  gridViewRoutes,
  type GridViews,
  type GridViewSaved,
  ownGridViewRoutes,
} from '@plomada/contracts';
import { callRoute } from '../api/call-route';
import { forgetUnsentViews, unsentViews } from './stored-views';

/** The saved views of a grid as the server keeps them, in a project or in none. */
const listed = (grid: GridName, project: string | null): Promise<GridViews> =>
  project === null
    ? callRoute(ownGridViewRoutes.list, { params: { grid } })
    : callRoute(gridViewRoutes.list, { params: { project, grid } });

export function saveView(
  grid: GridName,
  project: string | null,
  body: GridViewSaved,
  isShared: boolean,
): Promise<GridViews> {
  if (project === null) return callRoute(ownGridViewRoutes.save, { params: { grid }, body });
  const route = isShared ? gridViewRoutes.share : gridViewRoutes.save;
  return callRoute(route, { params: { project, grid }, body });
}

export function removeView(
  grid: GridName,
  project: string | null,
  name: string,
  isShared: boolean,
): Promise<GridViews> {
  const body = { name };
  if (project === null) return callRoute(ownGridViewRoutes.remove, { params: { grid }, body });
  const route = isShared ? gridViewRoutes.unshare : gridViewRoutes.remove;
  return callRoute(route, { params: { project, grid }, body });
}

/** What the server keeps, and with it what this browser has of before the server kept views of grids of no project. */
export async function savedViews(grid: GridName, userId: string, project: string | null): Promise<GridViews> {
  let views = await listed(grid, project);
  if (project !== null) return views;
  for (const one of unsentViews(grid, userId))
    if (!views.own.some(({ name }) => name === one.name)) views = await saveView(grid, null, one, false);
  forgetUnsentViews(grid, userId);
  return views;
}
