import type { ToldNotice } from './digest-content';
import { pluralEn, pluralEs } from './plurals';
import type { WordList } from './words';

type Params = ToldNotice['params'];

interface Texts {
  readonly locale: string;
  readonly head: string;
  readonly more: (count: number) => string;
  readonly termClosed: (params: Params) => string;
  readonly termEnding: (params: Params, lastDay: string) => string;
  readonly asked: Readonly<Record<string, string>>;
  readonly made: (by: string, asked: string, name: string) => string;
  readonly accepted: (by: string, asked: string, name: string) => string;
  readonly rejected: (by: string, asked: string, name: string) => string;
  readonly importDone: (params: Params) => string;
  readonly importFailed: (params: Params) => string;
  readonly released: (params: Params) => string;
  readonly removed: (params: Params) => string;
  readonly webhookDisabled: (params: Params) => string;
}

/** Restrictions of the reader's: one by its name, several by their number, the name of the first, and how many others there are. */
function ownIn(
  { count, name }: Params,
  one: string,
  several: string,
  quoted: (name: string) => string,
  more: (others: number) => string,
): string {
  const first = quoted(String(name));
  const all = Number(count);
  return all === 1 ? `${one} ${first}` : `${all} ${several}: ${first} ${more(all - 1)}`;
}
const ownEs = (params: Params): string =>
  ownIn(
    params,
    'tu restricción',
    'restricciones tuyas',
    (name) => `«${name}»`,
    (others) => `y ${others} más`,
  );
const ownEn = (params: Params): string =>
  ownIn(
    params,
    'your constraint',
    'constraints of yours',
    (name) => `“${name}”`,
    (others) => `and ${others} more`,
  );

const es: Texts = {
  locale: 'es-CL',
  head: 'Avisos',
  more: (count) => `Y ${count} más, que verás en Plomada.`,
  termClosed: ({ closedBy, number, met, promised, own }) => {
    const closed = `${closedBy} cerró el corto plazo ${number}`;
    const count = Number(promised);
    if (count === 0) return `${closed}, que no tenía compromisos.`;
    const kept = `${met} de ${count}`;
    return own
      ? `${closed}. ${pluralEs(count, 'Tu compromiso', 'Tus compromisos')}: ${kept} ${pluralEs(count, 'cumplido', 'cumplidos')}.`
      : `${closed}: ${kept} ${pluralEs(count, 'compromiso cumplido', 'compromisos cumplidos')}.`;
  },
  termEnding: ({ number, count, everybody, over }, lastDay) => {
    const ends = over ? `terminó el ${lastDay}, no se ha cerrado` : `termina el ${lastDay}`;
    const commitments = pluralEs(Number(count), 'compromiso', 'compromisos');
    return `El corto plazo ${number} ${ends} y ${everybody ? 'hay' : 'tienes'} ${count} ${commitments} sin nada registrado.`;
  },
  asked: {
    NEW_RESTRICTION: 'una restricción nueva',
    UNBOUND_RESTRICTION: 'liberar',
    FINISH_TASK: 'un avance de',
    MOVE_TASK: 'otras fechas para',
  },
  made: (by, asked, name) => `${by} propuso ${asked} «${name}»: espera una decisión.`,
  accepted: (by, asked, name) => `${by} aceptó lo que propusiste: ${asked} «${name}».`,
  rejected: (by, asked, name) => `${by} rechazó lo que propusiste: ${asked} «${name}».`,
  importDone: ({ fileName, tasks }) =>
    `Se leyó «${fileName}», con ${tasks} ${pluralEs(Number(tasks), 'tarea', 'tareas')}.`,
  importFailed: ({ fileName }) => `No se pudo leer «${fileName}».`,
  released: (params) => `${params['by']} liberó ${ownEs(params)}.`,
  removed: (params) => `${params['by']} quitó ${ownEs(params)}.`,
  webhookDisabled: ({ host }) => `El webhook de ${host} se desactivó: muchas entregas fallaron.`,
};

const en: Texts = {
  locale: 'en-GB',
  head: 'Notices',
  more: (count) => `And ${count} more, which you will see in Plomada.`,
  termClosed: ({ closedBy, number, met, promised, own }) => {
    const closed = `${closedBy} closed short term ${number}`;
    const count = Number(promised);
    if (count === 0) return `${closed}, which had no commitments.`;
    const kept = `${met} of ${count}`;
    return own
      ? `${closed}. Your ${pluralEn(count, 'commitment', 'commitments')}: ${kept} met.`
      : `${closed}: ${kept} ${pluralEn(count, 'commitment', 'commitments')} met.`;
  },
  termEnding: ({ number, count, everybody, over }, lastDay) => {
    const ends = over ? `ended on ${lastDay}, has not been closed` : `ends on ${lastDay}`;
    const commitments = pluralEn(Number(count), 'commitment', 'commitments');
    const has = everybody ? pluralEn(Number(count), 'there is', 'there are') : 'you have';
    return `Short term ${number} ${ends}, and ${has} ${count} ${commitments} with nothing recorded.`;
  },
  asked: {
    NEW_RESTRICTION: 'a new constraint',
    UNBOUND_RESTRICTION: 'to release',
    FINISH_TASK: 'progress of',
    MOVE_TASK: 'other dates for',
  },
  made: (by, asked, name) => `${by} proposed ${asked} “${name}”: it waits for a decision.`,
  accepted: (by, asked, name) => `${by} accepted what you proposed: ${asked} “${name}”.`,
  rejected: (by, asked, name) => `${by} rejected what you proposed: ${asked} “${name}”.`,
  importDone: ({ fileName, tasks }) =>
    `“${fileName}” was read, with ${tasks} ${pluralEn(Number(tasks), 'task', 'tasks')}.`,
  importFailed: ({ fileName }) => `“${fileName}” could not be read.`,
  released: (params) => `${params['by']} released ${ownEn(params)}.`,
  removed: (params) => `${params['by']} removed ${ownEn(params)}.`,
  webhookDisabled: ({ host }) => `The webhook of ${host} was disabled: many deliveries failed.`,
};

/** Notices as a mail tells them, in the reader's language: no list where there are none. */
export function noticeList(
  notices: readonly ToldNotice[],
  moreNotices: number,
  lang: 'es' | 'en',
): readonly WordList[] {
  const texts = lang === 'en' ? en : es;
  if (notices.length === 0) return [];
  return [
    {
      head: texts.head,
      items: notices.map((notice) => ({ text: textOf(texts, notice), notes: notesOf(notice) })),
      ...(moreNotices > 0 ? { rest: texts.more(moreNotices) } : {}),
    },
  ];
}

function textOf(texts: Texts, { type, params }: ToldNotice): string {
  const proposal = [
    String(params['by'] ?? ''),
    texts.asked[String(params['action'])] ?? '',
    String(params['name'] ?? ''),
  ] as const;
  switch (type) {
    case 'TERM_CLOSED':
      return texts.termClosed(params);
    case 'TERM_ENDING':
      return texts.termEnding(params, dateIn(texts.locale, String(params['lastDay'])));
    case 'PROPOSAL_MADE':
      return texts.made(...proposal);
    case 'PROPOSAL_ACCEPTED':
      return texts.accepted(...proposal);
    case 'PROPOSAL_REJECTED':
      return texts.rejected(...proposal);
    case 'IMPORT_DONE':
      return texts.importDone(params);
    case 'IMPORT_FAILED':
      return texts.importFailed(params);
    case 'RESTRICTION_RELEASED':
      return texts.released(params);
    case 'RESTRICTION_REMOVED':
      return texts.removed(params);
    case 'WEBHOOK_DISABLED':
      return texts.webhookDisabled(params);
    // Restrictions stand in lists of their own, as of the day of the mail.
    case 'RESTRICTION_ASSIGNED':
    case 'RESTRICTIONS_DUE':
      return '';
  }
}

/** What whoever decided wrote. */
const notesOf = ({ params }: ToldNotice): readonly string[] =>
  params['word'] ? [String(params['word'])] : [];

const dateIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
