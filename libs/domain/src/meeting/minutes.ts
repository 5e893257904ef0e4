import type { CivilDate } from '../calendar/civil-date';

/** Somebody of whom the minutes say whether they were there: a person of the project, or a guest. */
export interface Attendee {
  /** A responsible's, else the account's of a member; a guest has one of the minutes' own. */
  readonly id: string;
  /** As they were called then. */
  readonly name: string;
  readonly company: string;
  readonly isGuest: boolean;
  readonly isPresent: boolean;
}

/** A decision or a note: who sees to it, or whom it is about, null of all; and by when, null of no day. */
export interface SaidLine {
  readonly id: string;
  readonly kind: 'decision' | 'note';
  /** A responsible. */
  readonly about: string | null;
  readonly text: string;
  readonly until: CivilDate | null;
}

/** What a meeting said of a decision of an earlier one. */
export interface DecisionOutcome {
  /** The decision's line. */
  readonly id: string;
  readonly isDone: boolean;
}

/** What only the meeting itself knows: what was promised and kept stands in the plan. */
export interface MinutesContent {
  /** Instants; the second is null while the meeting goes on. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** Those of whom nothing was said are not in it. */
  readonly attendance: readonly Attendee[];
  readonly said: readonly SaidLine[];
  readonly outcomes: readonly DecisionOutcome[];
}

/** Which meeting: a short term that it looked back on, by its number, and the plan's day on which it was. A term may have several. */
export interface MeetingKey {
  readonly number: number;
  readonly date: CivilDate;
}

interface MinutesOfMeeting<Line extends SaidLine> extends MeetingKey {
  readonly said: readonly Line[];
  readonly outcomes: readonly DecisionOutcome[];
}

/** A decision that waits to be done, with the meeting that took it: the term that it looked back on, and its day. */
export type OpenDecision<Line extends SaidLine = SaidLine> = Line & {
  readonly termNumber: number;
  readonly date: CivilDate;
};

/**
 * The decisions of the meetings before one which no meeting before it said to be done, oldest first. One that was said not to be done goes
 * on to the next meeting.
 */
export function openDecisions<Line extends SaidLine>(
  minutes: readonly MinutesOfMeeting<Line>[],
  meeting: MeetingKey,
): readonly OpenDecision<Line>[] {
  const before = minutes.filter((one) => inMeetingOrder(one, meeting) < 0).toSorted(inMeetingOrder);
  const done = new Set(before.flatMap(({ outcomes }) => outcomes.filter(isDone).map(({ id }) => id)));
  return before.flatMap(({ number, date, said }) =>
    said
      .filter(({ kind, id }) => kind === 'decision' && !done.has(id))
      .map((line) => ({ ...line, termNumber: number, date })),
  );
}

/** Puts meetings in order: by the term that they looked back on, then by their days. */
export const inMeetingOrder = (one: MeetingKey, other: MeetingKey): number =>
  one.number - other.number || (one.date < other.date ? -1 : one.date > other.date ? 1 : 0);

const isDone = (outcome: DecisionOutcome): boolean => outcome.isDone;

/** A meeting that nobody ended is over by then, in minutes. */
const LONGEST = 12 * 60;

/** How long a meeting took, in whole minutes: until its end, or until an instant where it goes on. */
export function minutesHeld(
  { startedAt, endedAt }: Pick<MinutesContent, 'startedAt' | 'endedAt'>,
  now: string,
): number {
  const held = Math.floor((Date.parse(endedAt ?? now) - Date.parse(startedAt)) / 60_000);
  return Math.min(Math.max(0, held), LONGEST);
}
