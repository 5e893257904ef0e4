import type { Failure } from '@plomada/contracts';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from './api-failure';

/** What a page of its own asks the server for. Asked again it goes on showing what is there. */
export type QueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: Failure };

const LOADING = { status: 'loading' } as const;

/**
 * Asks when the page is shown and whenever `ask` changes: give it with useCallback. Comes with how to ask again, and how to
 * put a newer value in its place. What arrives after the page was left, or for an older question, is dropped.
 */
export function useQuery<T>(ask: () => Promise<T>): [QueryState<T>, () => void, (value: T) => void] {
  const [state, setState] = useState<{ readonly ask: unknown; readonly answer: QueryState<T> }>({
    ask,
    answer: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (answer: QueryState<T>) => wanted && setState({ ask, answer });
    ask().then(
      (value) => show({ status: 'ready', value }),
      (thrown) => show({ status: 'failed', failure: failureOf(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, attempt]);
  const again = useCallback(() => {
    setState((before) => (before.answer.status === 'failed' ? { ask, answer: LOADING } : before));
    setAttempt((number) => number + 1);
  }, [ask]);
  const replace = useCallback((value: T) => setState({ ask, answer: { status: 'ready', value } }), [ask]);
  return [state.ask === ask ? state.answer : LOADING, again, replace];
}
