import {
  businessInvitationRoutes,
  businessMemberRoutes,
  type projectMember,
  projectInvitationRoutes,
  projectMemberRoutes,
  signOnSettingsRoutes,
  twoFactorRoutes,
} from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';
import type { Scope } from './scope';

type ProjectMember = z.infer<typeof projectMember>;
/** Project members say when they came last; those of a business whether they log in by two steps, and whether its provider has signed them on. */
export type ListedMember = Omit<ProjectMember, 'lastSession'> &
  Partial<Pick<ProjectMember, 'lastSession'>> & {
    readonly twoFactor?: boolean | undefined;
    readonly signOn?: boolean | undefined;
  };

export const membersOf = ({ kind, id }: Scope): Promise<{ members: ListedMember[] }> =>
  kind === 'business'
    ? callRoute(businessMemberRoutes.list, { params: { id } })
    : callRoute(projectMemberRoutes.list, { params: { projectId: id } });

/** A business knows one role for each, a project several. */
export const setRoles = (
  { kind, id }: Scope,
  userId: string,
  roles: readonly Role[],
): Promise<ListedMember> =>
  kind === 'business'
    ? callRoute(businessMemberRoutes.role, {
        params: { businessId: id, userId },
        body: { role: roles[0] as BusinessRole },
      })
    : callRoute(projectMemberRoutes.roles, {
        params: { projectId: id, userId },
        body: { roles: [...roles] as ProjectRole[] },
      });

export const removeMember = ({ kind, id }: Scope, userId: string) =>
  kind === 'business'
    ? callRoute(businessMemberRoutes.remove, { params: { businessId: id, userId } })
    : callRoute(projectMemberRoutes.remove, { params: { projectId: id, userId } });

/** Lets a member of a business who has lost the phone log in by the password. */
export const resetTwoFactor = (businessId: string, userId: string) =>
  callRoute(twoFactorRoutes.reset, { params: { businessId, userId } });

/** Lets a member of a business who got another account at its provider sign on by that one. */
export const forgetSignOn = (businessId: string, userId: string) =>
  callRoute(signOnSettingsRoutes.forget, { params: { businessId, userId } });

export const pendingInvitations = ({ kind, id }: Scope) =>
  kind === 'business'
    ? callRoute(businessInvitationRoutes.list, { params: { businessId: id } })
    : callRoute(projectInvitationRoutes.list, { params: { projectId: id } });

export interface NewInvitation {
  readonly email: string;
  readonly roles: readonly Role[];
  /** Of the mail. */
  readonly lang: 'es' | 'en';
}
export const invite = ({ kind, id }: Scope, { email, roles, lang }: NewInvitation) =>
  kind === 'business'
    ? callRoute(businessInvitationRoutes.invite, {
        params: { businessId: id },
        body: { email, lang, role: roles[0] as BusinessRole },
      })
    : callRoute(projectInvitationRoutes.invite, {
        params: { projectId: id },
        body: { email, lang, roles: [...roles] as ProjectRole[] },
      });

export const resendInvitation = ({ kind, id }: Scope, invitationId: string) =>
  kind === 'business'
    ? callRoute(businessInvitationRoutes.resend, { params: { businessId: id, invitationId } })
    : callRoute(projectInvitationRoutes.resend, { params: { projectId: id, invitationId } });

export const withdrawInvitation = ({ kind, id }: Scope, invitationId: string) =>
  kind === 'business'
    ? callRoute(businessInvitationRoutes.withdraw, { params: { businessId: id, invitationId } })
    : callRoute(projectInvitationRoutes.withdraw, { params: { projectId: id, invitationId } });

type BusinessRole = z.input<typeof businessMemberRoutes.role.body>['role'];
type ProjectRole = z.input<typeof projectMemberRoutes.roles.body>['roles'][number];
