import type { Failure } from '@plomada/contracts';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../../../app/api/api-failure';

/** Something that a section asks the server for. */
export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: Failure };

const LOADING = { status: 'loading' } as const;

interface Answer<T> {
  readonly ask: () => Promise<T>;
  readonly attempt: number;
  readonly loaded: Loaded<T>;
}

/**
 * Asks when it is first shown and whenever `ask` becomes another: keep it the same with useCallback. Gives what there is,
 * a way to ask again, and one to put a newer value in its place.
 */
export function useLoaded<T>(ask: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (loaded: Loaded<T>) => wanted && setAnswer({ ask, attempt, loaded });
    ask().then(
      (value) => show({ status: 'ready', value }),
      (thrown) => show({ status: 'failed', failure: failureOf(thrown) }),
    );
    return () => {
      wanted = false;
    };
  }, [ask, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const replace = useCallback(
    (value: T) => setAnswer({ ask, attempt, loaded: { status: 'ready', value } }),
    [ask, attempt],
  );
  // An answer to an earlier question is none.
  const isNow = answer?.ask === ask && answer.attempt === attempt;
  return { loaded: isNow ? answer.loaded : (LOADING as Loaded<T>), again, replace };
}
