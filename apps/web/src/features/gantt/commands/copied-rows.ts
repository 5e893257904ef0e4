import {
  copiedTasks,
  type CopiedTasks,
  type Plan,
  type PlanAction,
  rowDays,
  topsAmong,
  treeOf,
} from '@plomada/domain';
import { writeBlock } from '../../../base/grid/block';
import type { Place } from './insert-place';

/** What was copied or cut on the Gantt, as it stood then: it can be pasted into another project too. */
export interface CopiedRows {
  readonly projectId: string;
  /** Cut rows move where they are pasted, within their project. */
  readonly isCut: boolean;
  /** The tops of what was copied, in the order of the tree. */
  readonly tops: readonly string[];
  readonly content: CopiedTasks;
  /** The same as other programs take it: code, name, start, end and days. */
  readonly text: string;
}

/** The rows with everything below them; `shownDate` writes a date as people read it. */
export function copiedRows(
  plan: Plan,
  projectId: string,
  ids: readonly string[],
  isCut: boolean,
  shownDate: (civil: string) => string,
): CopiedRows {
  const tree = treeOf(plan);
  const content = copiedTasks(plan, ids);
  return {
    ...{ projectId, isCut, content, tops: topsAmong(tree, ids) },
    text: writeBlock(
      content.tasks.map(({ id }) => {
        const { firstDay, lastDay, duration } = rowDays(plan, id)!;
        const { text } = plan.tasks.get(id)!;
        return [tree.shortCodeOf(id), text, shownDate(firstDay), shownDate(lastDay), String(duration)];
      }),
    ),
  };
}

/** Pastes what was copied in the same project, with all that is planned of it, or moves what was cut. */
export function pastingHere({ tops, isCut }: CopiedRows, { parent, after }: Place): readonly PlanAction[] {
  const where = { parent, ...(after !== undefined && { after }) };
  if (!isCut) return [{ type: 'COPY_BRANCH', payload: { ids: tops, ...where } }];
  let last = after;
  return tops
    .filter((id) => id !== after)
    .map((id): PlanAction => {
      const move: PlanAction = {
        type: 'MOVE_BRANCH',
        payload: { id, parent, ...(last !== undefined && { after: last }) },
      };
      last = id;
      return move;
    });
}
