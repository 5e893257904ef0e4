import { useContext, useState } from 'react';
import { GridOwner } from './grid-owner';
import { keepViews, type KeptViews, readKeptViews } from './kept-views';

/** The views that a person keeps of a grid, and how to change them; of a grid without a name nothing is kept. */
export function useKeptViews(grid: string | undefined): readonly [KeptViews, (views: KeptViews) => void] {
  const owner = useContext(GridOwner);
  const [views, setViews] = useState<KeptViews>(() => readKeptViews(grid ?? '', owner));
  const change = (next: KeptViews) => {
    setViews(next);
    if (grid !== undefined) keepViews(grid, owner, next);
  };
  return [views, change];
}
