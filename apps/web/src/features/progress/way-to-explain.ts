import type { WorkRow } from '@plomada/domain';
import type { AboutWork } from '../../columns/work-columns';

/**
 * Lets somebody say why a promise is not kept; undefined where nobody asks, or this person may not. Whoever may report progress may
 * say why it is not more.
 */
export function wayToExplain(
  row: WorkRow,
  { problem }: Pick<AboutWork, 'problem'>,
  onExplain: (taskId: string) => void,
): (() => void) | undefined {
  const isAsked = row.lacksCause || row.task.causes.length > 0;
  return isAsked && problem('progress', row) === null ? () => onExplain(row.id) : undefined;
}
