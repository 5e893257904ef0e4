import { accountLog } from '../account-log';
import { defineRoute, inBusiness } from '../route';
import { signInPolicy } from '../sign-in-policy';

/** How the people of a business come in. No API token changes it. */
export const signInPolicyRoutes = {
  policy: defineRoute({
    method: 'GET',
    path: '/business/:id/sign_in_policy',
    summary:
      'Whom a business asks for a second step, how long passwords are at least, and how long sessions last',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    answer: signInPolicy,
  }),
  set: defineRoute({
    method: 'PUT',
    path: '/business/:id/sign_in_policy',
    summary:
      'Sets it, for the next login and the next password of each member on; it is noted by whom, and what',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    body: signInPolicy,
    answer: signInPolicy,
  }),
  log: defineRoute({
    method: 'GET',
    path: '/business/:id/account_log',
    summary: 'Who changed how people come in, and what, the newest 50 first',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    answer: accountLog,
  }),
};
