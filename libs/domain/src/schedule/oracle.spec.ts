import fc from 'fast-check';
import { scheduleOf } from './schedule';
import { differencesIn, differencesOf, planOfNetwork } from './testing/network';
import { type Network, type NetworkLink } from './testing/oracle';
import { isWithin, largeNetwork, networks, networksInExecution } from './testing/random-network';

/** The links of a network by whether they can bind, looking from every task along every link. */
function sorted({
  tasks,
  links,
}: Network): Readonly<Record<'sound' | 'unusable' | 'circular', NetworkLink[]>> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const isOver = (above: string, below: string): boolean => isWithin(tasks, byId.get(below)!, above);
  const isUnusable = ({ source, target }: NetworkLink): boolean =>
    isOver(source, target) || isOver(target, source);
  const usable = links.filter((link) => !isUnusable(link));
  const summaries = new Set(tasks.map(({ parent }) => parent));
  const leavesOf = (id: string): readonly string[] =>
    tasks.filter((task) => !summaries.has(task.id) && isOver(id, task.id)).map((task) => task.id);
  const closesLoop = ({ source, target }: NetworkLink): boolean => {
    const reached = new Set(leavesOf(target));
    for (const leaf of reached) {
      for (const link of usable) {
        if (isOver(link.source, leaf)) leavesOf(link.target).forEach((next) => reached.add(next));
      }
    }
    return leavesOf(source).some((leaf) => reached.has(leaf));
  };
  return {
    sound: usable.filter((link) => !closesLoop(link)),
    unusable: links.filter(isUnusable),
    circular: usable.filter(closesLoop),
  };
}

describe('the engine and a calculation by the definitions alone', () => {
  it('agree on small networks of everything', () => {
    fc.assert(
      fc.property(networks(), (network) => {
        expect(differencesIn(network)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('agree on plans in execution: progress, restrictions, counted from the end', () => {
    fc.assert(
      fc.property(networksInExecution(), (network) => {
        expect(differencesIn(network)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('agree on which links cannot bind, and on the dates without them', () => {
    fc.assert(
      fc.property(networks({ tangled: true }), (network) => {
        const { sound, unusable, circular } = sorted(network);
        const plan = planOfNetwork(network);
        const { loops, unusableLinks } = scheduleOf(plan);
        const numbers = (list: readonly NetworkLink[]): string[] =>
          list.map((link) => `l${network.links.indexOf(link)}`).sort();
        expect(unusableLinks.map(({ id }) => id).sort()).toEqual(numbers(unusable));
        expect(loops.flatMap((loop) => loop.map(({ id }) => id)).sort()).toEqual(numbers(circular));
        expect(differencesOf(plan, { ...network, links: sound })).toEqual([]);
      }),
      { numRuns: 200 },
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
