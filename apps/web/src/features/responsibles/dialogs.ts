import { useCallback, useMemo } from 'react';
import { useLatestSearchParams } from '../../base/use-latest-search-params';

/** What is open above the table. */
export type PersonDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'edit' | 'invite'; readonly id: string };

const KIND = 'show';
const ID = 'person';

/** The address names what is open, so that a link to it survives a reload. */
export function useDialogs() {
  const [query, setQuery] = useLatestSearchParams();
  const kind = query.get(KIND);
  const id = query.get(ID);
  const shown = useMemo(() => read(kind, id), [kind, id]);
  const set = useCallback(
    (dialog: PersonDialog | null) =>
      setQuery((present) => {
        const next = new URLSearchParams(present);
        next.delete(KIND);
        next.delete(ID);
        if (dialog) next.set(KIND, dialog.kind);
        if (dialog && 'id' in dialog) next.set(ID, dialog.id);
        return next;
      }),
    [setQuery],
  );
  return { shown, show: set as (dialog: PersonDialog) => void, close: useCallback(() => set(null), [set]) };
}

function read(kind: string | null, id: string | null): PersonDialog | null {
  if (kind === 'add' || kind === 'sheet') return { kind };
  if ((kind === 'edit' || kind === 'invite') && id) return { kind, id };
  return null;
}
