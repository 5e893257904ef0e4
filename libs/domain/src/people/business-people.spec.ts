import * as fc from 'fast-check';
import {
  BUSINESS_ROLES,
  businessRoleOf,
  decidePersonWish,
  type KnownPerson,
  type PersonWish,
  PROJECT_ROLES,
  refusalToChange,
} from './business-people';

const scope = { projectIds: new Set(['p1', 'p2']), byPlatform: false };
const nothing: PersonWish = { role: null, projects: [] };
const known = (part: Partial<KnownPerson> = {}): KnownPerson => ({
  state: 'member',
  role: 'businessMember',
  projects: [{ projectId: 'p1', roles: ['responsible'] }],
  isOfPlatform: false,
  isAsking: false,
  isOnlyAdmin: false,
  onlyAdminOf: [],
  ...part,
});
const wishes = fc.record({
  role: fc.constantFrom(null, ...BUSINESS_ROLES),
  projects: fc.uniqueArray(
    fc.record({
      projectId: fc.constantFrom('p1', 'p2'),
      roles: fc.uniqueArray(fc.constantFrom(...PROJECT_ROLES), { minLength: 1 }),
    }),
    { selector: ({ projectId }) => projectId },
  ),
});

describe('a line of a list of people', () => {
  it('invites whom the business does not know, as a plain member unless it says otherwise', () => {
    expect(decidePersonWish(nothing, null, scope)).toEqual({
      outcome: 'invite',
      changes: [{ projectId: null, from: [], to: ['businessMember'] }],
    });
    const wish: PersonWish = {
      role: 'businessViewer',
      projects: [{ projectId: 'p1', roles: ['facilitator'] }],
    };
    expect(decidePersonWish(wish, null, scope)).toEqual({
      outcome: 'invite',
      changes: [
        { projectId: null, from: [], to: ['businessViewer'] },
        { projectId: 'p1', from: [], to: ['facilitator'] },
      ],
    });
  });

  it('changes only what it says', () => {
    expect(decidePersonWish(nothing, known(), scope)).toEqual({ outcome: 'same' });
    const wish: PersonWish = {
      role: 'businessMember',
      projects: [{ projectId: 'p2', roles: ['projectViewer'] }],
    };
    expect(decidePersonWish(wish, known(), scope)).toEqual({
      outcome: 'change',
      changes: [{ projectId: 'p2', from: [], to: ['projectViewer'] }],
    });
  });

  it.each<[string, PersonWish, Partial<KnownPerson>]>([
    ['PROJECT_UNKNOWN', { role: null, projects: [{ projectId: 'p3', roles: ['responsible'] }] }, {}],
    ['OWN_MEMBERSHIP', { ...nothing, role: 'businessViewer' }, { role: 'businessAdmin', isAsking: true }],
    ['PERSON_OF_PLATFORM', { ...nothing, role: 'businessAdmin' }, { isOfPlatform: true }],
    ['LAST_ADMIN', { ...nothing, role: 'businessViewer' }, { role: 'businessAdmin', isOnlyAdmin: true }],
    [
      'LAST_ADMIN',
      { role: null, projects: [{ projectId: 'p1', roles: ['projectViewer'] }] },
      { projects: [{ projectId: 'p1', roles: ['projectAdmin'] }], onlyAdminOf: ['p1'] },
    ],
  ])('is refused with %s', (code, wish, part) => {
    expect(decidePersonWish(wish, known(part), scope)).toEqual({ outcome: 'refused', code });
  });

  it('lets the platform do what nobody does to themselves, and leaves a business an administrator all the same', () => {
    const wish: PersonWish = { ...nothing, role: 'businessViewer' };
    const byPlatform = { ...scope, byPlatform: true };
    const admin = known({ role: 'businessAdmin', isAsking: true, isOfPlatform: true });
    expect(decidePersonWish(wish, admin, byPlatform).outcome).toBe('change');
    expect(decidePersonWish(wish, { ...admin, isOnlyAdmin: true }, byPlatform)).toMatchObject({
      code: 'LAST_ADMIN',
    });
  });

  it('changes nothing the second time, whomever it is about', () => {
    fc.assert(
      fc.property(wishes, wishes, fc.constantFrom('member', 'invited', null), (wish, before, state) => {
        const person =
          state && known({ state, role: before.role ?? 'businessMember', projects: before.projects });
        const first = decidePersonWish(wish, person, scope);
        if (first.outcome !== 'invite' && first.outcome !== 'change') return;
        const role = first.changes.find(({ projectId }) => projectId === null)?.to ?? [
          person?.role ?? 'root',
        ];
        const changed = first.changes.flatMap(({ projectId, to }) =>
          projectId === null ? [] : [{ projectId, roles: to }],
        );
        const kept = (person?.projects ?? []).filter((held) =>
          changed.every(({ projectId }) => projectId !== held.projectId),
        );
        const after = known({ role: businessRoleOf(role), projects: [...kept, ...changed] });
        expect(decidePersonWish(wish, after, scope)).toEqual({ outcome: 'same' });
      }),
    );
  });
});

describe('somebody’s place in a business', () => {
  it.each([
    ['anybody', 'an administrator', false, false, null],
    ['oneself', 'an administrator', false, true, 'OWN_MEMBERSHIP'],
    ['somebody of the platform', 'an administrator', true, false, 'PERSON_OF_PLATFORM'],
    ['anybody', 'the platform', false, false, null],
    ['oneself', 'the platform', true, true, null],
    ['somebody else of the platform', 'the platform', true, false, null],
  ] as const)('of %s, changed by %s', (_whose, by, isOfPlatform, isAsking, refusal) => {
    expect(refusalToChange({ isOfPlatform, isAsking }, by === 'the platform')).toBe(refusal);
  });
});
