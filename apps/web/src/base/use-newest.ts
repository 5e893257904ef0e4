import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same one from render to render and does what the newest of its kind does. */
export function useNewest<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given) => newest.current(...given), []);
}
