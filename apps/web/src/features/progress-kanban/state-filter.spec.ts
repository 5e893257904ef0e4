import { isAsked, toggled } from './state-filter';

describe('the switches of a board of work', () => {
  it('filter by the states that each stands for, several of them together', () => {
    const restricted = toggled({}, 'restricted');
    expect(restricted).toEqual({ state: { among: ['startRestricted', 'endRestricted'] } });
    const both = toggled(restricted, 'late');
    expect([isAsked(both, 'restricted'), isAsked(both, 'late'), isAsked(both, 'madeReady')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(toggled(toggled(both, 'late'), 'restricted')).toEqual({});
  });

  it('leave every other filter as it is', () => {
    const given = { state: { among: ['endRestricted', 'completed'] }, branch: { has: 'torre' } };
    expect(isAsked(given, 'restricted')).toBe(false);
    expect(toggled(given, 'restricted')).toEqual({
      branch: { has: 'torre' },
      state: { among: ['completed', 'startRestricted', 'endRestricted'] },
    });
  });
});
