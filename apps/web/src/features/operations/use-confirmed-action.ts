import { useState } from 'react';
import { useMutation } from '../../base/api/use-mutation';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';

/** What is asked before something is lost. */
export interface Question {
  readonly title: string;
  readonly detail: string;
  readonly go: string;
}

type Call = () => Promise<{ readonly done: number }>;

/** Does something to what waits, says to how many, and reads again. What loses something asks first. */
export function useConfirmedAction(again: () => Promise<void>) {
  const dispatch = useAppDispatch();
  const { busy, failure, make } = useMutation();
  const [asked, setAsked] = useState<(Question & { readonly call: Call }) | null>(null);
  const act = (call: Call): void => {
    setAsked(null);
    void make(async () => {
      try {
        const { done } = await call();
        const key = done > 0 ? 'operations:done' : 'operations:gone';
        dispatch(messageShown({ severity: done > 0 ? 'success' : 'info', key, params: { count: done } }));
      } finally {
        await again();
      }
    });
  };
  const ask = (question: Question, call: Call): void => setAsked({ ...question, call });
  return { busy, failure, act, ask, asked, keep: () => setAsked(null) };
}
export type ConfirmedActions = ReturnType<typeof useConfirmedAction>;
