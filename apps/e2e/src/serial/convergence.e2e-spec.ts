import { evolve, fromDocument, hashOf, type Plan } from '@plomada/domain';
import { Random } from '@plomada/testing';
import { randomInt } from 'node:crypto';
import { logIn, type SignedIn } from '../api/api';
import { newProject } from '../api/new-project';
import { logOf, planOf } from '../api/plan-log';
import { allOrNone } from '../convergence/all-or-none';
import { Crowd } from '../convergence/crowd';
import { Disasters } from '../convergence/disasters';
import { allReady } from '../processes';

const SEED = Number(process.env['PLOMADA_SEED'] ?? randomInt(2 ** 31));
/** Each with another seed and on projects of its own, with every program killed once. */
const ROUNDS = Number(process.env['PLOMADA_ROUNDS'] ?? 1);
/** Worked on at once, by a crowd each, while the same programs die. */
const PLANS = Number(process.env['PLOMADA_PLANS'] ?? 1);
/** How long people work undisturbed before each kill. */
const CALM_MS = Number(process.env['PLOMADA_CALM_MS'] ?? 0);
const SEEDS = Array.from({ length: ROUNDS }, (_, round) => SEED + round);

jest.setTimeout(180_000);

describe(`several people on one plan while everything fails (PLOMADA_SEED=${SEED})`, () => {
  let people: SignedIn[];
  let answered = 0;
  beforeAll(async () => {
    people = await Promise.all((['admin', 'facilitadora', 'root'] as const).map(logIn));
  });
  afterAll(allReady);

  it.each(SEEDS)(
    'ends with one plan for all, every OK in the log once, and no refusal in it (seed %i)',
    async (seed) => {
      const starts = Array.from({ length: PLANS }, (_, nth) =>
        BusyPlan.start(people, seed + nth * 1_000_000),
      );
      const plans = await allOrNone(starts, ({ crowd }) => crowd.stop());
      const disasters = new Disasters(
        new Random(seed),
        plans.flatMap(({ crowd }) => crowd.proxies),
      );
      try {
        await disasters.round(CALM_MS);
        await allReady();
        await Promise.all(plans.map((one) => one.settle()));
      } finally {
        await Promise.all(plans.map(({ crowd }) => crowd.stop()));
      }
      for (const one of plans) await one.expectOnePlanForAll();
      answered += sum(plans.map(({ crowd }) => crowd.told.accepted.size + crowd.told.refused.size));
      const killed = disasters.killed.join(', ');
      console.log(`${plans.map(String).join('; ')}; killed ${killed}; ${answered} answered so far`);
    },
  );
});

/** A new project, those who work on it at once, and what it was before. */
class BusyPlan {
  private constructor(
    private readonly admin: SignedIn,
    private readonly projectId: string,
    private readonly before: Plan,
    readonly crowd: Crowd,
  ) {}

  static async start(people: readonly SignedIn[], seed: number): Promise<BusyPlan> {
    const [admin, ...others] = people as [SignedIn, ...SignedIn[]];
    const { id } = await newProject(admin, `Tormenta ${seed}`, others);
    const before = fromDocument((await planOf(admin, id)).plan);
    return new BusyPlan(admin, id, before, await Crowd.start(people, id, seed));
  }

  settle(): Promise<void> {
    return this.crowd.settle(this.admin, this.projectId);
  }

  async expectOnePlanForAll(): Promise<void> {
    const { told, workers, hostileClients } = this.crowd;
    const log = await logOf(this.admin, this.projectId);
    const { plan, seq } = await planOf(this.admin, this.projectId);
    const { accepted, refused } = told;
    expect(log.map((entry) => entry.seq)).toEqual(log.map((_, place) => place + 1));
    expect(seq).toBe(log.length);
    const inLog = log.map((entry) => [entry.actionId, entry.seq]);
    expect([...accepted].sort(([, a], [, b]) => a - b)).toEqual(inLog);
    expect([...refused.keys()].filter((action) => accepted.has(action))).toEqual([]);
    expect(hostileClients.flatMap(({ believed }) => believed)).toEqual([]);

    const hash = hashOf(fromDocument(plan));
    expect(hashOf(log.reduce((state, { changes }) => evolve(state, changes), this.before))).toBe(hash);
    for (const { state, drifts } of workers) {
      expect([hashOf(state.confirmed), hashOf(state.visible), drifts]).toEqual([hash, hash, 0]);
    }
    expect(accepted.size).toBeGreaterThan(30);
    expect(refused.size).toBeGreaterThan(10);
  }

  toString(): string {
    const { accepted, refused } = this.crowd.told;
    return `${accepted.size} accepted, ${refused.size} refused`;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
