import type { WarningList } from '../warning-list';
import type { XmlElement } from '../xml/collector';
import { isProjectRow, outlineLevel } from './document';
import { flag } from './fields';
import { nameOf } from './names';

/** A row of the file that becomes a task of the plan, in its place in the tree. */
export interface OutlineRow {
  readonly id: string;
  readonly text: string;
  readonly parent: OutlineRow | null;
  readonly element: XmlElement;
  readonly children: OutlineRow[];
}

/** Why a row of the file is no task of the plan. */
export type LeftOut = 'project' | 'inactive' | 'external';

export interface Outline {
  /** In the file's order: a parent stands before its children. */
  readonly rows: readonly OutlineRow[];
  /** The row for the project itself. */
  readonly project: XmlElement | null;
  readonly byUid: ReadonlyMap<string, OutlineRow>;
  readonly leftOut: ReadonlyMap<string, LeftOut>;
}

/**
 * The tree that the outline levels of the rows draw. Levels that skip or begin deeper hang under the nearest row above
 * them. Inactive tasks and the ghosts of other projects' tasks are left out with a warning, their children move up.
 */
export function outlineOf(tasks: readonly XmlElement[], warnings: WarningList): Outline {
  const project = isProjectRow(tasks) ? tasks[0]! : null;
  const rows: OutlineRow[] = [];
  const byUid = new Map<string, OutlineRow>();
  const leftOut = new Map<string, LeftOut>();
  if (project?.fields['UID']) leftOut.set(project.fields['UID'].trim(), 'project');
  const open: { readonly level: number; readonly row: OutlineRow }[] = [];
  for (const element of project ? tasks.slice(1) : tasks) {
    const uid = element.fields['UID']?.trim() ?? '';
    const id = freeId(uid, byUid, rows.length);
    const text = nameOf(element, id, warnings);
    const reason = reasonToLeaveOut(element);
    if (reason) {
      leftOut.set(uid, reason);
      warnings.task(reason === 'inactive' ? 'TASK_INACTIVE' : 'TASK_EXTERNAL', { id, text });
      continue;
    }
    const level = outlineLevel(element);
    while (open.length > 0 && open[open.length - 1]!.level >= level) open.pop();
    const parent = open[open.length - 1]?.row ?? null;
    const row: OutlineRow = { id, text, parent, element, children: [] };
    parent?.children.push(row);
    open.push({ level, row });
    rows.push(row);
    if (uid && byUid.has(uid)) warnings.task('TASK_ID_REPEATED', row, { before: uid, after: id });
    else if (uid) byUid.set(uid, row);
    byUid.set(id, row);
  }
  return { rows, project, byUid, leftOut };
}

function reasonToLeaveOut(task: XmlElement): LeftOut | null {
  if (flag(task.fields['ExternalTask'])) return 'external';
  return flag(task.fields['Active'], true) ? null : 'inactive';
}

/** The file's own id where it has a usable one that is not taken. */
function freeId(uid: string, taken: ReadonlyMap<string, unknown>, position: number): string {
  return /^-?\d{1,18}$/.test(uid) && !taken.has(uid) ? uid : `row-${position + 1}`;
}
