import type { PlanAction } from '@plomada/domain';
import { logIn } from './api';
import { newProject } from './new-project';
import { planOf } from './plan-log';
import { change } from './planned-project';

/** Three tasks of the foreman's in a short term that begins today, two of them promised. */
export async function foremansProject({ responsiblesPropose = false } = {}): Promise<string> {
  const [admin, capataz] = await Promise.all([logIn('admin'), logIn('capataz')]);
  const { id } = await newProject(admin, 'La semana en obra', [capataz], ['responsible']);
  const { plan } = await planOf(admin, id);
  const his = plan.responsibles.filter(({ userId }) => userId === capataz.user.id).map((one) => one.id);
  const taskIds = ['Excavar', 'Trazar', 'Verter'];
  const actions: PlanAction[] = [
    {
      type: 'UPDATE_SETTINGS',
      payload: { startDate: new Date().toISOString().slice(0, 10), responsiblesPropose },
    },
    ...taskIds.map((text): PlanAction => ({
      type: 'CREATE_TASK',
      payload: { id: text, text, parent: null, duration: 2 },
    })),
    { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles: his } },
    { type: 'ANALYSE_TASKS', payload: { taskIds, analysed: true } },
    { type: 'SET_COMMITMENT', payload: { taskId: 'Excavar', commitment: 1 } },
    { type: 'SET_COMMITMENT', payload: { taskId: 'Trazar', commitment: 1 } },
  ];
  await change(admin, id, actions);
  return id;
}
