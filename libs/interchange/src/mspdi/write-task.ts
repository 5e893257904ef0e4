import {
  type CivilDate,
  type ConstraintType,
  type ImportedBaseline,
  type ImportedLink,
  type ImportedTask,
  type LinkType,
  type WorkCalendar,
  addDays,
  dayNumber,
} from '@plomada/domain';
import type { XmlEntry } from '../xml/write-xml';

const CONSTRAINTS: readonly ConstraintType[] = ['asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'];
const LINK_TYPES: Readonly<Record<LinkType, number>> = { '2': 0, '0': 1, '3': 2, '1': 3 };
const MINUTES_PER_DAY = 480;
const TENTHS_PER_DAY = MINUTES_PER_DAY * 10;
const IN_DAYS = 7;

/** What a task's element needs beside the task. */
export interface TaskContext {
  readonly uid: string;
  readonly position: number;
  readonly outlineNumber: string;
  readonly isSummary: boolean;
  /** The links that bind it. */
  readonly predecessors: readonly ImportedLink[];
  readonly uids: ReadonlyMap<string, string>;
  readonly calendar: WorkCalendar;
}

/** The content of a Task element, in the order of the format's schema. */
export function taskEntries(task: ImportedTask, context: TaskContext): XmlEntry[] {
  const isMilestone = task.kind === 'milestone' && !context.isSummary;
  const at = isMilestone ? pointTime(task.start, context) : null;
  const { minutes, worked } = minutesOf(task);
  return [
    ['UID', context.uid],
    ['ID', context.position],
    ['Name', task.text],
    ['Type', context.isSummary ? 1 : 0],
    ['IsNull', 0],
    // Without one, the tool gives its own.
    ['WBS', task.wbs ?? undefined],
    ['OutlineNumber', context.outlineNumber],
    ['OutlineLevel', context.outlineNumber.split('.').length],
    ['Start', at ?? `${task.start}T08:00:00`],
    ['Finish', at ?? `${addDays(task.end, task.end > task.start ? -1 : 0)}T17:00:00`],
    ['Duration', written(minutes)],
    ['DurationFormat', IN_DAYS],
    ['Milestone', isMilestone ? 1 : 0],
    ['Summary', context.isSummary ? 1 : 0],
    ['PercentComplete', Math.round(task.progress * 100)],
    ['ActualStart', task.actualStart ? `${task.actualStart}T08:00:00` : undefined],
    ['ActualFinish', task.actualFinish ? `${task.actualFinish}T17:00:00` : undefined],
    ['ActualDuration', written(worked)],
    ['RemainingDuration', written(minutes - worked)],
    ['ConstraintType', CONSTRAINTS.indexOf(task.constraintType)],
    ['CalendarUID', -1],
    ['ConstraintDate', constraintTime(task)],
    ['Notes', task.detail || undefined],
    ...context.predecessors.map((link) => linkEntry(link, context)),
    ...task.baselines.map(baselineEntry),
  ];
}

/** Working minutes of the whole task, and of what was worked of it. */
export function minutesOf({ duration, progress }: ImportedTask): { minutes: number; worked: number } {
  const minutes = duration * MINUTES_PER_DAY;
  return { minutes, worked: Math.round(minutes * progress) };
}

/** Minutes as the format writes a duration. */
export function written(minutes: number): string {
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M0S`;
}

/** A point at the boundary of a day: the end of the day before where work leads to it, else the beginning of its own. */
function pointTime(date: CivilDate, { calendar, predecessors }: TaskContext): string {
  const day = dayNumber(date);
  const endsWork = calendar.isWorking(day - 1) && (predecessors.length > 0 || !calendar.isWorking(day));
  return endsWork ? `${addDays(date, -1)}T17:00:00` : `${date}T08:00:00`;
}

function constraintTime({ constraintType, constraintDate }: ImportedTask): string | undefined {
  if (!constraintDate) return undefined;
  const isFinish = constraintType === 'mfo' || constraintType === 'fnet' || constraintType === 'fnlt';
  return `${constraintDate}T${isFinish ? '17' : '08'}:00:00`;
}

function linkEntry({ source, type, lag }: ImportedLink, { uids }: TaskContext): XmlEntry {
  return [
    'PredecessorLink',
    [
      ['PredecessorUID', uids.get(source)!],
      ['Type', LINK_TYPES[type]],
      ['CrossProject', 0],
      ['LinkLag', lag * TENTHS_PER_DAY],
      ['LagFormat', IN_DAYS],
    ],
  ];
}

function baselineEntry({ number, start, end }: ImportedBaseline): XmlEntry {
  const finish = start === end ? `${start}T08:00:00` : `${addDays(end, -1)}T17:00:00`;
  return [
    'Baseline',
    [
      ['Number', number],
      ['Start', `${start}T08:00:00`],
      ['Finish', finish],
    ],
  ];
}
