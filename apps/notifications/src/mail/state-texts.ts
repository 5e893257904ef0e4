import { pluralEn, pluralEs } from './plurals';
import type { StateContent } from './state-content';
import type { Figure, WordList } from './words';

type Lang = 'es' | 'en';
type Late = StateContent['late']['items'][number];
type Promised = StateContent['promises'][number];

interface Texts {
  readonly locale: string;
  readonly subject: (projectName: string, said: string) => string;
  readonly lateTasks: (count: number) => string;
  readonly restrictions: (counts: string) => string;
  readonly intro: (projectName: string) => string;
  readonly term: (number: number, from: string, to: string) => string;
  readonly closed: (number: number) => string;
  readonly notYet: string;
  readonly progress: (percent: string) => string;
  readonly real: string;
  readonly planned: (percent: string) => string;
  readonly promises: string;
  readonly kept: (kept: number, promised: number) => string;
  readonly lateHead: string;
  readonly wasDue: (date: string, days: number) => string;
  readonly nobody: string;
  readonly promisesHead: string;
  readonly promisedBy: (name: string, kept: number, promised: number) => string;
  readonly promise: (commitment: string, progress: string) => string;
  readonly more: (count: number) => string;
}

const es: Texts = {
  locale: 'es-CL',
  subject: (projectName, said) => `Estado de ${projectName}: ${said}`,
  lateTasks: (count) => `${count} ${pluralEs(count, 'tarea atrasada', 'tareas atrasadas')}`,
  restrictions: (counts) => `restricciones: ${counts}`,
  intro: (projectName) => `Así está ${projectName}.`,
  term: (number, from, to) => `Corto plazo ${number}, del ${from} al ${to}.`,
  closed: (number) => `corto plazo ${number}`,
  notYet: 'sin cierres',
  progress: (percent) => `avance ${percent}`,
  real: 'Avance',
  planned: (percent) => `programado ${percent}`,
  promises: 'Compromisos',
  kept: (kept, promised) => `${kept} de ${promised}`,
  lateHead: 'Tareas atrasadas',
  wasDue: (date, days) => `Debía terminar el ${date}, hace ${days} ${pluralEs(days, 'día', 'días')}.`,
  nobody: 'Sin responsable',
  promisesHead: 'Compromisos por responsable',
  promisedBy: (name, kept, promised) =>
    `${name}: ${kept} de ${promised} ${pluralEs(promised, 'cumplido', 'cumplidos')}`,
  promise: (commitment, progress) => `compromiso ${commitment}, avance ${progress}`,
  more: (count) => `Y ${count} más, que verás en Plomada.`,
};

const en: Texts = {
  locale: 'en-GB',
  subject: (projectName, said) => `State of ${projectName}: ${said}`,
  lateTasks: (count) => `${count} ${pluralEn(count, 'task', 'tasks')} delayed`,
  restrictions: (counts) => `constraints: ${counts}`,
  intro: (projectName) => `This is how ${projectName} stands.`,
  term: (number, from, to) => `Short term ${number}, ${from} to ${to}.`,
  closed: (number) => `short term ${number}`,
  notYet: 'none closed yet',
  progress: (percent) => `progress ${percent}`,
  real: 'Progress',
  planned: (percent) => `planned ${percent}`,
  promises: 'Commitments',
  kept: (kept, promised) => `${kept} of ${promised}`,
  lateHead: 'Delayed tasks',
  wasDue: (date, days) => `Was to end on ${date}, ${days} ${pluralEn(days, 'day', 'days')} ago.`,
  nobody: 'Nobody responsible',
  promisesHead: 'Commitments by responsible',
  promisedBy: (name, kept, promised) => `${name}: ${kept} of ${promised} met`,
  promise: (commitment, progress) => `commitment ${commitment}, progress ${progress}`,
  more: (count) => `And ${count} more, which you will see in Plomada.`,
};

/** The state of a project in the reader's language: what stands in the mail's subject, first lines, figures and lists. */
export interface StateWords {
  readonly subject: string;
  readonly before: readonly string[];
  readonly figures: readonly Figure[];
  readonly lists: readonly WordList[];
}

/** `counts` is what the subject says of restrictions; '' where there is nothing to say of them. */
export function stateWords(state: StateContent, projectName: string, counts: string, lang: Lang): StateWords {
  const texts = lang === 'en' ? en : es;
  const { term, closedTerm, ppc, late } = state;
  const percent = percentIn(texts);
  const said = [
    ...(closedTerm === null ? [] : [`PPC ${percent(ppc)}`]),
    ...(late.count > 0 ? [texts.lateTasks(late.count)] : []),
    ...(counts === '' ? [] : [texts.restrictions(counts)]),
  ];
  const date = dateIn(texts);
  return {
    subject: texts.subject(
      projectName,
      said.length > 0 ? said.join(', ') : texts.progress(percent(state.realProgress)),
    ),
    before: [texts.intro(projectName), texts.term(term.number, date(term.startDate), date(term.lastDay))],
    figures: figuresOf(texts, state),
    lists: [...lateList(texts, late), ...promisesList(texts, state)],
  };
}

function figuresOf(texts: Texts, state: StateContent): readonly Figure[] {
  const percent = percentIn(texts);
  const { closedTerm, ppc, pcr, realProgress, plannedProgress, kept, promised } = state;
  const closed = closedTerm === null ? texts.notYet : texts.closed(closedTerm);
  return [
    { label: 'PPC', value: percent(ppc), note: closed },
    { label: 'PCR', value: percent(pcr), note: closed },
    { label: texts.real, value: percent(realProgress), note: texts.planned(percent(plannedProgress)) },
    {
      label: texts.promises,
      value: promised === 0 ? '—' : texts.kept(kept, promised),
      note: texts.closed(state.term.number),
    },
  ];
}

function lateList(texts: Texts, { items, count }: StateContent['late']): readonly WordList[] {
  if (count === 0) return [];
  const date = dateIn(texts);
  const item = ({ name, lastDay, daysLate, responsibles }: Late) => ({
    text: name,
    notes: [
      texts.wasDue(date(lastDay), daysLate),
      responsibles.length > 0 ? responsibles.join(', ') : texts.nobody,
    ],
  });
  return [listOf(texts, `${texts.lateHead} (${count})`, items.map(item), count - items.length)];
}

function promisesList(texts: Texts, { promises, morePromises }: StateContent): readonly WordList[] {
  if (promises.length === 0) return [];
  const percent = percentIn(texts);
  const item = ({ name, kept, promised, tasks, moreTasks }: Promised) => ({
    text: texts.promisedBy(name ?? texts.nobody, kept, promised),
    notes: [
      ...tasks.map(
        (task) =>
          `${task.name} — ${texts.promise(percent(task.commitment * 100), percent(task.progress * 100))}`,
      ),
      ...(moreTasks > 0 ? [texts.more(moreTasks)] : []),
    ],
  });
  return [listOf(texts, texts.promisesHead, promises.map(item), morePromises)];
}

const listOf = (texts: Texts, head: string, items: WordList['items'], more: number): WordList => ({
  head,
  items,
  ...(more > 0 ? { rest: texts.more(more) } : {}),
});

/** A percentage without decimals; a dash where there is none. */
const percentIn =
  ({ locale }: Texts) =>
  (percent: number | null): string =>
    percent === null
      ? '—'
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);

const dateIn =
  ({ locale }: Texts) =>
  (day: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(`${day}T00:00:00Z`),
    );
