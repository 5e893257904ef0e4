import type { Payload, Plan } from '@plomada/domain';
import { type RefObject, useEffect, useRef } from 'react';
import type { planActions } from '../../plan/state/plan-actions';
import { planId } from './chart-ids';
import { type TreeDirection, treeMoves } from './tree-moves';

type Submitted = Parameters<typeof planActions.submit>[0];

interface GanttKeys {
  readonly plan: Plan;
  readonly selected: readonly string[];
  readonly editable: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Shows everything about a task. */
  readonly openPanel: (id: string) => void;
  readonly submit: (action: Submitted) => void;
  /** Adds a task below the selected one, or at the end. */
  readonly insert: () => void;
  readonly remove: () => void;
  readonly clear: () => void;
  readonly selectAll: () => void;
}

const MOVES: Readonly<Record<string, TreeDirection>> = {
  ArrowRight: 'in',
  ArrowLeft: 'out',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Several rows go as one action, so that one undo brings them back. */
const movingAll = (moves: readonly Payload<'MOVE_BRANCH'>[]): Submitted => {
  const [first, ...others] = moves.map((payload): Submitted => ({ type: 'MOVE_BRANCH', payload }));
  return others.length === 0 ? first! : { type: 'BATCH_UPDATE', payload: { actions: [first!, ...others] } };
};

/** What stands before the page. */
const BEFORE_ALL = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select';
/** Nothing is done with these to what is selected: they are heard wherever the focus is on the page. */
const ANYWHERE: ReadonlySet<string> = new Set(['/', 'Insert']);

/** Keys of the whole screen, also while nothing on it has the focus; those of the grid's cells are the chart's own. */
export function useGanttKeys(board: RefObject<HTMLElement | null>, keys: GanttKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isHere = target === document.body || board.current?.contains(target);
      if (!isHere && !ANYWHERE.has(event.key)) return;
      // Who is typing into a cell leaves it so: what is typed is done, as anywhere else that the focus goes to.
      const isTyped = target.closest(OWN_KEYS) && !(opensPanel(event) && rowAt(target));
      if (isTyped || document.querySelector(BEFORE_ALL)) return;
      press(event, latest.current);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [board]);
}

const opensPanel = ({ key, altKey }: KeyboardEvent): boolean => key === 'Enter' && altKey;

/** The task of the row or the bar that has the focus. */
function rowAt(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest('[data-task-id]') : null;
  const id = row?.getAttribute('data-task-id');
  return id ? planId(id) : undefined;
}

function press(event: KeyboardEvent, keys: GanttKeys): void {
  const { plan, selected, editable, submit } = keys;
  const handled = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (event.key === '/') {
    handled();
    keys.search.current?.focus();
  } else if (opensPanel(event)) {
    handled();
    const id = rowAt(event.target) ?? selected.at(-1);
    if (id !== undefined) keys.openPanel(id);
  } else if (event.key === 'Escape') keys.clear();
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
    handled();
    keys.selectAll();
  } else if (event.ctrlKey || event.metaKey) {
    // The browser's own (copy, find, print); to the chart a letter would begin an edit of the focused cell.
    event.stopPropagation();
  } else if (!editable) return;
  else if (event.key === 'Delete' && selected.length > 0) {
    handled();
    keys.remove();
  } else if (event.key === 'Insert') {
    handled();
    keys.insert();
  } else if (event.altKey && MOVES[event.key] && selected.length > 0) {
    handled();
    const moves = treeMoves(plan, selected, MOVES[event.key]!);
    if (moves.length > 0) submit(movingAll(moves));
  }
}
