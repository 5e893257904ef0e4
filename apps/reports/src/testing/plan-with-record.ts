import {
  addDays,
  createPlan,
  defaultSettings,
  type Link,
  newTask,
  type PlanDocument,
  type Task,
  type Term,
  toDocument,
} from '@plomada/domain';

const START = '2026-03-02';
const TASKS_A_WEEK = 4;
const WEEKS = 8;

/**
 * Eight weeks of four tasks that take the whole week each, so many of them closed with all that they had done, and the end. With `closedAt` the last
 * close was at that instant.
 */
export function planWithRecord(
  closed: number,
  closedAt = `${weekStart(closed)}T08:00:00.000Z`,
): PlanDocument {
  const tasks = Array.from({ length: WEEKS * TASKS_A_WEEK }, (_, at) => work(at, closed));
  const end = weekStart(WEEKS);
  const top = newTask({
    id: 'end',
    text: 'Entrega',
    kind: 'milestone',
    index: 99,
    start: end,
    end,
    duration: 0,
  });
  const empty = toDocument(
    createPlan({ ...defaultSettings('Torre', START), workingDays: '1111111' }, 'term-1'),
  );
  const terms = Array.from({ length: closed + 1 }, (_, at): Term => {
    const realClosingTime = at === closed ? null : `${weekStart(at + 1)}T08:00:00.000Z`;
    return {
      ...empty.terms[0]!,
      id: `term-${at + 1}`,
      number: at + 1,
      startDate: weekStart(at),
      realClosingTime,
    };
  });
  if (closed > 0) terms[closed - 1] = { ...terms[closed - 1]!, realClosingTime: closedAt };
  return { ...empty, tasks: [...tasks, top], links: linksOf([...tasks, top]), terms };
}

/** What the log says of the tasks that are begun: that they were planned to take five days, two less than they took. */
export const plannedInRecord = ({ tasks }: PlanDocument): Record<string, number> =>
  Object.fromEntries(tasks.filter(({ progress }) => progress > 0).map(({ id }) => [id, 5]));

const weekStart = (week: number): string => addDays(START, week * 7);

function work(at: number, closed: number): Task {
  const week = Math.floor(at / TASKS_A_WEEK);
  const start = weekStart(week);
  const progress = week < closed ? 1 : 0;
  const id = `t${at}`;
  // As its week's close left it.
  const shares = { progress, lastProgress: progress };
  return newTask({ id, text: id, index: at, start, end: addDays(start, 7), duration: 7, ...shares });
}

/** Each task after that of the week before, and the end after all of the last week. */
function linksOf(tasks: readonly Task[]): readonly Link[] {
  return tasks.flatMap(({ id, kind }, at): Link[] => {
    const before = tasks.slice(at - TASKS_A_WEEK, kind === 'milestone' ? at : at - TASKS_A_WEEK + 1);
    if (at < TASKS_A_WEEK) return [];
    return before.map((source) => ({
      id: `${source.id}>${id}`,
      source: source.id,
      target: id,
      type: '0',
      lag: 0,
    }));
  });
}
