import type { OverdueTerm } from '@plomada/domain';
import type { DigestContent, DigestItem, DigestSection } from './digest-content';
import { noticeList } from './notice-texts';
import { pluralEn, pluralEs } from './plurals';
import { stateWords, type StateWords } from './state-texts';
import type { Words } from './words';

interface Texts {
  readonly locale: string;
  readonly subject: (content: DigestContent, counts: string) => string;
  readonly late: (count: number) => string;
  readonly dueSoon: (count: number) => string;
  readonly newlyTheirs: (count: number) => string;
  readonly greeting: (firstName: string) => string;
  readonly intro: (content: DigestContent) => string;
  readonly overdue: (term: OverdueTerm, lastDay: string) => string;
  readonly heads: Readonly<Record<'late' | 'dueSoon' | 'newlyTheirs', string>>;
  readonly ofRestrictions: (head: string) => string;
  readonly isNew: string;
  readonly moreTasks: (count: number) => string;
  readonly more: (count: number) => string;
  readonly when: (item: DigestItem, date: string) => string;
  readonly committed: (required: string) => string;
  readonly missed: (date: string) => string;
  readonly link: string;
  readonly open: string;
  readonly news: (projectName: string) => string;
  readonly noticesIntro: (projectName: string) => string;
  readonly why: (content: DigestContent) => string;
  readonly chosen: (projectName: string) => string;
  readonly unsubscribe: string;
}

const es: Texts = {
  locale: 'es-CL',
  subject: ({ projectName, isCopy }, counts) =>
    `${isCopy ? 'Restricciones' : 'Tus restricciones'} en ${projectName}: ${counts}`,
  late: (count) => `${count} ${pluralEs(count, 'atrasada', 'atrasadas')}`,
  dueSoon: (count) => `${count} por vencer`,
  newlyTheirs: (count) => `${count} ${pluralEs(count, 'nueva', 'nuevas')}`,
  greeting: (firstName) => `Hola ${firstName}:`,
  intro: ({ projectName, isCopy }) =>
    isCopy
      ? `Estas restricciones de ${projectName} piden atención.`
      : `Estas restricciones de ${projectName} están a tu cargo y piden atención.`,
  overdue: ({ number, days }, lastDay) =>
    `El corto plazo ${number} terminó el ${lastDay}, hace ${days} ${pluralEs(days, 'día', 'días')}, y no se ha cerrado.`,
  heads: { late: 'Atrasadas', dueSoon: 'Por vencer', newlyTheirs: 'Nuevas' },
  ofRestrictions: (head) => `Restricciones ${head.toLowerCase()}`,
  isNew: 'nueva',
  moreTasks: (count) => `y ${count} más`,
  more: (count) => `Y ${count} más, que verás en Plomada.`,
  when: ({ daysLeft }, date) => {
    if (daysLeft === 0) return `Vence hoy, ${date}.`;
    if (daysLeft === 1) return `Vence mañana, ${date}.`;
    if (daysLeft > 0) return `Vence el ${date}, en ${daysLeft} días.`;
    return `Venció el ${date}, hace ${-daysLeft} ${pluralEs(-daysLeft, 'día', 'días')}.`;
  },
  committed: (required) => `Es la fecha comprometida; la requerida es el ${required}.`,
  missed: (date) => `No llega a tiempo a su tarea, que la necesita el ${date}.`,
  link: 'Ver las restricciones',
  open: 'Abrir el proyecto',
  news: (projectName) => `Avisos de ${projectName}`,
  noticesIntro: (projectName) => `Esto pasó en ${projectName}.`,
  why: ({ isCopy, projectName }) =>
    isCopy
      ? `Este resumen es para quienes están en copia en ${projectName}.`
      : `Recibes este resumen porque eres responsable de restricciones en ${projectName}.`,
  chosen: (projectName) => `Recibes este resumen de ${projectName} porque así lo elegiste en tu cuenta.`,
  unsubscribe: 'Dejar de recibirlo',
};

const en: Texts = {
  locale: 'en-GB',
  subject: ({ projectName, isCopy }, counts) =>
    `${isCopy ? 'Constraints' : 'Your constraints'} in ${projectName}: ${counts}`,
  late: (count) => `${count} delayed`,
  dueSoon: (count) => `${count} due soon`,
  newlyTheirs: (count) => `${count} new`,
  greeting: (firstName) => `Hello ${firstName},`,
  intro: ({ projectName, isCopy }) =>
    isCopy
      ? `These constraints of ${projectName} need attention.`
      : `These constraints of ${projectName} are yours, and need attention.`,
  overdue: ({ number, days }, lastDay) =>
    `Short term ${number} ended on ${lastDay}, ${days} ${pluralEn(days, 'day', 'days')} ago, and has not been closed.`,
  heads: { late: 'Delayed', dueSoon: 'Due soon', newlyTheirs: 'New' },
  ofRestrictions: (head) => `Constraints: ${head.toLowerCase()}`,
  isNew: 'new',
  moreTasks: (count) => `and ${count} more`,
  more: (count) => `And ${count} more, which you will see in Plomada.`,
  when: ({ daysLeft }, date) => {
    if (daysLeft === 0) return `Due today, ${date}.`;
    if (daysLeft === 1) return `Due tomorrow, ${date}.`;
    if (daysLeft > 0) return `Due on ${date}, in ${daysLeft} days.`;
    return `Was due on ${date}, ${-daysLeft} ${pluralEn(-daysLeft, 'day', 'days')} ago.`;
  },
  committed: (required) => `That is the committed date; the required one is ${required}.`,
  missed: (date) => `Not in time for its task, which needs it on ${date}.`,
  link: 'See the constraints',
  open: 'Open the project',
  news: (projectName) => `Notices of ${projectName}`,
  noticesIntro: (projectName) => `This happened in ${projectName}.`,
  why: ({ isCopy, projectName }) =>
    isCopy
      ? `This digest is for those who are in copy in ${projectName}.`
      : `You get this digest because you are responsible for constraints in ${projectName}.`,
  chosen: (projectName) => `You get this digest of ${projectName} because you chose so in your account.`,
  unsubscribe: 'Stop getting it',
};

const SECTIONS = ['late', 'dueSoon', 'newlyTheirs'] as const;
type Section = (typeof SECTIONS)[number];

/** What a digest says, in the reader's language: how the project stands, the restrictions to see to, and what else is told. */
export function digestWords(content: DigestContent, lang: 'es' | 'en'): Words {
  const texts = lang === 'en' ? en : es;
  const { projectName, state, firstName, overdueTerm } = content;
  const told = SECTIONS.filter((section) => content[section].count > 0);
  const counts = told.map((one) => texts[one](content[one].count)).join(', ');
  const said = state ? stateWords(state, projectName, counts, lang) : withoutState(texts, content, counts);
  return {
    subject: said.subject,
    before: [
      texts.greeting(firstName),
      ...said.before,
      ...(overdueTerm ? [texts.overdue(overdueTerm, dateIn(texts, overdueTerm.lastDay))] : []),
    ],
    figures: said.figures,
    lists: [
      ...said.lists,
      ...told.map((one) => listOf(texts, headOf(texts, one, content), content[one])),
      ...noticeList(content.notices, content.moreNotices, lang),
    ],
    link: { label: told.length > 0 ? texts.link : texts.open, path: content.path },
    after: [state || told.length > 0 ? texts.why(content) : texts.chosen(projectName)],
    unsubscribe: {
      label: texts.unsubscribe,
      path: `/unsubscribe#token=${content.unsubscribeToken}`,
      programPath: `/api/restrictions_digest/unsubscribe/${content.unsubscribeToken}`,
    },
  };
}

function withoutState(texts: Texts, content: DigestContent, counts: string): StateWords {
  const nothing = { figures: [], lists: [] };
  const { projectName } = content;
  if (counts !== '') {
    return { subject: texts.subject(content, counts), before: [texts.intro(content)], ...nothing };
  }
  return { subject: texts.news(projectName), before: [texts.noticesIntro(projectName)], ...nothing };
}

/** Beside late tasks, what else is late says what it is. */
const headOf = (texts: Texts, section: Section, { state }: DigestContent): string =>
  state ? texts.ofRestrictions(texts.heads[section]) : texts.heads[section];

function listOf(texts: Texts, head: string, { items, count }: DigestSection) {
  const more = count - items.length;
  return {
    head: `${head} (${count})`,
    items: items.map((item) => ({ text: nameIn(texts, item), notes: notesIn(texts, item) })),
    ...(more > 0 ? { rest: texts.more(more) } : {}),
  };
}

function nameIn(texts: Texts, { detail, family, tasks, moreTasks, isNew, responsible }: DigestItem): string {
  const named = [detail, family].filter((text) => text !== '').join(' · ');
  const of = [...tasks, ...(moreTasks > 0 ? [texts.moreTasks(moreTasks)] : [])].join(', ');
  const whose = responsible === null ? '' : `${responsible}: `;
  return `${whose}${named}${isNew ? ` (${texts.isNew})` : ''}${of === '' ? '' : ` — ${of}`}`;
}

function notesIn(texts: Texts, item: DigestItem): readonly string[] {
  const written = (day: string): string => dateIn(texts, day);
  return [
    texts.when(item, written(item.due)),
    ...(item.due === item.required ? [] : [texts.committed(written(item.required))]),
    ...(item.missed === null ? [] : [texts.missed(written(item.missed))]),
  ];
}

const dateIn = ({ locale }: Texts, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
