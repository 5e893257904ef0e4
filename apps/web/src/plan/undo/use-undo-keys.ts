import { useEffect } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { planActions } from '../state/plan-actions';

/** What stands before the page: a question, or somebody else's close. */
const BEFORE_ALL = '[role=dialog], [role=alertdialog]';
/** Where keys have a meaning of their own: what is typed is undone by the browser. */
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/**
 * On what stands around a field that holds the plan's own value, nothing else being typed: there the plan's step is taken back. The
 * browser would bring an older text into the field, which the plan does not have.
 */
export const SHOWS_PLAN = { 'data-shows-plan': true } as const;

const isOwn = (target: Element | null): boolean =>
  Boolean(target?.closest(OWN_KEYS)) && !target?.closest('[data-shows-plan]');

/** Ctrl+Z takes the newest own step back on every page of a project; Ctrl+Shift+Z or Ctrl+Y makes it again. */
export function useUndoKeys(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = wayOf(event);
      const target = event.target instanceof Element ? event.target : null;
      if (!way || isOwn(target) || document.querySelector(BEFORE_ALL)) return;
      event.preventDefault();
      // Before the chart hears of it: to it, any letter begins an edit of the cell that has the focus.
      event.stopPropagation();
      dispatch(way === 'undo' ? planActions.undo() : planActions.redo());
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [dispatch]);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}
