import { resetPasswordRoutes as routes } from '@plomada/contracts';
import { base64 } from '../../base/api/base64';
import { callRoute } from '../../base/api/call-route';

/** What a mailed link names: whose it is, and its secret. */
export interface ResetLink {
  readonly userId: string;
  readonly token: string;
}

/** Asks for the mail. The answer is the same whether there is such an account or not. */
export const askForLink = (email: string) => callRoute(routes.activate, { body: { email } });

export const checkLink = (link: ResetLink) =>
  callRoute(routes.isActive, { body: { ...link, date: new Date().toISOString() } });

export const setPassword = (link: ResetLink, password: string) =>
  callRoute(routes.newPassword, { body: { ...link, password: base64(password) } });
