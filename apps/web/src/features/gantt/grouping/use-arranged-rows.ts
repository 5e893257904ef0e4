import type { Plan, PlanRow } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { seenRows } from '../../../plan/filter/shown-rows';
import { isGroupId } from './group-ids';
import { useRowGroups } from './use-row-groups';

interface ArrangedRows {
  /** With the heads of groups among them. */
  readonly rows: readonly PlanRow[];
  /** Those of them that no closed branch or group hides. */
  readonly seen: readonly PlanRow[];
  /** The tasks among these. */
  readonly seenTasks: readonly PlanRow[];
  /** The tasks of a group. */
  readonly inGroup: (id: string) => readonly string[];
}

/** The rows that are left by filters as they stand on the chart: put into groups, opened and closed. */
export function useArrangedRows(
  shown: readonly PlanRow[],
  plan: Plan,
  collapsed: ReadonlySet<string>,
): ArrangedRows {
  const arranged = useRowGroups();
  const rows = useMemo(() => arranged(shown, plan), [arranged, shown, plan]);
  const seen = useMemo(() => seenRows(rows, collapsed), [rows, collapsed]);
  const isGrouped = rows !== shown;
  const seenTasks = useMemo(
    () => (isGrouped ? seen.filter(({ id }) => !isGroupId(id)) : seen),
    [seen, isGrouped],
  );
  const members = useMemo(() => (isGrouped ? membersOf(rows) : new Map()), [rows, isGrouped]);
  const inGroup = useCallback((id: string) => members.get(id) ?? NONE, [members]);
  return { rows, seen, seenTasks, inGroup };
}

const NONE: readonly string[] = [];

function membersOf(rows: readonly PlanRow[]): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const { id, parent } of rows) {
    if (parent === null) members.set(id, []);
    else members.get(parent)?.push(id);
  }
  return members;
}
