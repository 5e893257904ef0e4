import { invitationsOf, projectMembersOf } from '@plomada/contracts';
import { useCallback } from 'react';
import { request } from '../../base/api/request';
import { useAnswer } from '../../base/api/use-answer';
import type { Accounts } from './person-row';

/** Who has an account on the project and who is invited; and how to ask again. */
export function useAccounts(projectId: string) {
  const ask = useCallback(async (): Promise<Accounts> => {
    const path = `/project/${encodeURIComponent(projectId)}`;
    const [{ members }, { invitations }] = await Promise.all([
      request(`${path}/members`, { answer: projectMembersOf.response }),
      request(`${path}/invitations`, { answer: invitationsOf.response }),
    ]);
    return { members, invitations };
  }, [projectId]);
  return useAnswer(ask);
}
