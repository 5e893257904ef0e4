import type { Change, Link, Plan, Restriction, Task } from '@plomada/domain';
import type { RelayedEntry } from '@plomada/sync';
import { put } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { selectPlanFilter } from '../filter/plan-filter-slice';
import { registered } from '../registration';
import type { Ready } from '../state/plan-state';

/**
 * Says so when somebody else deleted what this person has selected, is editing or has a dialog open about: tasks, and the
 * restrictions and links of tasks that stay. `entries` are about to be put on the plan of `ready`, which still has the names.
 */
export function* tellDeleted(
  entries: readonly Pick<RelayedEntry, 'actor' | 'changes'>[],
  ready: Pick<Ready, 'actor' | 'sync'>,
) {
  const held = yield* heldRows();
  if (held.size === 0) return;
  for (const { actor, changes } of entries) {
    if (actor.userId === ready.actor.userId) continue;
    for (const { table, names } of lostBy(changes, held, ready.sync.visible)) {
      const params = { user: actor.name, name: names[0]!, count: names.length };
      const key = `sync:deletedByOther.${table}`;
      yield put(messageShown({ severity: 'warning', key, params, lasting: true }));
    }
  }
}

function* heldRows() {
  const held = new Set((yield* selected(selectPlanFilter)).selection);
  for (const select of yield* registered('heldRows')) {
    for (const id of yield* selected(select)) held.add(id);
  }
  return held;
}

interface Lost {
  readonly table: 'tasks' | 'restrictions' | 'links';
  readonly names: readonly string[];
}

function lostBy(changes: readonly Change[], held: ReadonlySet<string>, plan: Plan): readonly Lost[] {
  const tasks = removed<Task>(changes, 'tasks').filter(({ id }) => held.has(id));
  const gone = new Set(tasks.map(({ id }) => id));
  // What goes with a task is told with it.
  const stays = (id: string) => held.has(id) && !gone.has(id);
  const restrictions = removed<Restriction>(changes, 'restrictions').filter(({ taskIds }) =>
    taskIds.some(stays),
  );
  const links = removed<Link>(changes, 'links').filter(
    ({ id, source, target }) => held.has(id) || stays(source) || stays(target),
  );
  const nameOf = (id: string) => plan.tasks.get(id)?.text ?? '';
  const lost: readonly Lost[] = [
    { table: 'tasks', names: tasks.map(({ text }) => text) },
    { table: 'restrictions', names: restrictions.map(({ detail }) => detail) },
    { table: 'links', names: links.map(({ source, target }) => `${nameOf(source)} → ${nameOf(target)}`) },
  ];
  return lost.filter(({ names }) => names.length > 0);
}

const removed = <R>(changes: readonly Change[], table: Lost['table']): readonly R[] =>
  changes.flatMap((change) =>
    change.kind === 'remove' && change.table === table ? [change.row as unknown as R] : [],
  );
