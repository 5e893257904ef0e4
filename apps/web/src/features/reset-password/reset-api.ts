import { activateResetResponse, resetIsActiveResponse } from '@plomada/contracts';
import { z } from 'zod';
import { base64 } from '../../base/api/base64';
import { request } from '../../base/api/request';

/** What a mailed link names: whose it is, and its secret. */
export interface ResetLink {
  readonly userId: string;
  readonly token: string;
}

/** Asks for the mail. The answer is the same whether there is such an account or not. */
export const askForLink = (email: string) =>
  request('/login/reset_password_activate', {
    method: 'POST',
    body: { email },
    answer: activateResetResponse,
  });

export const checkLink = (link: ResetLink) =>
  request('/login/reset_password_isactive', {
    method: 'POST',
    body: { ...link, date: new Date().toISOString() },
    answer: resetIsActiveResponse,
  });

export const setPassword = (link: ResetLink, password: string) =>
  request('/login/reset_password/new_password', {
    method: 'POST',
    body: { ...link, password: base64(password) },
    answer: z.object({}),
  });
