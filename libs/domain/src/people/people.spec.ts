import type { Role } from '../permissions/actor';
import { specPerson, specResponsible } from '../actions/testing/decide';
import { choosable, nameOf } from './choice';
import { responsiblesOfTeam } from './team';

describe('people', () => {
  it('can be chosen while they are active, and stay where they are afterwards', () => {
    const people = [
      specResponsible('ana'),
      specResponsible('gone', { isActive: false }),
      specResponsible('here', { isActive: false }),
    ];
    expect(choosable(people, new Set(['here'])).map(({ id }) => id)).toEqual(['ana', 'here']);
  });

  it('are called by first and last name, or by the one they have', () => {
    expect(nameOf({ firstName: 'Ana', lastName: 'Soto' })).toBe('Ana Soto');
    expect(nameOf({ firstName: 'Ana', lastName: '' })).toBe('Ana');
  });

  // Whoever administers the project loses with that what it allowed: the row does not keep it.
  it.each<[readonly Role[], 'user' | undefined]>([
    [['projectAdmin'], 'user'],
    [['facilitator', 'projectAdmin'], 'user'],
    [['facilitator'], 'user'],
    [['responsible'], 'user'],
    [['responsible', 'projectViewer'], 'user'],
    [['projectViewer'], undefined],
    [[], undefined],
  ])('of a team with the roles %j become responsibles of the role %p', (roles, role) => {
    const person = specPerson('ana');
    const [made] = responsiblesOfTeam([{ ...person, userId: 'u1', roles }]);
    expect(made).toEqual(role && { ...person, userId: 'u1', id: 'u1', role, isActive: true });
  });
});
