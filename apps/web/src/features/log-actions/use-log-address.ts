import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { type LogQuery, queryFrom } from './log-query';

type Part = 'user' | 'row' | 'types' | 'from' | 'to' | 'since' | 'text' | 'sort' | 'order' | 'before';

export interface LogAddress {
  readonly query: LogQuery;
  /** The action whose details are open. */
  readonly entry: string | null;
  /** Sets parts of the address; '' removes one. Another filter or order begins at the first page again. */
  readonly change: (parts: Partial<Record<Part, string>>) => void;
  /** Opens the details of an action. */
  readonly open: (actionId: string) => void;
  /** Closes them, so that going back does not open them again. */
  readonly close: () => void;
}

/** What the browser keeps with an address that was come to from the page behind the details. */
const FROM_PAGE = 'log entry opened from its page';

export function useLogAddress(): LogAddress {
  const [address, setAddress] = useLatestSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const entry = address.get('entry');
  // Closing twice at once is closing once.
  const isClosing = useRef(false);
  useEffect(() => void (isClosing.current = false), [entry]);
  return useMemo(
    () => ({
      query: queryFrom(address),
      entry,
      change: (parts) => {
        const isPage = 'before' in parts;
        const changed = isPage ? parts : { ...parts, before: '' };
        // A page is a place to come back from; a filter that is being typed is not.
        setAddress((now) => withParts(now, changed), { replace: !isPage });
      },
      open: (actionId) => setAddress((now) => withParts(now, { entry: actionId }), { state: FROM_PAGE }),
      close: () => {
        if (isClosing.current) return;
        isClosing.current = true;
        if (state === FROM_PAGE) void navigate(-1);
        else setAddress((now) => withParts(now, { entry: '' }), { replace: true });
      },
    }),
    [address, entry, navigate, setAddress, state],
  );
}

function withParts(now: URLSearchParams, parts: Partial<Record<Part | 'entry', string>>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
