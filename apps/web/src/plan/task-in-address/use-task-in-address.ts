import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { TASK_PARAM } from '../../base/paths';

export interface TaskInAddress {
  /** The task whose panel is open; null for none. */
  readonly taskId: string | null;
  /** Opens a task's panel beside the page that is shown: going back in the browser leaves it. */
  readonly open: (id: string) => void;
  /** Shows another task in the open panel, or closes it, without a step to go back to. */
  readonly replace: (id: string | null) => void;
}

/** The task that the address of any page of a project names (`?task=`): a link to it survives a reload and can be sent. */
export function useTaskInAddress(): TaskInAddress {
  const [address, setAddress] = useSearchParams();
  const put = useCallback(
    (id: string | null, replace: boolean) => setAddress((now) => withTask(now, id), { replace }),
    [setAddress],
  );
  return {
    taskId: address.get(TASK_PARAM) || null,
    open: useCallback((id) => put(id, false), [put]),
    replace: useCallback((id) => put(id, true), [put]),
  };
}

/** The same address with the panel of a task, or with none. */
export function withTask(address: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id === null) next.delete(TASK_PARAM);
  else next.set(TASK_PARAM, id);
  return next;
}
