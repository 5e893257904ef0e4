import { calendarOf, type CivilDate, dayNumber, type Plan, type PlanRow } from '@plomada/domain';
import { groupId } from './group-ids';

/** What a row is put together with others by. */
export interface Group {
  /** Rows with the same are together. */
  readonly key: string;
  readonly label: string;
  /** Where the group stands among the others; those of the same place by their labels. */
  readonly place: number;
}

/** Puts rows together by groups; see `rowGrouper`. */
export type GroupRows = (
  rows: readonly PlanRow[],
  groupOf: (row: PlanRow) => Group,
  plan: Pick<Plan, 'settings'>,
) => readonly PlanRow[];

/**
 * Puts the work among rows together by groups, each below a row that heads it: a summary of its own, named with the count of its rows,
 * from the first day of any of them to the last. Branches are left out. A row that stood in the same group the time before is the same
 * object again, so that only what changed is drawn.
 */
export function rowGrouper(): GroupRows {
  let before: ReadonlyMap<PlanRow, PlanRow> = new Map();
  return (rows, groupOf, plan) => {
    const put = new Map<PlanRow, PlanRow>();
    const below = (row: PlanRow, parent: string): PlanRow => {
      const known = before.get(row);
      const placed = known?.parent === parent ? known : { ...row, parent, depth: 2 };
      put.set(row, placed);
      return placed;
    };
    const grouped = groupedRows(rows, groupOf, plan, below);
    before = put;
    return grouped;
  };
}

function groupedRows(
  rows: readonly PlanRow[],
  groupOf: (row: PlanRow) => Group,
  { settings }: Pick<Plan, 'settings'>,
  below: (row: PlanRow, parent: string) => PlanRow,
): readonly PlanRow[] {
  const groups = new Map<string, { readonly group: Group; readonly members: PlanRow[] }>();
  for (const row of rows) {
    if (row.kind === 'summary') continue;
    const group = groupOf(row);
    const known = groups.get(group.key) ?? { group, members: [] };
    if (known.members.length === 0) groups.set(group.key, known);
    known.members.push(below(row, groupId(group.key)));
  }
  const calendar = calendarOf(settings);
  const workingDays = (from: CivilDate, to: CivilDate) =>
    calendar.countWorking(dayNumber(from), dayNumber(to));
  return [...groups.values()]
    .sort(
      ({ group: a }, { group: b }) =>
        a.place - b.place || a.label.localeCompare(b.label) || (a.key < b.key ? -1 : 1),
    )
    .flatMap(({ group, members }) => [headOf(group, members, workingDays), ...members]);
}

const NOBODY: readonly string[] = [];

function headOf(
  { key, label }: Group,
  members: readonly PlanRow[],
  workingDays: (from: CivilDate, to: CivilDate) => number,
): PlanRow {
  const [first] = members;
  const head = { ...first!, id: groupId(key), code: '', kind: 'summary' as const, parent: null, depth: 1 };
  const days = { start: head.start, end: head.end, firstDay: head.firstDay, lastDay: head.lastDay };
  for (const { start, end, firstDay, lastDay } of members) {
    if (start < days.start) days.start = start;
    if (end > days.end) days.end = end;
    if (firstDay < days.firstDay) days.firstDay = firstDay;
    if (lastDay > days.lastDay) days.lastDay = lastDay;
  }
  return {
    ...head,
    ...days,
    text: `${label} (${members.length})`,
    duration: workingDays(days.start, days.end),
    ...{ progress: 0, lastProgress: 0, commitment: null, weight: 0, state: null, reason: null },
    ...{ critical: false, totalFloat: 0, conflict: null, responsibles: NOBODY, causes: 0 },
    ...{ restrictions: 0, startRestrictions: 0, endRestrictions: 0, delayedRestrictions: 0 },
    ...{ unit: null, quantity: null, unitsProgressed: null, unitsCommited: null, unitsAssigned: null },
    ...{ baselineStart: null, baselineEnd: null },
  };
}
