import type { ImportedSchedule } from '@plomada/domain';
import type { ExportWarning } from '../writing/written';

/**
 * The tasks that have several links from one other task, one warning each. The format holds them all; Microsoft Project, whose
 * own screens draw one link between two tasks, is said to calculate with all that a file brings along, but shows that nowhere.
 */
export function duplicateLinkWarnings({ tasks, links }: ImportedSchedule): readonly ExportWarning[] {
  const pairs = new Set<string>();
  const bound = new Set<string>();
  for (const { source, target } of links) {
    const pair = JSON.stringify([source, target]);
    if (pairs.has(pair)) bound.add(target);
    pairs.add(pair);
  }
  return tasks.filter(({ id }) => bound.has(id)).map(({ text }) => ({ code: 'EXPORT_LADDER', task: text }));
}
