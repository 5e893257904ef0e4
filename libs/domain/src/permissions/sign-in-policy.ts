import type { Role } from './actor';

/** Of whom a business asks that they log in by two steps. */
export const SECOND_STEP_FOR = ['nobody', 'administrators', 'everybody'] as const;
export type SecondStepFor = (typeof SECOND_STEP_FOR)[number];

/** The shortest that a business may let passwords be, and the longest that it may ask for, in characters. */
export const PASSWORD_MINIMUM = { least: 6, most: 32 } as const;
/** How long a session lasts at least and at most, in hours. */
export const SESSION_HOURS = { least: 1, most: 12 } as const;

/** How the people of a business come in. */
export interface SignInPolicy {
  readonly secondStepFor: SecondStepFor;
  /** Characters of a password that is set from now on. */
  readonly passwordMinimum: number;
  /** Hours from the login to the end of the session, whoever is there. */
  readonly sessionHours: number;
}

/** While a business has chosen nothing. */
export const OPEN_POLICY: SignInPolicy = {
  secondStepFor: 'nobody',
  passwordMinimum: PASSWORD_MINIMUM.least,
  sessionHours: SESSION_HOURS.most,
};

/** What somebody is held to. */
export interface SignInRules {
  readonly needsSecondStep: boolean;
  readonly passwordMinimum: number;
  readonly sessionHours: number;
}

/** Of several businesses somebody is held to the strictest of each; of none, to what holds while nothing was chosen. */
export function signInRules(
  memberships: readonly { readonly policy: SignInPolicy; readonly roles: readonly Role[] }[],
): SignInRules {
  const policies = [OPEN_POLICY, ...memberships.map(({ policy }) => policy)];
  return {
    needsSecondStep: memberships.some(({ policy, roles }) => asksSecondStepOf(policy, roles)),
    passwordMinimum: Math.max(...policies.map(({ passwordMinimum }) => passwordMinimum)),
    sessionHours: Math.min(...policies.map(({ sessionHours }) => sessionHours)),
  };
}

const asksSecondStepOf = ({ secondStepFor }: SignInPolicy, roles: readonly Role[]): boolean =>
  secondStepFor === 'everybody' || (secondStepFor === 'administrators' && roles.includes('businessAdmin'));
