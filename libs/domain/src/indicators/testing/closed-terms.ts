import { type Plan, type Term, type TermTask } from '../../plan/plan';
import { Table } from '../../plan/table';
import { addDays } from '../../calendar/civil-date';

/** What one task had in a closed term: last progress, commitment, progress, and what else matters. */
export type SpecEntry = readonly [
  taskId: string,
  last: number,
  commitment: number | null,
  progress: number,
  more?: Partial<TermTask>,
];

/** The plan with closed weeks from its start, and the open one after them. */
export function withClosedTerms(plan: Plan, ...terms: readonly (readonly SpecEntry[])[]): Plan {
  const { startDate } = plan.settings;
  const week = (place: number, tasks: readonly SpecEntry[] | null): Term => ({
    id: `term-${place + 1}`,
    number: place + 1,
    startDate: addDays(startDate, 7 * place),
    periodDays: 7,
    realClosingTime: tasks ? `${addDays(startDate, 7 * place + 7)}T12:00:00.000Z` : null,
    tasks: (tasks ?? []).map(([taskId, lastProgress, commitment, progress, more]) => ({
      taskId,
      code: taskId,
      text: taskId,
      weight: 10,
      lastProgress,
      commitment,
      progress,
      responsibles: ['ana'],
      causes: [],
      ...more,
    })),
  });
  return { ...plan, terms: Table.of([...terms, null].map((tasks, place) => week(place, tasks))) };
}
