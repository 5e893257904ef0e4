import { type Payload, type Plan, treeOf } from '@plomada/domain';

export type TreeDirection = 'in' | 'out' | 'up' | 'down';

/** Where a row goes with Alt + arrow; null when there is nowhere to go. */
export function treeMove(plan: Plan, id: string, direction: TreeDirection): Payload<'MOVE_BRANCH'> | null {
  const task = plan.tasks.get(id);
  if (!task) return null;
  const tree = treeOf(plan);
  const siblings = task.parent === null ? tree.roots : tree.childrenOf(task.parent);
  const place = siblings.indexOf(id);
  switch (direction) {
    case 'in': {
      const before = siblings[place - 1];
      return before === undefined ? null : { id, parent: before };
    }
    case 'out': {
      const parent = task.parent === null ? undefined : plan.tasks.get(task.parent);
      return parent ? { id, parent: parent.parent, after: parent.id } : null;
    }
    case 'up':
      return place <= 0 ? null : { id, parent: task.parent, after: siblings[place - 2] ?? null };
    case 'down': {
      const next = siblings[place + 1];
      return next === undefined ? null : { id, parent: task.parent, after: next };
    }
  }
}
