import type { Payload, Plan } from '@plomada/domain';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { planActions } from '../../plan/state/plan-actions';
import { type TreeDirection, treeMoves } from './tree-moves';

type Submitted = Parameters<typeof planActions.submit>[0];

interface GanttKeys {
  readonly plan: Plan;
  readonly selected: readonly string[];
  readonly editable: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
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

/** Keys of the whole screen; those of the grid's cells are the chart's own. */
export function useGanttKeys({
  plan,
  selected,
  editable,
  search,
  submit,
  insert,
  remove,
  clear,
  selectAll,
}: GanttKeys) {
  return useCallback(
    (event: KeyboardEvent) => {
      // A dialog of the board is elsewhere on the page, and its keys are its own.
      if (!event.currentTarget.contains(event.target as Node)) return;
      const typing = (event.target as HTMLElement).closest('input:not([type=checkbox]), textarea, select');
      if (typing) return;
      const handled = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (event.key === '/') {
        handled();
        search.current?.focus();
      } else if (event.key === 'Escape') clear();
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        handled();
        selectAll();
      } else if (event.ctrlKey || event.metaKey) {
        // The browser's own (copy, find, print); to the chart a letter would begin an edit of the focused cell.
        event.stopPropagation();
      } else if (!editable) return;
      else if (event.key === 'Delete' && selected.length > 0) {
        handled();
        remove();
      } else if (event.key === 'Insert') {
        handled();
        insert();
      } else if (event.altKey && MOVES[event.key] && selected.length > 0) {
        handled();
        const moves = treeMoves(plan, selected, MOVES[event.key]!);
        if (moves.length > 0) submit(movingAll(moves));
      }
    },
    [plan, selected, editable, search, submit, insert, remove, clear, selectAll],
  );
}
