import { invitationSchema, invitationsOf, memberSchema } from '@plomada/contracts';
import type { Role } from '@plomada/domain';
import { z } from 'zod';
import { request } from '../../base/api/request';
import type { Place } from './place';

/** Project members say when they came last; those of a business do not. */
const listed = memberSchema.extend({ lastSession: z.string().nullable().optional() });
export type ListedMember = z.infer<typeof listed>;

const part = encodeURIComponent;
const pathOf = ({ kind, id }: Place): string => `/${kind}/${part(id)}`;
const post = <S extends z.ZodType>(path: string, body: unknown, answer: S) =>
  request(path, { method: 'POST', body, answer });

export const membersOf = (place: Place) =>
  request(`${pathOf(place)}/members`, { answer: z.object({ members: z.array(listed) }) });

/** A business knows one role for each, a project several. */
const asAsked = ({ kind }: Place, roles: readonly Role[]) =>
  kind === 'business' ? { role: roles[0] } : { roles };

export const setRoles = (place: Place, userId: string, roles: readonly Role[]) =>
  post(
    `${pathOf(place)}/members/${part(userId)}/${place.kind === 'business' ? 'role' : 'roles'}`,
    asAsked(place, roles),
    listed,
  );

export const removeMember = (place: Place, userId: string) =>
  post(`${pathOf(place)}/members/${part(userId)}/remove`, {}, z.object({}));

export const pendingInvitations = (place: Place) =>
  request(`${pathOf(place)}/invitations`, { answer: invitationsOf.response });

export interface NewInvitation {
  readonly email: string;
  readonly roles: readonly Role[];
  /** Of the mail. */
  readonly lang: 'es' | 'en';
}
export const invite = (place: Place, { email, roles, lang }: NewInvitation) =>
  post(`${pathOf(place)}/invitations`, { email, lang, ...asAsked(place, roles) }, invitationSchema);

export const resendInvitation = (place: Place, invitationId: string) =>
  post(`${pathOf(place)}/invitations/${part(invitationId)}/resend`, {}, invitationSchema);

export const withdrawInvitation = (place: Place, invitationId: string) =>
  post(`${pathOf(place)}/invitations/${part(invitationId)}/withdraw`, {}, z.object({}));
