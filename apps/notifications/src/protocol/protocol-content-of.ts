import type { KeptDecision, MeetingMinutes } from '@plomada/contracts';
import {
  type Attendee,
  type MeetingProtocol,
  minutesHeld,
  nameOf,
  type ProtocolPart,
  type ReviewedTask,
  wellFormed,
} from '@plomada/domain';
import type { ProtocolContent, ProtocolPerson, ProtocolSaid, ProtocolTask } from '../mail/protocol-content';

/** Longer lists say how many more there are: a mail is read on a phone. */
const MOST = { tasks: 40, due: 40, earlier: 100 } as const;
const LONGEST_TEXT = 200;

type Shared = Omit<ProtocolContent, 'firstName'>;
type About = Pick<ProtocolContent, 'projectName' | 'day' | 'path' | 'sentBy'>;

/** What the mail of a meeting says to whomever it goes; what was said there may be as long as it was taken in. */
export function protocolContentOf(
  protocol: MeetingProtocol,
  held: MeetingMinutes,
  open: readonly KeptDecision[],
  of: About,
): Shared {
  const { reviewed, next, kept, promised, ppc, closedAt } = protocol;
  const { attendance, outcomes, said } = held;
  const done = new Map(outcomes.map(({ id, isDone }) => [id, isDone]));
  return {
    template: 'meeting-protocol',
    ...of,
    sentBy: cut(of.sentBy),
    minutes: minutesHeld(held, held.savedAt),
    ...{ reviewed, next, kept, promised, ppc },
    isPending: closedAt === null,
    present: attendance.filter(({ isPresent }) => isPresent).map(calledOf),
    absent: attendance.filter(({ isPresent }) => !isPresent).map(calledOf),
    people: protocol.parts.map(personOf),
    due: protocol.due.slice(0, MOST.due).map(({ family, detail, responsibleName, ...one }) => ({
      name: cut([family, detail].filter((text) => text !== '').join(' · ')),
      responsible: responsibleName === '' ? null : cut(responsibleName),
      due: one.commited ?? one.required,
      isLate: one.daysLeft < 0,
    })),
    moreDue: Math.max(0, protocol.due.length - MOST.due),
    earlier: open
      .slice(-MOST.earlier)
      .map((line) => ({ ...saidOf(line), isDone: done.get(line.id) ?? null })),
    said: said.map(saidOf),
  };
}

const saidOf = ({ kind, aboutName, text, until }: MeetingMinutes['said'][number]): ProtocolSaid => ({
  ...{ kind, text, until },
  about: aboutName === '' ? null : cut(aboutName),
});

/** A guest with the company that they came from. */
const calledOf = ({ name, company, isGuest }: Attendee): string =>
  cut(isGuest && company !== '' ? `${name} (${company})` : name);

function personOf({ responsible, kept, promised, reviewed, next }: ProtocolPart): ProtocolPerson {
  const more = (tasks: readonly unknown[]) => Math.max(0, tasks.length - MOST.tasks);
  return {
    name: responsible && cut(nameOf(responsible)),
    ...{ kept, promised },
    reviewed: reviewed.slice(0, MOST.tasks).map(taskOf),
    next: next.slice(0, MOST.tasks).map((task) => taskOf({ ...task, outcome: 'pending' as const })),
    more: more(reviewed) + more(next),
  };
}

const taskOf = ({ code, text, commitment, progress, outcome, causes }: ReviewedTask): ProtocolTask => ({
  name: cut(`${code} ${text}`),
  ...{ commitment, progress, outcome },
  causes: causes.map(({ cncType, cncOrigin, detail }) => cut(`${cncType} · ${cncOrigin}: ${detail}`)),
});

const cut = (text: string): string => wellFormed(text.slice(0, LONGEST_TEXT));
