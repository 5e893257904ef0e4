import type { GridName, GridViews, GridViewSaved } from '@plomada/contracts';
import { useContext, useEffect, useRef, useState } from 'react';
import { useProjectId } from '../use-project-id';
import { GridOwner } from './grid-owner';
import { removeView, saveView, savedViews } from './saved-views-api';
import { openingView, storedViews, storeViews } from './stored-views';

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
 * Views are kept by the server, so that they follow the person and those of a project can be shared; without a connection
 * those known last are there. `onOpening` hears once which view the grid opens with, when that is certain.
 */
export function useSavedViews(
  grid: GridName | undefined,
  keptWith: 'project' | 'person',
  onOpening: (view: GridViewSaved) => void,
): SavedViews {
  const { userId, mayShare } = useContext(GridOwner);
  const project = useProjectId();
  const projectId = keptWith === 'project' ? project : null;
  const isAsked = grid !== undefined && userId !== '' && (keptWith === 'person' || projectId !== null);
  const key = `${grid} ${userId} ${projectId}`;
  const [shown, setShown] = useState(() => ({ key, views: storedViews(grid ?? '', userId, projectId) }));
  // Of another project there may be others: what was shown is of the one before.
  const views = shown.key === key ? shown.views : NO_VIEWS;
  const hear = useRef(onOpening);
  const show = (next: GridViews) => {
    setShown({ key, views: next });
    if (grid !== undefined) storeViews(grid, userId, projectId, next);
  };
  useEffect(() => {
    if (!isAsked) return undefined;
    let wanted = true;
    const open = (views: GridViews) => {
      if (!wanted) return;
      setShown({ key, views });
      const opening = openingView(views);
      if (opening) hear.current(opening);
    };
    savedViews(grid, userId, projectId).then(
      (answer) => {
        storeViews(grid, userId, projectId, answer);
        open(answer);
      },
      () => open(storedViews(grid, userId, projectId)),
    );
    return () => {
      wanted = false;
    };
  }, [isAsked, grid, projectId, userId, key]);
  const isShareable = isAsked && projectId !== null;
  return {
    ...views,
    isShareable,
    mayShare: isShareable && mayShare,
    save: async (body, isShared) => {
      if (isAsked) show(await saveView(grid, projectId, body, isShared));
    },
    remove: async (name, isShared) => {
      if (isAsked) show(await removeView(grid, projectId, name, isShared));
    },
  };
}
