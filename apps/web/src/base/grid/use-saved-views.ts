import type { GridName, GridViews, GridViewSaved } from '@plomada/contracts';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useProjectId } from '../use-project-id';
import { GridOwner } from './grid-owner';
import { removeView, saveView, savedViews, type SharedIn } from './saved-views-api';
import { openingView, storedViews, storeViews } from './stored-views';

const NO_VIEWS: GridViews = { own: [], shared: [] };

/** The saved views of a grid by name, and how to change them. What is refused, or cannot be sent, is thrown as an ApiFailure. */
export interface SavedViews extends GridViews {
  /** With whom views are shared; null where there is nobody. */
  readonly sharedWith: 'project' | 'business' | null;
  /** Whether the person may change what everybody in the project, or in the business, has. */
  readonly mayShare: boolean;
  readonly save: (view: GridViewSaved, isShared: boolean) => Promise<void>;
  readonly remove: (name: string, isShared: boolean) => Promise<void>;
}

/** Whose views they are: the open project's, a business's, or the person's alone. Whoever sees those of a business may share some. */
export type KeptWith = 'project' | 'person' | { readonly business: string };

/**
 * Views are kept by the server, so that they follow the person and those of a project or a business can be shared; without a connection
 * those known last are there. `onOpening` hears once which view the grid opens with, when that is certain.
 */
export function useSavedViews(
  grid: GridName | undefined,
  keptWith: KeptWith,
  onOpening: (view: GridViewSaved) => void,
): SavedViews {
  const { userId, mayShare } = useContext(GridOwner);
  const project = useProjectId();
  const business = typeof keptWith === 'object' ? keptWith.business : null;
  const ofProject = keptWith === 'project' ? project : null;
  const place = useMemo<SharedIn>(
    () => (business !== null ? { business } : ofProject !== null ? { project: ofProject } : null),
    [business, ofProject],
  );
  const placeId = business ?? ofProject;
  const isAsked = grid !== undefined && userId !== '' && (keptWith === 'person' || place !== null);
  const key = `${grid} ${userId} ${placeId}`;
  const [shown, setShown] = useState(() => ({ key, views: storedViews(grid ?? '', userId, placeId) }));
  // Of another project there may be others: what was shown is of the one before.
  const views = shown.key === key ? shown.views : NO_VIEWS;
  const hear = useRef(onOpening);
  const show = (next: GridViews) => {
    setShown({ key, views: next });
    if (grid !== undefined) storeViews(grid, userId, placeId, next);
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
    savedViews(grid, userId, place).then(
      (answer) => {
        storeViews(grid, userId, placeId, answer);
        open(answer);
      },
      () => open(storedViews(grid, userId, placeId)),
    );
    return () => {
      wanted = false;
    };
  }, [isAsked, grid, place, placeId, userId, key]);
  const sharedWith = !isAsked || place === null ? null : business !== null ? 'business' : 'project';
  return {
    ...views,
    sharedWith,
    mayShare: sharedWith === 'business' || (sharedWith === 'project' && mayShare),
    save: async (body, isShared) => {
      if (isAsked) show(await saveView(grid, place, body, isShared));
    },
    remove: async (name, isShared) => {
      if (isAsked) show(await removeView(grid, place, name, isShared));
    },
  };
}
