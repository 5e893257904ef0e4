import type { ImportedLink, LinkType } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { WarningList } from '../warning-list';
import type { FileCalendar, FileCalendars } from './calendar';
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
  readonly calendars: FileCalendars;
  readonly warnings: WarningList;
}

/**
 * The links of the file that a plan can hold: one of each type between two tasks. Of several of one type the plan has the one
 * that asks most, which is what they ask together. Each that is left out is warned about, under the task that it binds, or
 * under the one that it comes from where the other is no task of the plan.
 */
export function linksOf(context: LinkContext): readonly ImportedLink[] {
  const links: ImportedLink[] = [];
  for (const target of context.outline.rows) {
    const found = new Map<string, ImportedLink>();
    for (const link of target.file.predecessors) {
      const source = sourceOf(link, target, context);
      if (!source) continue;
      const type = typeOf(link, target, source, context);
      const days = lag(link, type, source, target, context);
      const next = { source: source.id, target: target.id, type, lag: days };
      const key = `${type} ${source.id}`;
      const known = found.get(key);
      found.set(key, known ? longer(known, next, source, target, context) : next);
    }
    links.push(...found.values());
  }
  warnLost(context);
  return links;
}

/** The one of two links of a type that has the longer lag; the other is told. */
function longer(
  first: ImportedLink,
  second: ImportedLink,
  source: OutlineRow,
  target: OutlineRow,
  { warnings }: LinkContext,
): ImportedLink {
  const [kept, left] = second.lag > first.lag ? [second, first] : [first, second];
  warnings.task('LINK_REPEATED', target, { source: source.text, before: shown(left), after: shown(kept) });
  return kept;
}

/** FS, SS+3, FF-1. */
function shown({ type, lag: days }: ImportedLink): string {
  return `${TYPE_NAMES[type]}${days > 0 ? '+' : ''}${days || ''}`;
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
  { file, outline, warnings }: LinkContext,
): OutlineRow | null {
  const shownName = (): string => {
    const row = outline.leftOut.has(id) ? file.rows.find((one) => one.id === id) : undefined;
    return oneLine(row?.name).slice(0, MAX_SHOWN) || id.slice(0, MAX_SHOWN);
  };
  const leaveOut = (code: ImportWarningCode, params: ImportParams): null => {
    warnings.task(code, target, params);
    return null;
  };
  if (isExternal || outline.leftOut.get(id) === 'external')
    return leaveOut('LINK_EXTERNAL', { source: shownName() });
  const source = outline.byFileId.get(id);
  if (!source) return leaveOut('LINK_DANGLING', { source: shownName() });
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
  { bars, calendar, calendars, warnings }: LinkContext,
): number {
  const warn = (code: ImportWarningCode, params: ImportParams): void =>
    warnings.task(code, target, { source: source.text, ...params });
  return lagOf(link.lag, type, bars.get(source.id)!, { calendar, calendars, warn });
}
