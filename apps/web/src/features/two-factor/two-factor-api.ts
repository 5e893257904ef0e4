import { type TwoFactorState, twoFactorRoutes } from '@plomada/contracts';
import { base64 } from '../../base/api/base64';
import { callRoute } from '../../base/api/call-route';

export type { TwoFactorState };

export const twoFactorOf = (id: string) => callRoute(twoFactorRoutes.state, { params: { id } });

/** The password, of an account that has one. */
const proven = (password: string | undefined) =>
  password === undefined ? {} : { password: base64(password) };

/** A secret that counts once it is confirmed. */
export const beginTwoFactor = (id: string, password: string | undefined) =>
  callRoute(twoFactorRoutes.begin, { params: { id }, body: proven(password) });

/** The answer has the recovery codes: nothing tells them again. */
export const confirmTwoFactor = (id: string, code: string) =>
  callRoute(twoFactorRoutes.confirm, { params: { id }, body: { code } });

export interface Proof {
  /** Of an account that has one. */
  readonly password: string | undefined;
  readonly code: string;
}
const sent = ({ password, code }: Proof) => ({ ...proven(password), code });

export const renewRecoveryCodes = (id: string, proof: Proof) =>
  callRoute(twoFactorRoutes.renewCodes, { params: { id }, body: sent(proof) });

export const endTwoFactor = (id: string, proof: Proof) =>
  callRoute(twoFactorRoutes.end, { params: { id }, body: sent(proof) });
