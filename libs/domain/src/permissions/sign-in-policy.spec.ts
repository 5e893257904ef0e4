import * as fc from 'fast-check';
import type { Role } from './actor';
import {
  OPEN_POLICY,
  type SecondStepFor,
  SECOND_STEP_FOR,
  type SignInPolicy,
  signInRules,
} from './sign-in-policy';

const policy = (change: Partial<SignInPolicy>): SignInPolicy => ({ ...OPEN_POLICY, ...change });

it.each<[SecondStepFor, Role, boolean]>([
  ['nobody', 'businessAdmin', false],
  ['administrators', 'businessAdmin', true],
  ['administrators', 'businessViewer', false],
  ['administrators', 'businessMember', false],
  ['everybody', 'businessMember', true],
])('a second step asked of %s is asked of a %s: %s', (secondStepFor, role, asked) => {
  expect(signInRules([{ policy: policy({ secondStepFor }), roles: [role] }]).needsSecondStep).toBe(asked);
});

it('holds whoever is in no business to nothing', () => {
  expect(signInRules([])).toEqual({ needsSecondStep: false, passwordMinimum: 6, sessionHours: 12 });
});

const policies = fc.record({
  secondStepFor: fc.constantFrom(...SECOND_STEP_FOR),
  passwordMinimum: fc.integer({ min: 6, max: 32 }),
  sessionHours: fc.integer({ min: 1, max: 12 }),
});
const memberships = fc.array(
  fc.record({ policy: policies, roles: fc.constantFrom<Role[]>(['businessAdmin'], ['businessMember'], []) }),
  { maxLength: 6 },
);

it('of several businesses is as strict as each of them, and never stricter than the strictest', () => {
  fc.assert(
    fc.property(memberships, (held) => {
      const rules = signInRules(held);
      const alone = held.map((one) => signInRules([one]));
      for (const one of alone) {
        expect(rules.passwordMinimum).toBeGreaterThanOrEqual(one.passwordMinimum);
        expect(rules.sessionHours).toBeLessThanOrEqual(one.sessionHours);
      }
      const all = [signInRules([]), ...alone];
      expect(all.map((one) => one.passwordMinimum)).toContain(rules.passwordMinimum);
      expect(all.map((one) => one.sessionHours)).toContain(rules.sessionHours);
      expect(rules.needsSecondStep).toBe(alone.some((one) => one.needsSecondStep));
    }),
  );
});
