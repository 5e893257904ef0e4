import { projectInvitationRoutes, projectMemberRoutes } from '@plomada/contracts';
import { useCallback } from 'react';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import type { Accounts } from './person-row';

/** Who has an account on the project and who is invited; and how to ask again. */
export function useAccounts(projectId: string) {
  const ask = useCallback(async (): Promise<Accounts> => {
    const [{ members }, { invitations }] = await Promise.all([
      callRoute(projectMemberRoutes.list, { params: { projectId } }),
      callRoute(projectInvitationRoutes.list, { params: { projectId } }),
    ]);
    return { members, invitations };
  }, [projectId]);
  return useQuery(ask);
}
