import { dueDate, isDone, nameOf, ownWork, type Plan, type Restriction } from '@plomada/domain';
import { type AllDayEvent, calendarLines, taskEvent, uidOf } from './events';
import { contentLines, type Line } from './lines';

/** What a feed can tell of a person's own. */
export type FeedContent = 'tasks' | 'restrictions';

export interface FeedOptions {
  readonly projectId: string;
  /** Whose feed it is, by their account. */
  readonly userId: string;
  readonly contents: readonly FeedContent[];
  readonly lang: 'es' | 'en';
  /** The instant at which it is fetched, ISO 8601 UTC. */
  readonly now: string;
}

const WORDS = {
  es: { restriction: 'Restricción', tasks: 'Tareas', done: 'Avance' },
  en: { restriction: 'Constraint', tasks: 'Tasks', done: 'Progress' },
} as const;

/** How often calendars look again, as far as they let themselves be told. */
const LOOK_AGAIN: readonly Line[] = [
  ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
  ['X-PUBLISHED-TTL', 'PT1H'],
];

/** How many tasks an event of a restriction names. */
const MOST_NAMED = 10;

/**
 * A calendar to subscribe to, of a person's own work in a plan: each task on its days, the last worked one included, and each restriction
 * that is not released on the day by which it is due. All-day events have no time zone: the plan's days are the same everywhere.
 */
export function writeOwnCalendar(plan: Plan, options: FeedOptions): string {
  const { projectId, contents, lang, now } = options;
  const { tasks, restrictions } = ownWork(plan, options);
  const events = [
    ...(contents.includes('tasks') ? tasks : []).map((task): AllDayEvent => {
      const event = taskEvent(plan, task, projectId);
      const said = `${WORDS[lang].done}: ${Math.round(task.progress * 100)} %`;
      const summary = isDone(task.progress) ? `✓ ${event.summary}` : event.summary;
      return { ...event, summary, detail: [said, event.detail].filter(Boolean).join('\n') };
    }),
    ...(contents.includes('restrictions') ? restrictions : []).map((one) =>
      restrictionEvent(plan, one, projectId, lang),
    ),
  ];
  return contentLines(calendarLines({ name: plan.settings.name, now, events, more: LOOK_AGAIN }));
}

function restrictionEvent(
  plan: Plan,
  restriction: Restriction,
  projectId: string,
  lang: FeedOptions['lang'],
): AllDayEvent {
  const { id, detail, comments, family, taskIds, responsible, inProcess } = restriction;
  const day = dueDate(restriction);
  const names = taskIds.flatMap((taskId) => plan.tasks.get(taskId)?.text ?? []).slice(0, MOST_NAMED);
  const person = responsible === null ? undefined : plan.responsibles.get(responsible);
  const said = [`${WORDS[lang].tasks}: ${names.join(', ')}`, person ? nameOf(person) : '', comments];
  return {
    uid: uidOf(`restriction-${id}`, projectId),
    firstDay: day,
    lastDay: day,
    summary: `${WORDS[lang].restriction}: ${detail || family}`,
    detail: said.filter(Boolean).join('\n'),
    category: family,
    isBegun: inProcess,
  };
}
