import type { NewProject } from '@plomada/contracts';
import { randomUUID } from 'node:crypto';
import { DEMO_BUSINESS } from '../people';
import type { SignedIn } from './api';

/** A project of its own for a test, empty, made by the admin, who is alone on it but for the others given, admins unless told otherwise. */
export async function newProject(
  admin: SignedIn,
  name: string,
  others: readonly SignedIn[] = [],
  roles: NewProject['team'][number]['roles'] = ['projectAdmin'],
): Promise<{ id: string; businessId: string }> {
  const businessId = await businessOf(admin);
  const id = randomUUID();
  const project: NewProject = {
    id,
    businessId,
    name,
    projectId: id.slice(0, 13),
    startDate: '2026-11-16',
    workingDays: '0111110',
    periodDays: 7,
    team: others.map(({ user: { id: userId, firstName, lastName, email } }) => ({
      userId,
      firstName,
      lastName,
      email,
      roles,
    })),
  };
  const answer = await admin.api.post(`/project/${id}/create`, project);
  if (answer.status !== 200) throw new Error(`project not created: ${JSON.stringify(answer)}`);
  return { id, businessId };
}

async function businessOf({ api, user }: SignedIn): Promise<string> {
  const { body } = await api.get(`/project/all/${user.id}`);
  const { businesses } = body as { businesses: Record<string, { name: string }> };
  const found = Object.entries(businesses).find(([, { name }]) => name === DEMO_BUSINESS);
  if (!found) throw new Error(`${DEMO_BUSINESS} is not there: was the demo made?`);
  return found[0];
}
