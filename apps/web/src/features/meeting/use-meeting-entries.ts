import { bulkProgress, type PlanAction, type WorkRow } from '@plomada/domain';
import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useRefusalHere } from '../../plan/proposing/use-refusal-here';
import { useBulkAction } from '../../plan/sending/use-bulk-action';
import { planActions } from '../../plan/state/plan-actions';
import { progressesAction } from '../progress-manager/work-edits';
import type { MeetingStep } from './meeting-steps';

/** Why something was not entered for a task, in the rule's own words, by the task's id. */
export type Refusals = ReadonlyMap<string, string>;
const NONE: Refusals = new Map();
const AS_COMMITTED = { kind: 'asCommitted' } as const;

/** Enters what the meeting says of tasks, by the actions that tables and boards use; what is refused is told beside the row. */
export function useMeetingEntries(step: MeetingStep) {
  const dispatch = useAppDispatch();
  const refusalHere = useRefusalHere();
  const textOf = useFailureText();
  const bulk = useBulkAction();
  const [refusals, setRefusals] = useState(NONE);
  const submit = useCallback(
    (taskId: string, action: PlanAction): boolean => {
      const refusal = refusalHere(action);
      setRefusals((now) => withRefusal(now, taskId, refusal && textOf(refusal)));
      if (!refusal) dispatch(planActions.submit(action));
      return !refusal;
    },
    [dispatch, refusalHere, textOf],
  );
  const enter = (row: WorkRow, share: number | null): boolean => submit(row.id, entryOf(step, row, share));
  return {
    refusals,
    submit,
    /** The share, 0..1, that the step is about: what is done, or what is promised. Null takes it back. */
    enter,
    asPromised: (row: WorkRow) => enter(row, bulkProgress(row.task, AS_COMMITTED)),
    /** The same of many, as one step. */
    allAsPromised: (rows: readonly WorkRow[]) => {
      const changed = rows.filter(({ task }) => task.progress !== bulkProgress(task, AS_COMMITTED));
      const { refused } = bulk(changed, progressesAction(AS_COMMITTED), 'progress:changed');
      setRefusals(new Map([...refused].map(([id, { why }]) => [id, why])));
    },
  };
}

function entryOf(step: MeetingStep, { id, task }: WorkRow, share: number | null): PlanAction {
  return step === 'promise'
    ? { type: 'SET_COMMITMENT', payload: { taskId: id, commitment: share } }
    : { type: 'SET_PROGRESS', payload: { taskId: id, progress: share ?? task.lastProgress } };
}

function withRefusal(now: Refusals, taskId: string, why: string | null): Refusals {
  if (why === null && !now.has(taskId)) return now;
  const next = new Map(now);
  if (why === null) next.delete(taskId);
  else next.set(taskId, why);
  return next;
}
