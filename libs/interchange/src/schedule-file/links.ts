import type { ImportedLink, LinkType } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { WarningList } from '../warning-list';
import type { FileCalendar } from './calendar';
import type { FileLink } from './file-schedule';
import { lagOf } from './lag';
import type { Outline, OutlineRow } from './outline';
import type { Bar } from './task-dates';

const TYPE_NAMES: Readonly<Record<LinkType, string>> = { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' };

export interface LinkContext {
  readonly outline: Outline;
  readonly bars: ReadonlyMap<string, Bar>;
  readonly calendar: FileCalendar;
  readonly warnings: WarningList;
}

/** The links of the file that a plan can hold, one between two tasks; each that is left out is warned about, under the task that it binds. */
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
  return links;
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
    return leaveOut('LINK_EXTERNAL', { source: id.slice(0, 40) });
  const source = outline.byFileId.get(id);
  if (!source) return leaveOut('LINK_DANGLING', { source: id.slice(0, 40) });
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
