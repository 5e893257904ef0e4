import type {
  ProtocolContent,
  ProtocolDue,
  ProtocolEarlier,
  ProtocolPerson,
  ProtocolSaid,
  ProtocolTask,
} from './protocol-content';
import type { PromiseOutcome } from '@plomada/domain';
import { pluralEn, pluralEs } from './plurals';
import type { WordList, Words } from './words';

interface Texts {
  readonly locale: string;
  readonly subject: (content: ProtocolContent) => string;
  readonly greeting: (firstName: string) => string;
  readonly intro: (content: ProtocolContent, day: string) => string;
  readonly kept: (content: ProtocolContent, ppc: string) => string;
  readonly present: (names: string) => string;
  readonly absent: (names: string) => string;
  readonly nobody: string;
  readonly person: (name: string, kept: number, promised: number) => string;
  readonly outcome: Readonly<Record<PromiseOutcome, string>>;
  readonly figures: (promised: string, done: string) => string;
  readonly promises: (number: number, from: string, to: string) => string;
  readonly due: string;
  readonly dueOn: (date: string, isLate: boolean) => string;
  readonly earlier: string;
  readonly done: (isDone: boolean | null) => string;
  readonly decisions: string;
  readonly notes: string;
  readonly until: (date: string) => string;
  readonly more: (count: number) => string;
  readonly link: string;
  readonly why: (content: ProtocolContent) => string;
}

const es: Texts = {
  locale: 'es-CL',
  subject: ({ projectName, reviewed }) =>
    `Acta de la reunión de ${projectName}: corto plazo ${reviewed.number}`,
  greeting: (firstName) => `Hola ${firstName}:`,
  intro: ({ projectName, minutes }, day) =>
    `Acta de la reunión semanal de ${projectName} del ${day}, que duró ${minutes} ${pluralEs(minutes, 'minuto', 'minutos')}.`,
  kept: ({ kept, promised, isPending, reviewed }, ppc) =>
    `Corto plazo ${reviewed.number}: ${kept} de ${promised} ${pluralEs(promised, 'compromiso cumplido', 'compromisos cumplidos')}, ${isPending ? 'PPC pendiente' : `PPC ${ppc}`}.`,
  present: (names) => `Asistieron: ${names}.`,
  absent: (names) => `No asistieron: ${names}.`,
  nobody: 'Sin responsable',
  person: (name, kept, promised) =>
    `${name}: ${kept} de ${promised} ${pluralEs(promised, 'cumplido', 'cumplidos')}`,
  outcome: {
    kept: 'Cumplido',
    notKept: 'No cumplido',
    pending: 'Pendiente',
    notPromised: 'Hecho sin compromiso',
  },
  figures: (promised, done) => `comprometido ${promised}, hecho ${done}`,
  promises: (number, from, to) => `Compromisos para el corto plazo ${number}, ${from} – ${to}`,
  due: 'Restricciones por liberar',
  dueOn: (date, isLate) => (isLate ? `Venció el ${date}.` : `Vence el ${date}.`),
  earlier: 'Decisiones de reuniones anteriores',
  done: (isDone) => (isDone === null ? 'Pendiente.' : isDone ? 'Hecha.' : 'No hecha: sigue pendiente.'),
  decisions: 'Decisiones',
  notes: 'Notas',
  until: (date) => `Hasta el ${date}.`,
  more: (count) => `Y ${count} más, que verás en Plomada.`,
  link: 'Ver el acta',
  why: ({ sentBy, projectName }) =>
    `Recibes esta acta porque ${sentBy} te la envió como responsable en ${projectName}.`,
};

const en: Texts = {
  locale: 'en-GB',
  subject: ({ projectName, reviewed }) =>
    `Minutes of the meeting of ${projectName}: short term ${reviewed.number}`,
  greeting: (firstName) => `Hello ${firstName},`,
  intro: ({ projectName, minutes }, day) =>
    `Minutes of the weekly meeting of ${projectName} on ${day}, which took ${minutes} ${pluralEn(minutes, 'minute', 'minutes')}.`,
  kept: ({ kept, promised, isPending, reviewed }, ppc) =>
    `Short term ${reviewed.number}: ${kept} of ${promised} ${pluralEn(promised, 'commitment', 'commitments')} met, ${isPending ? 'PPC pending' : `PPC ${ppc}`}.`,
  present: (names) => `Present: ${names}.`,
  absent: (names) => `Absent: ${names}.`,
  nobody: 'Nobody responsible',
  person: (name, kept, promised) => `${name}: ${kept} of ${promised} met`,
  outcome: {
    kept: 'Met',
    notKept: 'Not met',
    pending: 'Pending',
    notPromised: 'Done without a promise',
  },
  figures: (promised, done) => `promised ${promised}, done ${done}`,
  promises: (number, from, to) => `Commitments for short term ${number}, ${from} – ${to}`,
  due: 'Constraints to release',
  dueOn: (date, isLate) => (isLate ? `Was due on ${date}.` : `Due on ${date}.`),
  earlier: 'Decisions of earlier meetings',
  done: (isDone) => (isDone === null ? 'Open.' : isDone ? 'Done.' : 'Not done: still open.'),
  decisions: 'Decisions',
  notes: 'Notes',
  until: (date) => `By ${date}.`,
  more: (count) => `And ${count} more, which you will see in Plomada.`,
  link: 'See the minutes',
  why: ({ sentBy, projectName }) =>
    `You get these minutes because ${sentBy} sent them to you as a responsible of ${projectName}.`,
};

/** What the protocol of a weekly meeting says, in the reader's language. */
export function protocolWords(content: ProtocolContent, lang: 'es' | 'en'): Words {
  const texts = lang === 'en' ? en : es;
  const { present, absent } = content;
  return {
    subject: texts.subject(content),
    before: [
      texts.greeting(content.firstName),
      texts.intro(content, written(texts, content.day)),
      texts.kept(content, percent(texts, content.ppc === null ? null : content.ppc / 100)),
      ...(present.length > 0 ? [texts.present(present.join(', '))] : []),
      ...(absent.length > 0 ? [texts.absent(absent.join(', '))] : []),
    ],
    lists: [
      ...content.people.map((person) => reviewedOf(texts, person)),
      ...promisesOf(texts, content),
      ...dueOf(texts, content),
      ...earlierOf(texts, content),
      ...saidOf(texts, content, 'decision'),
      ...saidOf(texts, content, 'note'),
    ].filter(({ items, rest }) => items.length > 0 || rest !== undefined),
    link: { label: texts.link, path: content.path },
    after: [texts.why(content)],
  };
}

function reviewedOf(texts: Texts, { name, kept, promised, reviewed, more }: ProtocolPerson): WordList {
  return {
    head: texts.person(name ?? texts.nobody, kept, promised),
    items: reviewed.map((task) => ({ text: reviewedText(texts, task), notes: task.causes })),
    ...(more > 0 ? { rest: texts.more(more) } : {}),
  };
}

const reviewedText = (texts: Texts, { name, commitment, progress, outcome }: ProtocolTask): string =>
  `${name} — ${texts.outcome[outcome]} (${texts.figures(percent(texts, commitment), percent(texts, progress))})`;

function promisesOf(texts: Texts, { next, people }: ProtocolContent): readonly WordList[] {
  if (!next) return [];
  const items = people.flatMap(({ name, next: own }) =>
    own.map((task) => ({
      text: `${name ?? texts.nobody}: ${task.name} — ${percent(texts, task.commitment)}`,
      notes: [],
    })),
  );
  const [from, to] = [written(texts, next.startDate), written(texts, next.lastDay)];
  return [{ head: texts.promises(next.number, from, to), items }];
}

function dueOf(texts: Texts, { due, moreDue }: ProtocolContent): readonly WordList[] {
  const line = ({ name, responsible, due: day, isLate }: ProtocolDue) => ({
    text: `${responsible ?? texts.nobody}: ${name}`,
    notes: [texts.dueOn(written(texts, day), isLate)],
  });
  return [{ head: texts.due, items: due.map(line), ...(moreDue > 0 ? { rest: texts.more(moreDue) } : {}) }];
}

function earlierOf(texts: Texts, { earlier }: ProtocolContent): readonly WordList[] {
  const line = ({ isDone, ...said }: ProtocolEarlier) => {
    const { text, notes } = saidLine(texts, said);
    return { text, notes: [...notes, texts.done(isDone)] };
  };
  return [{ head: texts.earlier, items: earlier.map(line) }];
}

function saidOf(texts: Texts, { said }: ProtocolContent, kind: 'decision' | 'note'): readonly WordList[] {
  const items = said.filter((one) => one.kind === kind).map((one) => saidLine(texts, one));
  return [{ head: kind === 'decision' ? texts.decisions : texts.notes, items }];
}

const saidLine = (texts: Texts, { about, text, until }: ProtocolSaid) => ({
  text: about === null ? text : `${about}: ${text}`,
  notes: until === null ? [] : [texts.until(written(texts, until))],
});

const written = ({ locale }: Texts, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

const percent = ({ locale }: Texts, share: number | null): string =>
  share === null
    ? '—'
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
