import { openTerm, type Plan, termToReview } from '@plomada/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';
import { useProjectId } from '../../base/use-project-id';
import {
  changedMeeting,
  laterMeeting,
  type MeetingRecord,
  meetingToResume,
  newMeeting,
  onOthersRecord,
  storedMeeting,
  storeMeeting,
} from './meeting-record';

export type ChangeMeeting = (values: Partial<MeetingRecord>) => void;

/** The meeting that goes on, begun where none does; it is kept in this browser, so that a reload comes back to it. */
export function useMeetingRecord(plan: Plan) {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const projectId = useProjectId()!;
  const [record, setRecord] = useState<MeetingRecord>(
    () => meetingToResume(storedMeeting(userId, projectId), new Date()) ?? begun(plan),
  );
  useEffect(() => void storeMeeting(userId, projectId, record), [userId, projectId, record]);
  useEffect(
    () => onOthersRecord(userId, projectId, (other) => setRecord((own) => laterMeeting(own, other))),
    [userId, projectId],
  );
  const change = useCallback<ChangeMeeting>(
    (values) => setRecord((now) => changedMeeting(now, values, new Date())),
    [],
  );
  useStepAfterClose(plan, change);
  return { record, change, beginAnother: () => setRecord(begun(plan)) };
}

/** Where nothing is to be looked back on, it begins with the promises. */
function begun(plan: Plan): MeetingRecord {
  const reviewed = termToReview(plan);
  const isOpen = reviewed === openTerm(plan).number;
  return newMeeting({ reviewed, step: isOpen ? 'review' : 'promise' }, new Date());
}

/** Once the term is closed, whoever did it, the next one is open to promises. */
function useStepAfterClose(plan: Plan, change: ChangeMeeting): void {
  const { number } = openTerm(plan);
  const last = useRef(number);
  useEffect(() => {
    if (number > last.current) change({ step: 'promise', place: null, reviewed: last.current });
    last.current = number;
  }, [number, change]);
}
