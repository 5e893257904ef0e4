import {
  type ActsAs,
  type CircularLink,
  type LinkType,
  type Plan,
  dayNumber,
  shownDays,
  spanOf,
  treeOf,
} from '@plomada/domain';
import { serialOf } from '../tables/cell-values';
import type { Cell } from '../tables/sheet';
import { writeWorkbook } from './write-workbook';

/** The words of the export: its thirteen headers, and what links and rows are. */
export interface CircularLinkWords {
  readonly sheet: string;
  /** Group, link type, lag in days; then id, name, type, start and end of source and target. */
  readonly heads: readonly string[];
  readonly linkTypes: Readonly<Record<LinkType, string>>;
  readonly kinds: Readonly<Record<ActsAs, string>>;
}

/** Columns that hold dates: start and end of source and target. */
const DATES = [6, 7, 11, 12];

/** The links that run in circles, group by group, as an xlsx file (planning core, section 3: 13 columns). */
export function writeCircularLinks(plan: Plan, words: CircularLinkWords): Uint8Array {
  const links = [...plan.circularLinks.rows].sort((a, b) => a.group - b.group);
  const lines = links.map((link) => lineOf(plan, link, words));
  const to = lines.length + 1;
  const dates = DATES.map((column) => ({ column, format: 'dd/mm/yyyy', to }));
  return writeWorkbook({ sheets: [{ name: words.sheet, head: words.heads, lines, dates }] });
}

function lineOf(plan: Plan, link: CircularLink, words: CircularLinkWords): readonly Cell[] {
  const { group, type, lag, source, target } = link;
  return [group, words.linkTypes[type], lag, ...endOf(plan, source, words), ...endOf(plan, target, words)];
}

/** Id, name, type, first and last day; only the id of a task that is gone. */
function endOf(plan: Plan, id: string, { kinds }: CircularLinkWords): readonly Cell[] {
  const task = plan.tasks.get(id);
  const span = task && spanOf(plan, id);
  if (!task || !span) return [id, null, null, null, null];
  const kind = treeOf(plan).kindOf(id);
  const { firstDay, lastDay } = shownDays(plan, task, kind, span.start, span.end);
  return [id, task.text, kinds[kind], serialOf(dayNumber(firstDay)), serialOf(dayNumber(lastDay))];
}
