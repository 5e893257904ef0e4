import { useCallback, useState } from 'react';

/** What was typed for tasks and is not saved yet, by the task's id. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const type = useCallback((id: string, text: string, kept: string) => {
    setDrafts((before) => {
      const next = new Map(before);
      // Typed back to what is kept is not changed.
      if (text === kept) next.delete(id);
      else next.set(id, text);
      return next;
    });
  }, []);
  const clear = useCallback(() => setDrafts(new Map()), []);
  const unsaved = useCallback(() => drafts.size > 0, [drafts]);
  return { drafts, type, clear, unsaved };
}
