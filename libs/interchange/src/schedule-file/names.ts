import { isVisible, wellFormed } from '@plomada/domain';
import type { WarningList } from '../warning-list';

/** Longest texts that the plan accepts: of a task, its notes, the project and a resource. */
export const MAX_NAME = 500;
export const MAX_PROJECT_NAME = 200;
export const MAX_RESOURCE_NAME = 120;
export const MAX_DETAIL = 5000;
const MAX_WBS = 100;

/** A one-line text that a plan takes: line breaks and runs of blanks become one blank, halves of signs a sign for them. */
export function oneLine(text: string | undefined): string {
  return wellFormed(text ?? '')
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim();
}

/** At most `max` characters, never half of a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max).trimEnd();
}

/** A task's name; its id stands in for a missing one, since a plan's task has a name. */
export function nameOf(name: string | undefined, id: string, warnings: WarningList): string {
  const given = oneLine(name);
  const kept = cut(given, MAX_NAME);
  const text = isVisible(kept) ? kept : `#${id}`;
  if (text !== kept) warnings.task('TASK_WITHOUT_NAME', { id, text }, { after: text });
  if (given.length > MAX_NAME)
    warnings.task('TEXT_CUT', { id, text }, { before: given.length, after: MAX_NAME });
  return text;
}

/** A task's code in the work breakdown structure, null when it has none. */
export function wbsOf(
  wbs: string | undefined,
  about: { id: string; text: string },
  warnings: WarningList,
): string | null {
  const given = oneLine(wbs);
  if (given.length > MAX_WBS) warnings.task('TEXT_CUT', about, { before: given.length, after: MAX_WBS });
  return cut(given, MAX_WBS) || null;
}

/** A task's notes as plain text. */
export function detailOf(
  notes: string | undefined,
  about: { id: string; text: string },
  warnings: WarningList,
): string {
  const given = wellFormed(notes ?? '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (given.length > MAX_DETAIL)
    warnings.task('TEXT_CUT', about, { before: given.length, after: MAX_DETAIL });
  return cut(given, MAX_DETAIL);
}
