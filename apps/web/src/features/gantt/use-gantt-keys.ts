import type { Plan } from '@plomada/domain';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import type { planActions } from '../plan/plan-actions';
import { type TreeDirection, treeMove } from './tree-moves';

type Submitted = Parameters<typeof planActions.submit>[0];

interface GanttKeys {
  readonly plan: Plan;
  readonly selected: readonly string[];
  readonly editable: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly submit: (action: Submitted) => void;
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

/** Keys of the whole screen; those of the grid's cells are the chart's own. */
export function useGanttKeys({
  plan,
  selected,
  editable,
  search,
  submit,
  remove,
  clear,
  selectAll,
}: GanttKeys) {
  const { t } = useTranslation('gantt');
  return useCallback(
    (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input:not([type=checkbox]), textarea, select');
      if (typing) return;
      const handled = () => {
        event.preventDefault();
        event.stopPropagation();
      };
      const [only] = selected;
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
        const parent = only === undefined ? null : (plan.tasks.get(only)?.parent ?? null);
        const after = only === undefined ? {} : { after: only };
        submit({ type: 'CREATE_TASK', payload: { id: newId(), text: t('newTask'), parent, ...after } });
      } else if (event.altKey && MOVES[event.key] && only !== undefined) {
        handled();
        const move = treeMove(plan, only, MOVES[event.key]!);
        if (move) submit({ type: 'MOVE_BRANCH', payload: move });
      }
    },
    [plan, selected, editable, search, submit, remove, clear, selectAll, t],
  );
}
