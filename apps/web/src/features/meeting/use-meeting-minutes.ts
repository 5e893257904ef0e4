import { type MinutesContent, type Plan, planDay } from '@plomada/domain';
import { useMemo } from 'react';
import { type ShownMinutes, useMinutes } from '../minutes/use-minutes';
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
  const date = planDay(startedAt, plan.settings.timeZone);
  const minutes = useMinutes(plan, { number: reviewed, date });
  const content = useMemo<MinutesContent>(
    () => minutes.content ?? { startedAt, endedAt: null, attendance: [], said: [], outcomes: [] },
    [minutes.content, startedAt],
  );
  return { minutes, content, write: (values) => minutes.write({ ...content, ...values }) };
}
