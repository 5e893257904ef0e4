import { createContext, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { PROJECT_PARAM, TASK_PARAM } from '../../base/paths';
import { UnsavedGuard } from '../../base/unsaved/unsaved-guard';
import { useAppDispatch } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';
import { type LostText, lostTextActions } from '../../plan/lost-text/lost-text-slice';

/** What the fields of the panel tell of what is typed into them and not done. */
interface UnsavedFieldCalls {
  /** Something is typed: `finish` does it, and answers whether nothing is left. Answers how to take that back. */
  readonly begun: (finish: () => boolean) => () => void;
  /** The field is gone with what was typed. */
  readonly lost: (text: LostText) => void;
}

export const UnsavedFields = createContext<UnsavedFieldCalls>({
  begun: () => () => undefined,
  lost: () => undefined,
});

interface Props {
  readonly taskId: string;
  readonly children: ReactNode;
}

const ELSEWHERE: readonly string[] = [PROJECT_PARAM, TASK_PARAM];

/**
 * Keeps what is typed into the fields of a task: it is done before another task is shown or the panel closed, what cannot be done is
 * asked about, and what was typed about a task that somebody else deletes is offered to be kept.
 */
export function UnsavedFieldsGuard({ taskId, children }: Props) {
  const dispatch = useAppDispatch();
  const store = useStore<Parameters<typeof selectPlan>[0]>();
  const fields = useRef(new Set<() => boolean>());
  const [count, setCount] = useState(0);
  const begun = useCallback((finish: () => boolean) => {
    fields.current.add(finish);
    setCount(fields.current.size);
    return () => {
      fields.current.delete(finish);
      setCount(fields.current.size);
    };
  }, []);
  const lost = useCallback(
    (text: LostText) => {
      const isDeleted = !selectPlan(store.getState())?.tasks.has(taskId);
      // Otherwise somebody was asked, and gave it up.
      if (isDeleted) dispatch(lostTextActions.lost(text));
    },
    [store, dispatch, taskId],
  );
  const unsaved = () => [...fields.current].filter((finish) => !finish()).length > 0;
  return (
    <UnsavedFields value={useMemo(() => ({ begun, lost }), [begun, lost])}>
      {children}
      {/* A page has one such question at a time: while nothing is typed it may be another's. */}
      {count > 0 && <UnsavedGuard unsaved={unsaved} params={ELSEWHERE} />}
    </UnsavedFields>
  );
}
