import type { ImportedLink, LinkType } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { WarningList } from '../warning-list';
import type { FileCalendar } from './calendar';
import type { FileLink, FileSchedule, LostLink } from './file-schedule';
import { lagOf } from './lag';
import { oneLine } from './names';
import type { Outline, OutlineRow } from './outline';
import type { Bar } from './task-dates';

/** Characters of an id or a name that a warning shows of a link's other end. */
const MAX_SHOWN = 40;
const TYPE_NAMES: Readonly<Record<LinkType, string>> = { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' };

export interface LinkContext {
  readonly file: Pick<FileSchedule, 'rows' | 'linksToNobody'>;
  readonly outline: Outline;
  readonly bars: ReadonlyMap<string, Bar>;
  readonly calendar: FileCalendar;
  readonly warnings: WarningList;
}

/**
 * The links of the file that a plan can hold, one between two tasks. Each that is left out is warned about, under the task
 * that it binds, or under the one that it comes from where the other is no task of the plan.
 */
export function linksOf(context: LinkContext): readonly ImportedLink[] {
  const links: ImportedLink[] = [];
  for (const target of context.outline.rows) {
    const seen = new Set<OutlineRow>();
    for (const link of target.file.predecessors) {
      const source = sourceOf(link, target, context);
      if (!source) continue;
      const type = typeOf(link, target, source, context);
      if (seen.has(source)) {
        context.warnings.task('LINK_REPEATED', target, { source: source.text, before: TYPE_NAMES[type] });
        continue;
      }
      seen.add(source);
      links.push({
        source: source.id,
        target: target.id,
        type,
        lag: lag(link, type, source, target, context),
      });
    }
  }
  warnLost(context);
  return links;
}

/** Links to what is no task of the plan. One between two such things went with them. */
function warnLost({ file, outline, warnings }: LinkContext): void {
  for (const row of file.rows) {
    const reason = outline.leftOut.get(row.id);
    if (!reason) continue;
    const code = reason === 'external' ? 'LINK_EXTERNAL' : 'LINK_DANGLING';
    for (const { source } of row.predecessors) {
      const from = outline.byFileId.get(source);
      if (from) warnings.task(code, from, { target: oneLine(row.name).slice(0, MAX_SHOWN) || row.id });
    }
  }
  for (const { source, target } of file.linksToNobody ?? []) {
    const from = outline.byFileId.get(source);
    const ends = { target: target.slice(0, MAX_SHOWN) };
    if (from) warnings.task('LINK_DANGLING', from, ends);
    else warnings.file('LINK_DANGLING', { source: source.slice(0, MAX_SHOWN), ...ends });
  }
}

/** The links whose target is none of the file's tasks. */
export function linksToNobody(
  byTarget: ReadonlyMap<string, readonly Pick<FileLink, 'source'>[]>,
  ids: ReadonlySet<string>,
): readonly LostLink[] {
  return [...byTarget]
    .filter(([target]) => !ids.has(target))
    .flatMap(([target, links]) => links.map(({ source }) => ({ source, target })));
}

function sourceOf(
  { source: id, isExternal }: FileLink,
  target: OutlineRow,
  { outline, warnings }: LinkContext,
): OutlineRow | null {
  const leaveOut = (code: ImportWarningCode, params: ImportParams): null => {
    warnings.task(code, target, params);
    return null;
  };
  if (isExternal || outline.leftOut.get(id) === 'external')
    return leaveOut('LINK_EXTERNAL', { source: id.slice(0, MAX_SHOWN) });
  const source = outline.byFileId.get(id);
  if (!source) return leaveOut('LINK_DANGLING', { source: id.slice(0, MAX_SHOWN) });
  if (source === target) return leaveOut('LINK_TO_ITSELF', {});
  if (isAbove(source, target) || isAbove(target, source))
    return leaveOut('LINK_WITHIN_BRANCH', { source: source.text });
  return source;
}

function isAbove(row: OutlineRow, other: OutlineRow): boolean {
  for (let at = other.parent; at; at = at.parent) if (at === row) return true;
  return false;
}

function typeOf(
  { type }: FileLink,
  target: OutlineRow,
  source: OutlineRow,
  { warnings }: LinkContext,
): LinkType {
  if (typeof type === 'string') return type;
  warnings.task('LINK_TYPE_UNKNOWN', target, { source: source.text, before: type.unknown, after: 'FS' });
  return '0';
}

function lag(
  link: FileLink,
  type: LinkType,
  source: OutlineRow,
  target: OutlineRow,
  { bars, calendar, warnings }: LinkContext,
): number {
  const warn = (code: ImportWarningCode, params: ImportParams): void =>
    warnings.task(code, target, { source: source.text, ...params });
  return lagOf(link.lag, type, bars.get(source.id)!, { calendar, warn });
}
