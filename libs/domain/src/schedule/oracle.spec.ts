import fc from 'fast-check';
import { differencesIn } from './spec-network';
import { anyNetwork, largeNetwork } from './spec-random-network';

describe('the engine and a calculation by the definitions alone', () => {
  it('agree on small networks of everything', () => {
    fc.assert(
      fc.property(anyNetwork, (network) => {
        expect(differencesIn(network)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('agree on a network of hundreds of tasks (seed %i)', (seed) => {
    const shapes = [
      { size: 40, constrained: 0, lagged: 0 },
      { size: 60, constrained: 0.12, lagged: 0.25 },
      { size: 300, constrained: 0.2, lagged: 0.25 },
      { size: 800, constrained: 0.07, lagged: 0.25 },
    ];
    for (const shape of shapes) expect(differencesIn(largeNetwork(seed, shape))).toEqual([]);
  });
});
