import * as fc from 'fast-check';
import {
  emailDomain,
  isDomainName,
  isSignOnRequired,
  refusalOfAccount,
  refusalOfClaims,
  type SignOnClaims,
  type SignOnUse,
  standsForSecondStep,
} from './single-sign-on';

const OWN = ['obra.cl', 'obra-norte.cl'];
const claims = (change: Partial<SignOnClaims>): SignOnClaims => ({
  issuer: 'https://login.obra.cl',
  email: 'ana@obra.cl',
  emailVerified: true,
  hostedDomain: null,
  ...change,
});
const STRICT = { trustsUnstatedEmail: false };
const TRUSTING = { trustsUnstatedEmail: true };
const GOOGLE = 'https://accounts.google.com';

describe('whom a provider names', () => {
  it.each<[string, Partial<SignOnClaims>, typeof STRICT, string | null]>([
    ['a verified e-mail of a proven domain', {}, STRICT, null],
    ['one in capitals', { email: 'Ana@OBRA.CL' }, STRICT, null],
    ['one of another proven domain', { email: 'ana@obra-norte.cl' }, STRICT, null],
    ['one below a proven domain', { email: 'ana@sur.obra.cl' }, STRICT, 'SIGN_ON_EMAIL_FOREIGN'],
    ['one that ends alike', { email: 'ana@malaobra.cl' }, STRICT, 'SIGN_ON_EMAIL_FOREIGN'],
    ['one with two @', { email: 'ana@obra.cl@otra.cl' }, STRICT, 'SIGN_ON_EMAIL_FOREIGN'],
    ['none', { email: null }, TRUSTING, 'SIGN_ON_EMAIL_UNVERIFIED'],
    ['an unverified one', { emailVerified: false }, STRICT, 'SIGN_ON_EMAIL_UNVERIFIED'],
    ['an unverified one, trusted', { emailVerified: false }, TRUSTING, 'SIGN_ON_EMAIL_UNVERIFIED'],
    ['one that nothing is said of', { emailVerified: null }, STRICT, 'SIGN_ON_EMAIL_UNVERIFIED'],
    ['one that nothing is said of, trusted', { emailVerified: null }, TRUSTING, null],
    ['a private account at Google', { issuer: GOOGLE }, STRICT, 'SIGN_ON_EMAIL_FOREIGN'],
    ['one of the organisation at Google', { issuer: GOOGLE, hostedDomain: 'obra.cl' }, STRICT, null],
    [
      'another organisation’s at Google',
      { issuer: GOOGLE, hostedDomain: 'otra.cl' },
      STRICT,
      'SIGN_ON_EMAIL_FOREIGN',
    ],
  ])('%s', (_, change, rules, refusal) => {
    expect(refusalOfClaims(claims(change), OWN, rules)).toBe(refusal);
  });

  it('is nobody while no domain is proven', () => {
    expect(refusalOfClaims(claims({}), [], TRUSTING)).toBe('SIGN_ON_EMAIL_FOREIGN');
  });

  it.each([
    ...['https://accounts.google.com/', 'https://Accounts.Google.com', 'https://accounts.google.com:443'],
    ...['https://accounts.google.com.', 'https://ana@accounts.google.com/'],
  ])('is Google, for all organisations, also as %s', (issuer) => {
    expect(refusalOfClaims(claims({ issuer }), OWN, STRICT)).toBe('SIGN_ON_EMAIL_FOREIGN');
    expect(refusalOfClaims(claims({ issuer, hostedDomain: 'obra.cl' }), OWN, STRICT)).toBeNull();
  });

  it.each(['https://accounts.google.com.obra.cl', 'https://login.obra.cl/accounts.google.com'])(
    'is another provider, of one organisation, as %s',
    (issuer) => expect(refusalOfClaims(claims({ issuer }), OWN, STRICT)).toBeNull(),
  );
});

describe('the account that is opened', () => {
  const ana = { email: 'ana@obra.cl', isMember: true, isOfPlatform: false };
  it.each([
    ['a member', ana, null],
    ['somebody of another business', { ...ana, isMember: false }, 'SIGN_ON_PERSON_UNKNOWN'],
    ['a member with an e-mail of elsewhere', { ...ana, email: 'ana@otra.cl' }, 'SIGN_ON_EMAIL_FOREIGN'],
    ['somebody of the platform', { ...ana, isOfPlatform: true }, 'SIGN_ON_PLATFORM'],
  ] as const)('%s', (_, account, refusal) => {
    expect(refusalOfAccount(account, OWN)).toBe(refusal);
  });

  it('is never one of the platform, of another business or of an unproven domain', () => {
    const accounts = fc.record({
      email: fc.constantFrom('ana@obra.cl', 'ana@otra.cl'),
      isMember: fc.boolean(),
      isOfPlatform: fc.boolean(),
    });
    fc.assert(
      fc.property(accounts, fc.subarray(OWN), (account, proven) => {
        const isOpened = refusalOfAccount(account, proven) === null;
        const isTheirs = account.isMember && !account.isOfPlatform;
        expect(isOpened).toBe(isTheirs && proven.includes(emailDomain(account.email)));
      }),
    );
  });
});

it.each<[SignOnUse, boolean, boolean]>([
  ['off', false, false],
  ['offered', false, false],
  ['required', false, true],
  ['required', true, false],
])(
  'with signing on %s, of an administrator (%s) the password is refused: %s',
  (use, isAdministrator, refused) => {
    expect(isSignOnRequired({ use }, isAdministrator)).toBe(refused);
  },
);

it.each([
  [true, 1, true],
  [false, 1, false],
  [true, 2, false],
])(
  'a provider that counts as second step (%s), of somebody in %s businesses, stands for it: %s',
  (countsAsSecondStep, businesses, stands) => {
    expect(standsForSecondStep({ countsAsSecondStep }, businesses)).toBe(stands);
  },
);

it.each([
  ['obra.cl', true],
  ['xn--construccin-9eb.cl', true],
  ['a.b.c-d.example', true],
  ['obra', false],
  ['Obra.cl', false],
  ['-obra.cl', false],
  ['obra-.cl', false],
  ['obra..cl', false],
  ['ana@obra.cl', false],
  ['10.0.0.1', false],
  [`${'a'.repeat(64)}.cl`, false],
  [`${'a.'.repeat(130)}cl`, false],
])('%s is a domain: %s', (text, is) => {
  expect(isDomainName(text)).toBe(is);
});
