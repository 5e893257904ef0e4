import type { Failure } from '@plomada/contracts';
import { useCallback, useRef, useState } from 'react';
import { failureOf } from '../../base/api/api-failure';
import { useWhileSeen } from '../../base/use-while-seen';

/** How often it is read again while somebody looks, in milliseconds. */
const EVERY_MS = 5_000;

/** What was read last, and why a later reading did not work: what was seen before stays. */
export interface Polled<T> {
  readonly value: T | null;
  readonly failure: Failure | null;
  readonly again: () => Promise<void>;
}

/** Reads now and every few seconds while the page is seen, one reading at a time. Give `read` a stable identity. */
export function usePolling<T>(read: () => Promise<T>): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, 'again'>>({ value: null, failure: null });
  const underWay = useRef<Promise<void> | null>(null);
  const again = useCallback(async () => {
    // What was asked before may not know yet of what was done meanwhile.
    await underWay.current;
    underWay.current = read().then(
      (value) => setState({ value, failure: null }),
      (thrown: unknown) => setState(({ value }) => ({ value, failure: failureOf(thrown) })),
    );
    await underWay.current;
    underWay.current = null;
  }, [read]);
  const look = useCallback(() => {
    if (underWay.current === null) void again();
  }, [again]);
  useWhileSeen(look, EVERY_MS);
  return { ...state, again };
}
