import { defineRoute, inBusiness, own } from '../route';
import {
  endTwoFactor,
  recoveryCodes,
  resetTwoFactor,
  twoFactorBeginning,
  twoFactorConfirmation,
  twoFactorProof,
  twoFactorSecret,
  twoFactorState,
} from '../two-factor';

/** A second step when logging in. No API token sees or changes it, and none needs it. */
export const twoFactorRoutes = {
  state: defineRoute({
    method: 'GET',
    path: '/user/:id/two_factor',
    summary: 'Whether logging in takes a second step, and how many recovery codes are left',
    access: own('id'),
    tokenScope: null,
    beforeSecondStep: true,
    beforePassword: true,
    answer: twoFactorState,
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/user/:id/two_factor/begin',
    summary: 'A secret for an app that shows codes; it counts once it is confirmed',
    access: own('id'),
    tokenScope: null,
    beforeSecondStep: true,
    beforePassword: true,
    body: twoFactorBeginning,
    answer: twoFactorSecret,
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/user/:id/two_factor/confirm',
    summary: 'Makes logging in take a code; the recovery codes are told here and never again',
    access: own('id'),
    tokenScope: null,
    beforeSecondStep: true,
    beforePassword: true,
    body: twoFactorConfirmation,
    answer: recoveryCodes,
  }),
  renewCodes: defineRoute({
    method: 'POST',
    path: '/user/:id/two_factor/recovery_codes',
    summary: 'Other recovery codes instead of all before; they are told here and never again',
    access: own('id'),
    tokenScope: null,
    body: twoFactorProof,
    answer: recoveryCodes,
  }),
  end: defineRoute({
    method: 'POST',
    path: '/user/:id/two_factor/end',
    summary: 'Makes logging in take no code any more',
    access: own('id'),
    tokenScope: null,
    body: twoFactorProof,
    answer: endTwoFactor.response,
  }),
  reset: defineRoute({
    method: 'POST',
    path: '/business/:businessId/members/:userId/reset_two_factor',
    summary:
      'Takes the second step away from a member who cannot pass it any more; it is noted, and they are told by mail',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    answer: resetTwoFactor.response,
  }),
};
