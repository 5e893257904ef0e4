import type { KeptDecision, KeptLine } from '@plomada/contracts';
import {
  type Attendee,
  type DecisionOutcome,
  type MeetingProtocol,
  nameOf,
  type ShownRestriction,
  type ReviewedTask,
} from '@plomada/domain';
import type { TFunction } from 'i18next';
import type { Format } from '../../base/format';
import type { Block } from './text-pages';

type Texts = TFunction<'meeting'>;

/** What a protocol says beyond the plan. */
export interface Held {
  readonly projectName: string;
  /** When the meeting was, and how many minutes it took. */
  readonly day: string;
  readonly minutes: number;
  readonly attendance: readonly Attendee[];
  readonly said: readonly KeptLine[];
  /** The decisions of earlier meetings that waited for this one, and what was said of them. */
  readonly open: readonly KeptDecision[];
  readonly outcomes: readonly DecisionOutcome[];
  /** It is not kept on the server as it stands here. */
  readonly isDraft: boolean;
}

/** The reviewed term, and what came of it as a whole. */
export function protocolHeading(
  { reviewed, closedAt, ppc, kept, promised }: MeetingProtocol,
  t: Texts,
  format: Format,
): readonly [term: string, outcome: string] {
  const { number } = reviewed;
  const term = { number, from: format.date(reviewed.startDate), to: format.date(reviewed.lastDay) };
  return closedAt === null
    ? [t('open', term), t('openKept', { kept, count: promised })]
    : [t('closed', term), t('closedPpc', { ppc: format.percent(ppc), kept, count: promised })];
}

/** Everything that the protocol of a meeting says, in the order of the mail. */
export function protocolBlocks(
  protocol: MeetingProtocol,
  held: Held,
  t: Texts,
  format: Format,
): readonly Block[] {
  const [term, outcome] = protocolHeading(protocol, t, format);
  return [
    { kind: 'title', text: t('protocol.title', { project: held.projectName }) },
    ...(held.isDraft ? [line(t('protocol.draft'))] : []),
    line(t('protocol.held', { day: held.day, count: held.minutes })),
    ...attendanceTexts(held.attendance, t).map(line),
    head(term),
    line(outcome),
    ...protocol.parts.flatMap((part) => (part.reviewed.length > 0 ? reviewedBlocks(part, t, format) : [])),
    ...promiseBlocks(protocol, t, format),
    ...earlierBlocks(held, t, format),
    ...saidBlocks(held, 'decision', t, format),
    ...saidBlocks(held, 'note', t, format),
    ...dueBlocks(protocol.due, t, format),
  ];
}

/** Who was there and who was not, each in one text. */
export function attendanceTexts(attendance: readonly Attendee[], t: Texts): readonly string[] {
  if (attendance.length === 0) return [t('protocol.nobodyPresent')];
  const those = (isPresent: boolean) =>
    attendance
      .filter((one) => one.isPresent === isPresent)
      .map((one) => (one.isGuest && one.company !== '' ? `${one.name} (${one.company})` : one.name))
      .join(', ');
  return [['protocol.present', those(true)] as const, ['protocol.absent', those(false)] as const].flatMap(
    ([key, names]) => (names === '' ? [] : [`${t(key)}: ${names}`]),
  );
}

const head = (text: string): Block => ({ kind: 'head', text });
const line = (text: string): Block => ({ kind: 'line', text });
const note = (text: string): Block => ({ kind: 'note', text });
const share = (value: number | null, format: Format) => format.percent(value === null ? null : value * 100);
const called = ({ code, text }: Pick<ReviewedTask, 'code' | 'text'>) => `${code} ${text}`;

function reviewedBlocks(part: MeetingProtocol['parts'][number], t: Texts, format: Format): readonly Block[] {
  const { responsible, kept, promised } = part;
  const name = responsible ? nameOf(responsible) : t('nobody');
  return [
    head(`${name} · ${t('keptOf', { kept, count: promised })}`),
    ...part.reviewed.flatMap((task) => {
      const outcome = t(`outcome.${task.outcome}`);
      const of = { promised: share(task.commitment, format), done: share(task.progress, format) };
      const causes = task.causes.map(
        ({ cncType, cncOrigin, detail }) => `${cncType} · ${cncOrigin}: ${detail}`,
      );
      return [line(called(task)), note(`${outcome} · ${t('figuresOf', of)}`), ...causes.map(note)];
    }),
  ];
}

function promiseBlocks({ next, parts }: MeetingProtocol, t: Texts, format: Format): readonly Block[] {
  const lines = parts.flatMap(({ responsible, next: own }) => {
    const name = responsible ? nameOf(responsible) : t('nobody');
    return own.map((task) => line(`${name}: ${called(task)} · ${share(task.commitment, format)}`));
  });
  if (!next || lines.length === 0) return [];
  const { number, startDate, lastDay } = next;
  return [
    head(t('protocol.promises', { number, from: format.date(startDate), to: format.date(lastDay) })),
    ...lines,
  ];
}

function earlierBlocks({ open, outcomes }: Held, t: Texts, format: Format): readonly Block[] {
  if (open.length === 0) return [];
  return [
    head(t('decisions.title')),
    ...open.flatMap((one) => [
      ...saidBlock(one, t, format),
      note(outcomeText(outcomes.find(({ id }) => id === one.id)?.isDone ?? null, t)),
    ]),
  ];
}

/** What was said of a decision of an earlier meeting; null is nothing. */
export const outcomeText = (isDone: boolean | null, t: Texts): string =>
  isDone === null ? t('decisions.unsaid') : t(isDone ? 'decisions.done' : 'decisions.notDone');

function saidBlocks({ said }: Held, kind: KeptLine['kind'], t: Texts, format: Format): readonly Block[] {
  const lines = said.filter((one) => one.kind === kind).flatMap((one) => saidBlock(one, t, format));
  return lines.length > 0
    ? [head(t(kind === 'decision' ? 'protocol.decisions' : 'protocol.notes')), ...lines]
    : [];
}

const saidBlock = ({ aboutName, text, until }: KeptLine, t: Texts, format: Format): readonly Block[] => [
  line([aboutName, text].filter(Boolean).join(': ')),
  ...(until ? [note(t('protocol.untilDay', { date: format.date(until) }))] : []),
];

function dueBlocks(due: readonly ShownRestriction[], t: Texts, format: Format): readonly Block[] {
  if (due.length === 0) return [];
  return [
    head(t('due.title', { count: due.length })),
    ...due.flatMap((one) => [
      line([one.family, one.detail].filter(Boolean).join(' · ')),
      note(dueText(one, t, format)),
    ]),
  ];
}

/** By when a restriction has to be released, by whom and for what. */
export function dueText(restriction: ShownRestriction, t: Texts, format: Format): string {
  const { tasks, responsibleName, commited, required, daysLeft } = restriction;
  const day = { date: format.date(commited ?? required), count: -daysLeft };
  return [
    t(daysLeft < 0 ? 'due.late' : 'due.on', day),
    responsibleName || t('nobody'),
    tasks.map(({ code, text }) => `${code} ${text}`).join(', '),
  ].join(' · ');
}
