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
  await change(admin, project, actions);
  return project;
}

/** Does all of it in a plan, or nothing. */
export async function change(
  { token }: SignedIn,
  project: string,
  actions: readonly PlanAction[],
): Promise<void> {
  const socket = await PlanSocket.joined(token, project);
  const action = { type: 'BATCH_UPDATE', payload: { actions } };
  const answer = await socket.act(token, project, action);
  socket.close();
  if (answer.status !== 'OK') throw new Error(`refused: ${JSON.stringify(answer)}`);
}
