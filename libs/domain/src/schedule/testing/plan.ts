import { civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import { createPlan, defaultSettings } from '../../plan/create';
import { newTask } from '../../plan/new-task';
import type { Link, LinkType, Plan, PlanSettings, Restriction, Task } from '../../plan/plan';
import { Table } from '../../plan/table';

/** Monday. */
export const PROJECT_START = '2026-03-02';

export type SpecTask = Partial<Task> & { readonly id: string };
/** 'A>B', 'A>B SS+2', 'A>B FF-1'. */
export type SpecLink = string;

export interface SpecPlan {
  readonly tasks: readonly SpecTask[];
  readonly links?: readonly (SpecLink | Link)[];
  readonly settings?: Partial<PlanSettings>;
  readonly restrictions?: readonly Restriction[];
}

/** A plan for specs: Monday to Friday from 2026-03-02; tasks stand at the project's start unless they say otherwise. */
export function specPlan({ tasks, links = [], settings, restrictions = [] }: SpecPlan): Plan {
  const all = { ...defaultSettings('Spec', PROJECT_START), workingDays: '0111110', ...settings };
  const calendar = calendarOf(all);
  const rows = tasks.map((task, index) => {
    const duration = task.duration ?? (task.kind === 'milestone' ? 0 : 1);
    const start = task.start ?? all.startDate;
    const end = civilDate(calendar.endOf(dayNumber(start), duration));
    return newTask({ text: task.id, index, start, end, ...task, duration });
  });
  return {
    ...createPlan(all, 'term-1'),
    tasks: Table.of(rows),
    links: Table.of(links.map((link) => (typeof link === 'string' ? specLink(link) : link))),
    restrictions: Table.of(restrictions),
  };
}

const TYPES: Readonly<Record<string, LinkType>> = { FS: '0', SS: '1', FF: '2', SF: '3' };

/** Reads 'A>B SS+2'; the text is the link's id too. */
export function specLink(text: SpecLink): Link {
  const [, source, target, type, lag] = /^(\w+)>(\w+)(?: ([FS]{2})([+-]\d+)?)?$/.exec(text)!;
  return { id: text, source: source!, target: target!, type: TYPES[type ?? 'FS']!, lag: Number(lag ?? 0) };
}
