import { type KeyboardEvent, type RefObject, useCallback } from 'react';

interface GanttKeys {
  readonly selected: readonly string[];
  readonly editable: boolean;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly remove: () => void;
  readonly clear: () => void;
}

/** Keys of the whole screen; those of the grid's cells are the chart's own. */
export function useGanttKeys(keys: GanttKeys) {
  const { selected, editable, search, remove, clear } = keys;
  return useCallback(
    (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input:not([type=checkbox]), textarea, select');
      if (typing) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
      } else if (event.key === 'Escape') clear();
      else if (event.key === 'Delete' && editable && selected.length > 0) remove();
    },
    [selected, editable, search, remove, clear],
  );
}
