import { acceptInvitationAnswer, invitationPreview } from '@plomada/contracts';
import type { z } from 'zod';
import { base64 } from '../../base/api/base64';
import { request } from '../../base/api/request';

export type Preview = z.infer<typeof invitationPreview>;
export type Joined = z.infer<typeof acceptInvitationAnswer>;

/** What the holder of a link is told. */
export const previewInvitation = (token: string) =>
  request('/invitation/preview', { method: 'POST', body: { token }, answer: invitationPreview });

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly lang: string;
}

/** Makes the account and the membership. */
export const acceptInvitation = (token: string, { password, ...account }: NewAccount) =>
  request('/invitation/accept', {
    method: 'POST',
    body: { ...account, token, password: base64(password) },
    answer: acceptInvitationAnswer,
  });

/** The membership for whoever is signed in. */
export const joinByInvitation = (token: string) =>
  request('/invitation/join', { method: 'POST', body: { token }, answer: acceptInvitationAnswer });
