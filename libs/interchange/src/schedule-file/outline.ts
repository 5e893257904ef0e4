import type { WarningList } from '../warning-list';
import type { FileRow } from './file-schedule';
import { nameOf } from './names';

/** A row of the file that becomes a task of the plan, in its place in the tree. */
export interface OutlineRow {
  readonly id: string;
  readonly text: string;
  readonly parent: OutlineRow | null;
  readonly file: FileRow;
  readonly children: OutlineRow[];
}

/** Why a row of the file is no task of the plan. */
export type LeftOut = 'project' | 'inactive' | 'external' | 'summaryBar' | 'empty';

export interface Outline {
  /** In the file's order: a parent stands before its children. */
  readonly rows: readonly OutlineRow[];
  readonly byFileId: ReadonlyMap<string, OutlineRow>;
  readonly leftOut: ReadonlyMap<string, LeftOut>;
}

/**
 * The tree that the levels of the rows draw. Levels that skip or begin deeper hang under the nearest row above them.
 * Inactive tasks, the ghosts of other projects' tasks, P6's summary bars and branches without work are left out with a
 * warning; what hung under them moves up.
 */
export function outlineOf(
  fileRows: readonly FileRow[],
  projectIds: readonly string[],
  warnings: WarningList,
): Outline {
  const rows: OutlineRow[] = [];
  const byFileId = new Map<string, OutlineRow>();
  const leftOut = new Map<string, LeftOut>(projectIds.map((id) => [id, 'project']));
  const hasWork = branchesWithWork(fileRows);
  const open: { readonly level: number; readonly row: OutlineRow }[] = [];
  for (const [position, file] of fileRows.entries()) {
    const id = freeId(file.id, byFileId, rows.length);
    const text = nameOf(file.name, id, warnings);
    const reason = reasonToLeaveOut(file, hasWork[position]!);
    if (reason) {
      leftOut.set(file.id, reason);
      warnings.task(WARNING_OF[reason], { id, text });
      continue;
    }
    while (open.length > 0 && open[open.length - 1]!.level >= file.level) open.pop();
    const parent = open[open.length - 1]?.row ?? null;
    const row: OutlineRow = { id, text, parent, file, children: [] };
    parent?.children.push(row);
    open.push({ level: file.level, row });
    rows.push(row);
    if (file.id && byFileId.has(file.id))
      warnings.task('TASK_ID_REPEATED', row, { before: file.id.slice(0, 40), after: id });
    else if (file.id) byFileId.set(file.id, row);
    byFileId.set(id, row);
  }
  return { rows, byFileId, leftOut };
}

const WARNING_OF = {
  inactive: 'TASK_INACTIVE',
  external: 'TASK_EXTERNAL',
  summaryBar: 'WBS_SUMMARY_LEFT_OUT',
  empty: 'BRANCH_WITHOUT_TASKS',
} as const;

function reasonToLeaveOut(row: FileRow, hasWork: boolean): keyof typeof WARNING_OF | null {
  if (row.isExternal) return 'external';
  if (!row.isActive) return 'inactive';
  if (row.isSummaryBar) return 'summaryBar';
  return row.isBranch && !hasWork ? 'empty' : null;
}

/** For each row: whether work that comes in stands below it. */
function branchesWithWork(rows: readonly FileRow[]): readonly boolean[] {
  const hasWork = new Array<boolean>(rows.length).fill(false);
  const open: number[] = [];
  for (const [position, row] of rows.entries()) {
    while (open.length > 0 && rows[open[open.length - 1]!]!.level >= row.level) open.pop();
    const isWork = !row.isBranch && !row.isExternal && !row.isSummaryBar && row.isActive;
    // What a branch above already knows, those above it know as well.
    if (isWork)
      for (let at = open.length - 1; at >= 0 && !hasWork[open[at]!]; at -= 1) hasWork[open[at]!] = true;
    open.push(position);
  }
  return hasWork;
}

/** The file's own id where it has a usable one that is not taken. */
function freeId(id: string, taken: ReadonlyMap<string, unknown>, position: number): string {
  return /^[\w.-]{1,40}$/.test(id) && !taken.has(id) ? id : `row-${position + 1}`;
}
