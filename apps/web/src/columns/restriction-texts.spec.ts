import { restrictionStateKey } from './restriction-texts';

describe('the words of a restriction’s state', () => {
  it.each([
    [2, true, 'restrictionState.lateInProcess'],
    [2, false, 'restrictionState.2'],
    [5, true, 'restrictionState.5'],
  ] as const)('of state %i, and somebody at work on it: %s', (state, inProcess, key) => {
    expect(restrictionStateKey({ state, inProcess })).toBe(key);
  });
});
