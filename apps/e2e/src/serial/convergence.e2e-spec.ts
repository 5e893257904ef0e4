import { evolve, fromDocument, hashOf } from '@plomada/domain';
import { Random } from '@plomada/testing';
import { randomInt } from 'node:crypto';
import { logIn, type SignedIn } from '../api/api';
import { newProject } from '../api/new-project';
import { logOf, planOf } from '../api/plan-log';
import { Crowd } from '../convergence/crowd';
import { Disasters } from '../convergence/disasters';
import { allReady } from '../processes';

const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));
/** Each with another seed and on a project of its own, with every program killed once. */
const ROUNDS = Number(process.env['PLOMADA_ROUNDS'] ?? 1);
const SEEDS = Array.from({ length: ROUNDS }, (_, round) => SEED + round);

jest.setTimeout(180_000);

describe(`several people on one plan while everything fails (PLOMADA_SEED=${SEED})`, () => {
  let people: SignedIn[];
  beforeAll(async () => {
    people = await Promise.all((['admin', 'facilitadora', 'root'] as const).map(logIn));
  });
  afterAll(allReady);

  it.each(SEEDS)(
    'ends with one plan for all, every OK in the log once, and no refusal in it (seed %i)',
    async (seed) => {
      const [admin, ...others] = people as [SignedIn, ...SignedIn[]];
      const { id } = await newProject(admin, `Tormenta ${seed}`, others);
      const before = fromDocument((await planOf(admin, id)).plan);
      const crowd = await Crowd.start(people, id, seed);
      const disasters = new Disasters(new Random(seed), crowd.proxies);
      try {
        await disasters.round();
        await allReady();
        await crowd.settle(admin, id);
      } finally {
        await crowd.stop();
      }

      const log = await logOf(admin, id);
      const { plan, seq } = await planOf(admin, id);
      const { accepted, refused } = crowd.told;
      expect(log.map((entry) => entry.seq)).toEqual(log.map((_, place) => place + 1));
      expect(seq).toBe(log.length);
      const inLog = log.map((entry) => [entry.actionId, entry.seq]);
      expect([...accepted].sort(([, a], [, b]) => a - b)).toEqual(inLog);
      expect([...refused.keys()].filter((action) => accepted.has(action))).toEqual([]);
      expect(crowd.hostileClients.flatMap(({ believed }) => believed)).toEqual([]);

      const hash = hashOf(fromDocument(plan));
      expect(hashOf(log.reduce((state, { changes }) => evolve(state, changes), before))).toBe(hash);
      for (const { state, drifts } of crowd.workers) {
        expect([hashOf(state.confirmed), hashOf(state.visible), drifts]).toEqual([hash, hash, 0]);
      }
      expect(accepted.size).toBeGreaterThan(30);
      expect(refused.size).toBeGreaterThan(10);
      const killed = disasters.killed.join(', ');
      console.log(`${accepted.size} accepted, ${refused.size} refused; killed ${killed}`);
    },
  );
});
