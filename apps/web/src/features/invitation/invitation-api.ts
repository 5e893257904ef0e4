import { type acceptInvitationAnswer, type invitationPreview, invitationRoutes } from '@plomada/contracts';
import type { z } from 'zod';
import { base64 } from '../../base/api/base64';
import { callRoute } from '../../base/api/call-route';

export type Preview = z.infer<typeof invitationPreview>;
export type Joined = z.infer<typeof acceptInvitationAnswer>;

/** What the holder of a link is told. */
export const previewInvitation = (token: string) => callRoute(invitationRoutes.preview, { body: { token } });

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly lang: 'es' | 'en';
}

/** Makes the account and the membership. */
export const acceptInvitation = (token: string, { password, ...account }: NewAccount) =>
  callRoute(invitationRoutes.accept, { body: { ...account, token, password: base64(password) } });

/** The membership for whoever is signed in. */
export const joinByInvitation = (token: string) => callRoute(invitationRoutes.join, { body: { token } });
