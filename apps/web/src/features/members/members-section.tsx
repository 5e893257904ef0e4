import { allows } from '@plomada/domain';
import { useMemo } from 'react';
import { useAppSelector } from '../../base/hooks';
import { NoPermission } from '../../base/states/no-permission';
import { selectBusinesses, selectProject } from '../projects/projects-slice';
import { rolesKnown } from '../projects/roles';
import { selectUser } from '../../base/session/session-slice';
import type { Scope } from './scope';
import { ScopeMembers } from './scope-members';

/** Who belongs to a business, who is invited, and what an administrator does about it. */
export function MembersSection({ businessId }: { readonly businessId: string }) {
  const user = useAppSelector(selectUser);
  const business = useAppSelector(selectBusinesses).find(({ id }) => id === businessId) ?? null;
  const scope = useMemo<Scope>(() => ({ kind: 'business', id: businessId }), [businessId]);
  if (!allows(rolesKnown(user, business, null), 'manageBusiness')) return <NoPermission />;
  return <ScopeMembers scope={scope} />;
}

/** The same of a project. */
export function ProjectMembersSection({ projectId }: { readonly projectId: string }) {
  const user = useAppSelector(selectUser);
  const found = useAppSelector((state) => selectProject(state, projectId));
  const scope = useMemo<Scope>(() => ({ kind: 'project', id: projectId }), [projectId]);
  const roles = rolesKnown(user, found?.business ?? null, found?.project ?? null);
  if (!allows(roles, 'manageProject')) return <NoPermission />;
  return <ScopeMembers scope={scope} />;
}
