import { gridViewRoutes, type GridViews, type GridViewSaved } from '@plomada/contracts';
import { useContext, useEffect, useRef, useState } from 'react';
import { callRoute } from '../api/call-route';
import { useProjectId } from '../use-project-id';
import { GridOwner } from './grid-owner';
import { storeViews, storedViews, openingView, withView } from './stored-views';

const NO_VIEWS: GridViews = { own: [], shared: [] };

/** The saved views of a grid by name, and how to change them. What is refused, or cannot be sent, is thrown as an ApiFailure. */
export interface SavedViews extends GridViews {
  /** Whether there is anybody to share with. */
  readonly isShareable: boolean;
  /** Whether the person may change what everybody in the project has. */
  readonly mayShare: boolean;
  readonly save: (view: GridViewSaved, isShared: boolean) => Promise<void>;
  readonly remove: (name: string, isShared: boolean) => Promise<void>;
}

/**
 * Views of a project's grid are kept by the server, so that they follow the person and can be shared; without a connection
 * those known last are there. `onOpening` hears once which view the grid opens with, when that is certain.
 */
export function useSavedViews(
  grid: string | undefined,
  place: 'project' | 'browser',
  onOpening: (view: GridViewSaved) => void,
): SavedViews {
  const { userId, mayShare } = useContext(GridOwner);
  const project = useProjectId();
  const projectId = place === 'project' ? project : null;
  const key = `${grid} ${userId} ${projectId}`;
  const [shown, setShown] = useState(() => ({ key, views: storedViews(grid ?? '', userId, projectId) }));
  // Of another project there may be others: what was shown is of the one before.
  const views = shown.key === key ? shown.views : NO_VIEWS;
  const hear = useRef(onOpening);
  const show = (next: GridViews) => {
    setShown({ key, views: next });
    if (grid !== undefined) storeViews(grid, userId, projectId, next);
  };
  const isAsked = grid !== undefined && projectId !== null;
  useEffect(() => {
    if (grid === undefined || projectId === null) return undefined;
    let wanted = true;
    const open = (views: GridViews) => {
      if (!wanted) return;
      setShown({ key, views });
      const opening = openingView(views);
      if (opening) hear.current(opening);
    };
    callRoute(gridViewRoutes.list, { params: { project: projectId, grid } }).then(
      (answer) => {
        storeViews(grid, userId, projectId, answer);
        open(answer);
      },
      () => open(storedViews(grid, userId, projectId)),
    );
    return () => {
      wanted = false;
    };
  }, [grid, projectId, userId, key]);
  return {
    ...views,
    isShareable: isAsked,
    mayShare: isAsked && mayShare,
    save: async (body, isShared) => {
      if (!isAsked) return show({ ...views, own: withView(views.own, body) });
      const params = { project: projectId, grid };
      const route = isShared ? gridViewRoutes.share : gridViewRoutes.save;
      show(await callRoute(route, { params, body }));
    },
    remove: async (name, isShared) => {
      if (!isAsked) return show({ ...views, own: views.own.filter((one) => one.name !== name) });
      const params = { project: projectId, grid };
      const route = isShared ? gridViewRoutes.unshare : gridViewRoutes.remove;
      show(await callRoute(route, { params, body: { name } }));
    },
  };
}
