import type { ImportedLink, LinkType } from '@plomada/domain';
import type { ImportParams, ImportWarningCode } from '../read-result';
import type { WarningList } from '../warning-list';
import type { FileCalendar } from './calendar';
import { flag, wholeNumber } from './fields';
import { lagOf } from './lag';
import type { Outline, OutlineRow } from './outline';
import type { Bar } from './task-dates';

/** Project XML numbers FF, FS, SF, SS from 0; the plan FS, SS, FF, SF. */
const TYPES: readonly LinkType[] = ['2', '0', '3', '1'];
const TYPE_NAMES: Readonly<Record<LinkType, string>> = { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' };
const FINISH_TO_START = 1;

export interface LinkContext {
  readonly outline: Outline;
  readonly bars: ReadonlyMap<string, Bar>;
  readonly calendar: FileCalendar;
  readonly minutesPerDay: number;
  readonly warnings: WarningList;
}

/** The links of the file that a plan can hold, one between two tasks; each that is left out is warned about, under the task that it binds. */
export function linksOf(context: LinkContext): readonly ImportedLink[] {
  const links: ImportedLink[] = [];
  const seen = new Set<string>();
  for (const target of context.outline.rows) {
    for (const { fields } of target.element.children['PredecessorLink'] ?? []) {
      const source = sourceOf(fields, target, context);
      if (!source) continue;
      const type = typeOf(fields, target, source, context);
      const key = `${source.id} ${target.id}`;
      if (seen.has(key)) {
        context.warnings.task('LINK_REPEATED', target, { source: source.text, before: TYPE_NAMES[type] });
        continue;
      }
      seen.add(key);
      links.push({
        source: source.id,
        target: target.id,
        type,
        lag: lag(fields, type, source, target, context),
      });
    }
  }
  return links;
}

function sourceOf(
  fields: Readonly<Record<string, string>>,
  target: OutlineRow,
  { outline, warnings }: LinkContext,
): OutlineRow | null {
  const uid = fields['PredecessorUID']?.trim() ?? '';
  const leaveOut = (code: ImportWarningCode, params: ImportParams): null => {
    warnings.task(code, target, params);
    return null;
  };
  if (flag(fields['CrossProject']) || outline.leftOut.get(uid) === 'external')
    return leaveOut('LINK_EXTERNAL', { source: uid.slice(0, 40) });
  const source = outline.byUid.get(uid);
  if (!source) return leaveOut('LINK_DANGLING', { source: uid.slice(0, 40) });
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
  fields: Readonly<Record<string, string>>,
  target: OutlineRow,
  source: OutlineRow,
  { warnings }: LinkContext,
): LinkType {
  const code = wholeNumber(fields['Type'], FINISH_TO_START);
  const type = TYPES[code];
  if (!type) warnings.task('LINK_TYPE_UNKNOWN', target, { source: source.text, before: code, after: 'FS' });
  return type ?? '0';
}

function lag(
  fields: Readonly<Record<string, string>>,
  type: LinkType,
  source: OutlineRow,
  target: OutlineRow,
  { bars, calendar, minutesPerDay, warnings }: LinkContext,
): number {
  const warn = (code: ImportWarningCode, params: ImportParams): void =>
    warnings.task(code, target, { source: source.text, ...params });
  return lagOf(fields, type, bars.get(source.id)!, { calendar, minutesPerDay, warn });
}
