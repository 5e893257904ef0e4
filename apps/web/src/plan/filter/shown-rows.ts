import { searchable } from '@plomada/contracts';
import {
  type CivilDate,
  delayedFirst,
  isOnLevel,
  type LookaheadWindow,
  type PlanRow,
  type TaskState,
} from '@plomada/domain';
import type { PlanningLevel } from './plan-filter-slice';

export interface RowFilter {
  readonly level: PlanningLevel;
  readonly search: string;
  readonly responsible: string | null;
  /** The states of which tasks are shown; none for all. */
  readonly states: readonly TaskState[];
  /** The first and the last of the days in which they have work; null where it is open. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  readonly lookahead: LookaheadWindow;
}

/** The rows that have the words that are searched for, among those that the filters leave; none while nothing is searched. */
export function foundRows(shown: readonly PlanRow[], search: string): readonly PlanRow[] {
  const words = searchable(search);
  return words ? shown.filter((row) => hasWords(row, words)) : [];
}

/**
 * The rows that the level and the filters leave, with the ancestors that say where they belong. What is to be planned for the
 * coming days begins with what is late.
 */
export function shownRows(rows: readonly PlanRow[], filter: RowFilter): readonly PlanRow[] {
  const matches = matcher(filter);
  if (!matches) return rows;
  const wanted = new Set<string>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) {
    if (!matches(row)) continue;
    for (let one: PlanRow | undefined = row; one && !wanted.has(one.id);) {
      wanted.add(one.id);
      one = one.parent === null ? undefined : byId.get(one.parent);
    }
  }
  const shown = rows.filter(({ id }) => wanted.has(id));
  return plansAhead(filter.level) ? delayedFirst(shown) : shown;
}

/** Those of the rows, parents before their children, that no closed branch hides. */
export function seenRows(shown: readonly PlanRow[], collapsed: ReadonlySet<string>): readonly PlanRow[] {
  const hidden = new Set<string>();
  return shown.filter(({ id, parent }) => {
    const isHidden = parent !== null && (collapsed.has(parent) || hidden.has(parent));
    if (isHidden) hidden.add(id);
    return !isHidden;
  });
}

/** Whether a level is about the coming days, and so about what is late too. */
export const plansAhead = (level: PlanningLevel): level is 'shortTerm' | 'lookahead' =>
  level === 'shortTerm' || level === 'lookahead';

/** Null when every row passes. */
function matcher(filter: RowFilter): ((row: PlanRow) => boolean) | null {
  const tests: ((row: PlanRow) => boolean)[] = [];
  const { level, search, responsible, states, from, to, lookahead } = filter;
  if (plansAhead(level)) tests.push((row) => row.kind !== 'summary' && isOnLevel(level, row, lookahead));
  if (responsible) tests.push((row) => row.responsibles.includes(responsible));
  if (states.length > 0) tests.push(({ state }) => state !== null && states.includes(state));
  if (from !== null) tests.push(({ kind, lastDay }) => kind !== 'summary' && lastDay >= from);
  if (to !== null) tests.push(({ kind, firstDay }) => kind !== 'summary' && firstDay <= to);
  const words = searchable(search);
  if (words) tests.push((row) => hasWords(row, words));
  return tests.length === 0 ? null : (row) => tests.every((test) => test(row));
}

const hasWords = (row: PlanRow, words: string): boolean =>
  textOf(row).includes(words) || row.code.startsWith(words);

/** A row's text without case and accents: it is looked through again with every letter that is typed. */
function textOf(row: PlanRow): string {
  const text = TEXTS.get(row) ?? searchable(row.text);
  TEXTS.set(row, text);
  return text;
}

const TEXTS = new WeakMap<PlanRow, string>();
