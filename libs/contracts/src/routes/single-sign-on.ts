import { defineRoute, inBusiness } from '../route';
import {
  domainName,
  forgetSignOnIdentity,
  signOnAddress,
  signOnBeginning,
  signOnChange,
  signOnCheck,
  signOnCheckRequest,
  signOnEntry,
  signOnReturn,
  signOnView,
} from '../single-sign-on';

/** Somebody who signs in waits this long, in milliseconds: the provider is asked up to four things. */
const PATIENCE = 30_000;

/** Signing on at a provider. The browser that begins is given a cookie, and nobody else may come back. */
export const signOnRoutes = {
  begin: defineRoute({
    method: 'POST',
    path: '/login/single_sign_on/begin',
    summary: 'The page of somebody’s identity provider, for the browser that asks; good for ten minutes',
    access: 'public',
    body: signOnBeginning,
    answer: signOnAddress,
    timeoutMs: PATIENCE,
  }),
  enter: defineRoute({
    method: 'POST',
    path: '/login/single_sign_on/enter',
    summary:
      'Begins a session with what the provider sent somebody back with, once, in the browser that began',
    access: 'public',
    body: signOnReturn,
    answer: signOnEntry,
    timeoutMs: PATIENCE,
  }),
};

const access = inBusiness('manageBusiness', 'id');
const domain = { domain: domainName };

/** How a business's people sign on. No API token sees or changes it. */
export const signOnSettingsRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/business/:id/single_sign_on',
    summary:
      'A business’s identity provider, whose people may or must use it, and its domains; never the client secret',
    access,
    tokenScope: null,
    answer: signOnView,
  }),
  set: defineRoute({
    method: 'PUT',
    path: '/business/:id/single_sign_on',
    summary: 'Sets it, from the next login on; it is noted by whom, and what',
    access,
    tokenScope: null,
    body: signOnChange,
    answer: signOnView,
  }),
  check: defineRoute({
    method: 'POST',
    path: '/business/:id/single_sign_on/check',
    summary: 'Asks a provider what it is, without setting anything',
    access,
    tokenScope: null,
    body: signOnCheckRequest,
    answer: signOnCheck,
    timeoutMs: PATIENCE,
  }),
  addDomain: defineRoute({
    method: 'PUT',
    path: '/business/:id/single_sign_on/domains/:domain',
    summary: 'Adds a domain whose people sign on, once it is proven',
    access,
    tokenScope: null,
    params: domain,
    answer: signOnView,
  }),
  proveDomain: defineRoute({
    method: 'POST',
    path: '/business/:id/single_sign_on/domains/:domain/prove',
    summary: 'Looks for the record that proves a domain; of root, the word is proof',
    access,
    tokenScope: null,
    params: domain,
    answer: signOnView,
    timeoutMs: PATIENCE,
  }),
  removeDomain: defineRoute({
    method: 'DELETE',
    path: '/business/:id/single_sign_on/domains/:domain',
    summary: 'Removes a domain: its people sign on no more',
    access,
    tokenScope: null,
    params: domain,
    answer: signOnView,
  }),
  forget: defineRoute({
    method: 'POST',
    path: '/business/:businessId/members/:userId/forget_sign_on',
    summary: 'Forgets who a member is at the provider, where somebody got another account there; it is noted',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    answer: forgetSignOnIdentity.response,
  }),
};
