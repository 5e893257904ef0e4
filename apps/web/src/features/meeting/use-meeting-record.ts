import { openTerm, type Plan, termToReview } from '@plomada/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';
import { useProjectId } from '../../base/use-project-id';
import { isGoingOn, type MeetingRecord, storedMeeting, storeMeeting } from './meeting-record';

/** The meeting that goes on, begun where none does; it is kept in this browser, so that a reload comes back to it. */
export function useMeetingRecord(plan: Plan) {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const projectId = useProjectId()!;
  const [record, setRecord] = useState<MeetingRecord>(() => {
    const stored = storedMeeting(userId, projectId);
    return isGoingOn(stored, new Date()) ? stored : begun(plan);
  });
  useEffect(() => void storeMeeting(userId, projectId, record), [userId, projectId, record]);
  const change = useCallback(
    (values: Partial<MeetingRecord>) => setRecord((now) => ({ ...now, ...values })),
    [],
  );
  useStepAfterClose(plan, change);
  return { record, change };
}

/** Where nothing is to be looked back on, it begins with the promises. */
function begun(plan: Plan): MeetingRecord {
  const reviewed = termToReview(plan);
  const isOpen = reviewed === openTerm(plan).number;
  return {
    startedAt: new Date().toISOString(),
    endedAt: null,
    reviewed,
    step: isOpen ? 'review' : 'promise',
  };
}

/** Once the term is closed, whoever did it, the next one is open to promises. */
function useStepAfterClose(plan: Plan, change: (values: Partial<MeetingRecord>) => void): void {
  const { number } = openTerm(plan);
  const last = useRef(number);
  useEffect(() => {
    if (number > last.current) change({ step: 'promise', reviewed: last.current });
    last.current = number;
  }, [number, change]);
}
