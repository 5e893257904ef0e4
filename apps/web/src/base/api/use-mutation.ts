import type { Failure } from '@plomada/contracts';
import { useCallback, useState } from 'react';
import { failureOf } from './api-failure';

/** A call that a button makes: whether it is on its way, and why the last one did not work. */
export interface Mutation {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Makes it; answers whether it worked. A failure is kept, not thrown. */
  readonly make: (call: () => Promise<unknown>) => Promise<boolean>;
}

export function useMutation(): Mutation {
  const [state, setState] = useState<Omit<Mutation, 'make'>>({ busy: false, failure: null });
  const make = useCallback(async (call: () => Promise<unknown>) => {
    setState({ busy: true, failure: null });
    try {
      await call();
      setState({ busy: false, failure: null });
      return true;
    } catch (thrown) {
      setState({ busy: false, failure: failureOf(thrown) });
      return false;
    }
  }, []);
  return { ...state, make };
}
