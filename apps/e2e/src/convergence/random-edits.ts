import type { Plan } from '@plomada/domain';
import type { Random } from '@plomada/testing';

export interface Edit {
  readonly type: string;
  readonly payload: unknown;
}

/** More tasks than this are not made: the plan stays small enough for people to meet on it. */
const MOST_TASKS = 40;
const LINK_TYPES = ['0', '1', '2', '3'] as const;

/** An edit of a plan as somebody sees it: most fit it, some do not. Rows that it adds are called after `id`. */
export function someEdit(plan: Plan, id: string, random: Random): Edit {
  const tasks = plan.tasks.rows;
  if (tasks.length < 6) return created(id, null);
  const [task, other] = [random.pick(tasks), random.pick(tasks)];
  const links = plan.links.rows;
  const newLink = ({ source, target }: { readonly source: string; readonly target: string }): Edit => ({
    type: 'ADD_LINK',
    payload: {
      id: `l-${id}`,
      source,
      target,
      type: random.pick(LINK_TYPES),
      lag: random.integer(-1, 2),
    },
  });
  const edits: readonly (() => Edit)[] = [
    () =>
      tasks.length < MOST_TASKS
        ? created(id, random.chance(0.3) ? task.id : null)
        : { type: 'DELETE_TASKS', payload: { ids: [task.id, other.id] } },
    () => ({ type: 'UPDATE_TASK', payload: { id: task.id, text: `Otra ${id}` } }),
    () => ({ type: 'MOVE_TASK', payload: { id: task.id, duration: random.integer(1, 30) } }),
    () => ({ type: 'SET_PROGRESS', payload: { taskId: task.id, progress: random.integer(0, 10) / 10 } }),
    () => newLink({ source: task.id, target: other.id }),
    () => (links.length > 0 ? newLink(random.pick(links)) : newLink({ source: task.id, target: other.id })),
    () => ({ type: 'DELETE_TASKS', payload: { ids: [task.id] } }),
    () => ({ type: 'ADD_RESOURCE', payload: { name: `Recurso ${id}` } }),
    () => ({
      type: 'BATCH_UPDATE',
      payload: {
        actions: [
          created(`${id}-b`, null),
          { type: 'UPDATE_TASK', payload: { id: task.id, text: `Lote ${id}` } },
        ],
      },
    }),
  ];
  return random.pick(edits)();
}

/** What a program of ours would not send. */
export function badEdit(random: Random): Edit {
  return random.pick<Edit>([
    { type: 'UPDATE_TASK', payload: { id: 'nobody', text: 'Nadie' } },
    { type: 'UPDATE_TASK', payload: { id: 'nobody', texto: 5 } },
    { type: 'FLY_TO_THE_MOON', payload: {} },
    { type: 'UNDO', payload: { actionId: 'never-done' } },
    { type: 'DO_ROLLBACK', payload: { snapshotId: 'never-kept' } },
    { type: 'CLOSE_TERM_V2', payload: { termId: 'no-term', validatedSeq: 0 } },
    {
      type: 'BATCH_UPDATE',
      payload: {
        actions: [created('half', null), { type: 'DELETE_TASKS', payload: { ids: ['nobody'] } }],
      },
    },
  ]);
}

const created = (id: string, parent: string | null): Edit => ({
  type: 'CREATE_TASK',
  payload: { id: `t-${id}`, text: `Tarea ${id}`, parent, duration: 3 },
});
