import type { MinutesContent, Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { type ShownMinutes, useTermMinutes } from '../minutes/use-term-minutes';
import type { MeetingRecord } from './meeting-record';

export interface MeetingMinutesInHand {
  readonly minutes: ShownMinutes;
  readonly content: MinutesContent;
  readonly write: (values: Partial<MinutesContent>) => void;
}

/** The minutes of the meeting that goes on; where nothing is written yet they begin with it. */
export function useMeetingMinutes(
  plan: Plan,
  { reviewed, startedAt }: Pick<MeetingRecord, 'reviewed' | 'startedAt'>,
): MeetingMinutesInHand {
  const minutes = useTermMinutes(plan, reviewed);
  const content = useMemo<MinutesContent>(
    () => minutes.content ?? { startedAt, endedAt: null, attendance: [], said: [], outcomes: [] },
    [minutes.content, startedAt],
  );
  return { minutes, content, write: (values) => minutes.write({ ...content, ...values }) };
}
