import { checkUserRequest, checkUserResponse, loginRequest, loginResponse } from '../auth';
import {
  activateResetRequest,
  activateResetResponse,
  newPasswordRequest,
  resetIsActiveRequest,
  resetIsActiveResponse,
  resetPassword,
} from '../password-reset';
import { defineRoute } from '../route';

/** Somebody who signs in waits this long, in milliseconds. */
const PATIENCE = 15_000;

export const loginRoutes = {
  checkUser: defineRoute({
    method: 'POST',
    path: '/login/check_user',
    summary: 'Whether there is an account of this e-mail',
    access: 'public',
    body: checkUserRequest,
    answer: checkUserResponse,
    timeoutMs: PATIENCE,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/login',
    summary: 'Begins a session; where the account asks for a second step, with its code',
    access: 'public',
    body: loginRequest,
    bodyOrQuery: true,
    answer: loginResponse,
    timeoutMs: PATIENCE,
  }),
};

export const resetPasswordRoutes = {
  activate: defineRoute({
    method: 'POST',
    path: '/login/reset_password_activate',
    summary: 'Mails a link for a new password, if there is such an account; the answer does not say whether',
    access: 'public',
    body: activateResetRequest,
    answer: activateResetResponse,
  }),
  isActive: defineRoute({
    method: 'POST',
    path: '/login/reset_password_isactive',
    summary: 'Whether the link of a mail still works',
    access: 'public',
    body: resetIsActiveRequest,
    answer: resetIsActiveResponse,
  }),
  newPassword: defineRoute({
    method: 'POST',
    path: '/login/reset_password/new_password',
    summary: 'Sets a new password by the link of a mail, and ends all sessions',
    access: 'public',
    body: newPasswordRequest,
    answer: resetPassword.response,
  }),
};
