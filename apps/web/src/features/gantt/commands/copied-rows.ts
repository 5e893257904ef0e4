import { lastDay, type Plan, type PlanAction, topsAmong, treeOf } from '@plomada/domain';
import { v7 as newId } from 'uuid';
import { writeBlock } from '../../../base/grid/block';
import { creatingRows } from './pasted-rows';
import type { Place } from './insert-place';

/** What was copied or cut on the Gantt, as it stood then: it can be pasted into another project too. */
export interface CopiedRows {
  readonly projectId: string;
  /** Cut rows move where they are pasted, within their project. */
  readonly isCut: boolean;
  /** The tops of what was copied, in the order of the tree. */
  readonly tops: readonly string[];
  readonly rows: readonly CopiedRow[];
  readonly links: readonly {
    readonly from: number;
    readonly to: number;
    readonly type: '0' | '1' | '2' | '3';
    readonly lag: number;
  }[];
  /** The same as other programs take it: code, name, start, end and days. */
  readonly text: string;
}

interface CopiedRow {
  readonly level: number;
  readonly text: string;
  readonly duration: number;
  readonly start: string;
}

/** The rows with everything below them and the links among them; `shownDate` writes a date as people read it. */
export function copiedRows(
  plan: Plan,
  projectId: string,
  ids: readonly string[],
  isCut: boolean,
  shownDate: (civil: string) => string,
): CopiedRows {
  const tree = treeOf(plan);
  const tops = topsAmong(tree, ids);
  const all = tops.flatMap((id) => [id, ...tree.descendantsOf(id)]);
  const place = new Map(all.map((id, at) => [id, at]));
  const topDepth = new Map(
    tops.flatMap((top) => [top, ...tree.descendantsOf(top)].map((id) => [id, tree.ancestorsOf(top).length])),
  );
  const tasks = all.map((id) => plan.tasks.get(id)!);
  return {
    ...{ projectId, isCut, tops },
    rows: tasks.map(({ id, text, duration, start, kind }) => ({
      level: tree.ancestorsOf(id).length - topDepth.get(id)!,
      ...{ text, start, duration: kind === 'milestone' ? 0 : duration },
    })),
    links: plan.links.rows.flatMap(({ source, target, type, lag }) => {
      const [from, to] = [place.get(source), place.get(target)];
      return from === undefined || to === undefined ? [] : [{ from, to, type, lag }];
    }),
    text: writeBlock(
      tasks.map((task) => [
        tree.shortCodeOf(task.id),
        task.text,
        shownDate(task.start),
        shownDate(lastDay(task.start, task.end)),
        String(task.duration),
      ]),
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

/** Makes what was copied in another project: names, days, tree and links; its people and resources are of the other one. */
export function pastingElsewhere({ rows, links }: CopiedRows, place: Place): readonly PlanAction[] {
  const made = creatingRows(rows, place);
  const idAt = (at: number) => (made[at]!.payload as { readonly id: string }).id;
  const linking = links.map(({ from, to, type, lag }): PlanAction => ({
    type: 'ADD_LINK',
    payload: { id: newId(), source: idAt(from), target: idAt(to), type, lag },
  }));
  return [...made, ...linking];
}
