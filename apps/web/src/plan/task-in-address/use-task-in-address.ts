import { useCallback } from 'react';
import { type NavigateOptions, useLocation } from 'react-router';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { TASK_PARAM } from '../../base/paths';

export interface TaskInAddress {
  /** The task whose panel is open; null for none. */
  readonly taskId: string | null;
  /** Opens a task's panel beside the page that is shown, at a part of it if one is named: going back in the browser leaves it. */
  readonly open: (id: string, part?: TaskPart) => void;
  /** Shows another task in the open panel, or closes it, without a step to go back to. */
  readonly replace: (id: string | null) => void;
}

/** A part of a task's panel that somebody may want to see at once. */
export type TaskPart = 'restrictions';

/** A step that opens a task's panel, as its state says it: whoever takes it is in the panel, though it shows another task already. */
export interface OpeningStep {
  readonly opensTask: true;
  readonly part?: TaskPart | undefined;
}

export const OPENED: OpeningStep = { opensTask: true };

/** The step to the address that is shown, if it opened a panel. */
export function useOpeningStep(): { readonly key: string; readonly step: OpeningStep | null } {
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const isOpening = typeof state === 'object' && state !== null && 'opensTask' in state;
  return { key, step: isOpening ? (state as OpeningStep) : null };
}

/** The task that the address of any page of a project names (`?task=`): a link to it survives a reload and can be sent. */
export function useTaskInAddress(): TaskInAddress {
  const [address, setAddress] = useLatestSearchParams();
  const put = useCallback(
    (id: string | null, how: NavigateOptions) => setAddress((now) => withTask(now, id), how),
    [setAddress],
  );
  return {
    taskId: address.get(TASK_PARAM) || null,
    open: useCallback((id, part) => put(id, { state: { ...OPENED, part } satisfies OpeningStep }), [put]),
    replace: useCallback((id) => put(id, { replace: true }), [put]),
  };
}

/** The same address with the panel of a task, or with none. */
export function withTask(address: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  if (id === null) next.delete(TASK_PARAM);
  else next.set(TASK_PARAM, id);
  return next;
}
