import { Random } from '@plomada/testing';
import { randomInt } from 'node:crypto';
import { logIn, type SignedIn } from '../api/api';
import { allOrNone } from '../convergence/all-or-none';
import { BusyPlan } from '../convergence/busy-plan';
import { Disasters } from '../convergence/disasters';
import { SecondPlanning } from '../convergence/second-planning';
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
  let secondPlanning: SecondPlanning | undefined;
  let answered = 0;
  beforeAll(async () => {
    people = await Promise.all((['admin', 'facilitadora', 'root'] as const).map(logIn));
    secondPlanning = await SecondPlanning.start();
  });
  afterAll(async () => {
    await secondPlanning?.stop();
    await allReady();
  });

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
        secondPlanning!,
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
