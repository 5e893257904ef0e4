import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LogQuery, queryFrom } from './log-query';

type Part = 'user' | 'types' | 'from' | 'to' | 'text' | 'before' | 'entry';

export interface LogAddress {
  readonly query: LogQuery;
  /** The action whose details are open. */
  readonly entry: string | null;
  /** Sets parts of the address; '' removes one. Another filter begins at the newest line again. */
  readonly change: (parts: Partial<Record<Part, string>>) => void;
}

export function useLogAddress(): LogAddress {
  const [address, setAddress] = useSearchParams();
  return useMemo(
    () => ({
      query: queryFrom(address),
      entry: address.get('entry'),
      change: (parts) => {
        const stays = 'before' in parts || 'entry' in parts;
        const changed = stays ? parts : { ...parts, before: '' };
        // A page and an entry are places to come back from; a filter that is being typed is not.
        setAddress((now) => withParts(now, changed), { replace: !stays });
      },
    }),
    [address, setAddress],
  );
}

function withParts(now: URLSearchParams, parts: Partial<Record<Part, string>>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
