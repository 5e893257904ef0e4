import type { MeetingProtocol, Plan } from '@plomada/domain';
import type { MeetingRecord } from '../meeting-record';
import type { MeetingStep } from '../meeting-steps';
import type { MeetingMinutesInHand } from '../use-meeting-minutes';
import type { ChangeMeeting } from '../use-meeting-record';

/** What the step of the minutes is about. */
export interface ProtocolStepProps extends MeetingMinutesInHand {
  readonly plan: Plan;
  readonly record: MeetingRecord;
  readonly change: ChangeMeeting;
  readonly onAnother: () => void;
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

/** The same with what the plan has of the meeting. */
export interface WithProtocol extends ProtocolStepProps {
  readonly protocol: MeetingProtocol;
}
