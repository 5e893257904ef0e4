import type { PlanAction } from '@plomada/domain';
import type { SignedIn } from './api';
import { newProject } from './new-project';
import { PlanSocket } from './plan-socket';

/** A project of its own for a test whose plan is what the actions make of an empty one; answers its id. */
export async function plannedProject(
  admin: SignedIn,
  name: string,
  actions: readonly PlanAction[],
): Promise<string> {
  const { id: project } = await newProject(admin, name);
  const socket = await PlanSocket.joined(admin.token, project);
  const action = { type: 'BATCH_UPDATE', payload: { actions } };
  const answer = await socket.act(admin.token, project, action);
  socket.close();
  if (answer.status !== 'OK') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return project;
}
