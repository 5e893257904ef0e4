import { type ImportedLink, type ImportedTask, dayNumber } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { FileCalendar } from './calendar';
import type { Outline, OutlineRow } from './outline';
import type { Bar } from './task-dates';

interface HeldContext {
  readonly outline: Outline;
  readonly bars: ReadonlyMap<string, Bar>;
  readonly links: readonly ImportedLink[];
  readonly calendar: FileCalendar;
  readonly projectStart: number;
  readonly warnings: WarningList;
}

/**
 * The tasks with those held where they stand that the file lets stand where somebody put them: neither the project's start
 * nor a link asks for their day, so that the plan would draw them forward. What holds them is a start no earlier than it.
 */
export function withHeld(tasks: readonly ImportedTask[], context: HeldContext): readonly ImportedTask[] {
  const rows = new Map(context.outline.rows.map((row) => [row.id, row]));
  const byTarget = new Map<string, ImportedLink[]>();
  for (const link of context.links) {
    const known = byTarget.get(link.target);
    if (known) known.push(link);
    else byTarget.set(link.target, [link]);
  }
  return tasks.map((task) => {
    const row = rows.get(task.id)!;
    const isFree = row.file.staysPut && row.children.length === 0 && task.constraintType === 'asap';
    if (!isFree || task.actualStart !== null || dayNumber(task.start) <= asked(row, byTarget, context))
      return task;
    if (!row.file.isManual) context.warnings.task('TASK_MANUAL', row, { after: task.start });
    return { ...task, constraintType: 'snet', constraintDate: task.start };
  });
}

/** The day that the project's start and the links ask of a task, those of the branches above it too. */
function asked(
  row: OutlineRow,
  byTarget: ReadonlyMap<string, readonly ImportedLink[]>,
  { bars, calendar: { days }, projectStart }: HeldContext,
): number {
  const { duration } = bars.get(row.id)!;
  let first = duration > 0 ? days.atOrAfter(projectStart) : projectStart;
  for (let at: OutlineRow | null = row; at; at = at.parent)
    for (const { source, type, lag } of byTarget.get(at.id) ?? []) {
      const from = bars.get(source)!;
      const edge = type === '0' || type === '2' ? from.end : from.start;
      const to = lag < 0 ? days.startOf(edge, -lag) : lag > 0 ? days.endOf(edge, lag) : edge;
      const start = type === '0' || type === '1' ? to : duration > 0 ? days.startOf(to, duration) : to;
      first = Math.max(first, duration > 0 ? days.atOrAfter(start) : start);
    }
  return first;
}
