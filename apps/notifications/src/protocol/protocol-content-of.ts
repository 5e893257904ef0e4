import type { mailProtocol } from '@plomada/contracts';
import {
  type MeetingProtocol,
  nameOf,
  type Plan,
  type ProtocolPart,
  type ReviewedTask,
  wellFormed,
} from '@plomada/domain';
import type { z } from 'zod';
import type { ProtocolContent, ProtocolPerson, ProtocolTask } from '../mail/protocol-content';

/** Longer lists say how many more there are: a mail is read on a phone. */
const MOST = { tasks: 40, due: 40 } as const;
const LONGEST_TEXT = 200;

type Held = z.output<typeof mailProtocol.request>;
type Shared = Omit<ProtocolContent, 'firstName'>;

/** What the mail of a meeting says to whomever it goes; what was said there may be as long as it was taken in. */
export function protocolContentOf(
  plan: Plan,
  protocol: MeetingProtocol,
  held: Held,
  of: Pick<ProtocolContent, 'projectName' | 'day' | 'path'>,
): Shared {
  const named = (id: string | null) => {
    const person = id === null ? undefined : plan.responsibles.get(id);
    return person ? cut(nameOf(person)) : null;
  };
  const { reviewed, next, kept, promised, ppc, closedAt } = protocol;
  return {
    template: 'meeting-protocol',
    ...of,
    sentBy: cut(held.by.name),
    minutes: held.minutes,
    ...{ reviewed, next, kept, promised, ppc },
    isPending: closedAt === null,
    present: [...new Set(held.present)].flatMap((id) => named(id) ?? []),
    people: protocol.parts.map(personOf),
    due: protocol.due.slice(0, MOST.due).map(({ family, detail, responsibleName, ...one }) => ({
      name: cut([family, detail].filter((text) => text !== '').join(' · ')),
      responsible: responsibleName === '' ? null : cut(responsibleName),
      due: one.commited ?? one.required,
      isLate: one.daysLeft < 0,
    })),
    moreDue: Math.max(0, protocol.due.length - MOST.due),
    said: held.said.map(({ about, ...one }) => ({ ...one, about: named(about) })),
  };
}

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
