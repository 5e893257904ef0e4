import type { SignedIn } from './api';
import { newProject } from './new-project';
import { change } from './planned-project';

/** A project of its own to try something out in: two tasks after each other and a milestone behind them. Answers its id. */
export async function tryingSite(
  admin: SignedIn,
  name: string,
  others: readonly SignedIn[] = [],
): Promise<string> {
  const { id } = await newProject(admin, name, others);
  const task = (taskId: string, text: string, start: string, more: object = {}) => ({
    type: 'CREATE_TASK' as const,
    payload: { id: taskId, text, parent: null, duration: 5, start, ...more },
  });
  await change(admin, id, [
    task('muro', 'Muro', '2036-06-02'),
    task('losa', 'Losa', '2036-06-09'),
    task('entrega', 'Entrega', '2036-06-16', { kind: 'milestone', duration: 0 }),
    { type: 'ADD_LINK', payload: { id: 'l1', source: 'muro', target: 'losa', type: '0', lag: 0 } },
    { type: 'ADD_LINK', payload: { id: 'l2', source: 'losa', target: 'entrega', type: '0', lag: 0 } },
  ]);
  return id;
}
