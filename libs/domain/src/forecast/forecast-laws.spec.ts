import { Forecast, isRecordEnough } from './forecast';
import type { RandomStream } from './random-stream';
import { type Law, syntheticProject } from './testing/synthetic-project';

/** Of each law, with fewer runs than people see: 600 projects of 1000 runs (forecast design, section 4) take minutes. */
const PROJECTS = 100;
const RUNS = 100;

const DEVIATION = 0.15;
const LASTING = 0.9;

/** What hits everybody in the same week, and lasts: nine tenths of it are there the week after. */
function commonLuck(random: RandomStream): (week: number) => number {
  const weeks: number[] = [];
  return (week) => {
    while (weeks.length <= week) {
      const before = weeks.at(-1);
      const own = DEVIATION * random.normal();
      weeks.push(before === undefined ? own : LASTING * before + Math.sqrt(1 - LASTING ** 2) * own);
    }
    return Math.exp(weeks[week]!);
  };
}

/** The level of a project, which its plan knows nothing of. */
const levelOf = (random: RandomStream): number => Math.exp(0.1 + 0.2 * random.normal());

const LAWS: readonly (readonly [string, Law])[] = [
  [
    'trades differ (15 %), common factor (15 %)',
    (random) => {
      const level = levelOf(random);
      const common = commonLuck(random);
      const trades = Array.from({ length: 6 }, () => Math.exp(DEVIATION * random.normal()));
      return ({ trade, week }) => level * common(week) * trades[trade]! * Math.exp(0.3 * random.normal());
    },
  ],
  [
    'short tasks noisier, common factor',
    (random) => {
      const level = levelOf(random);
      const common = commonLuck(random);
      return ({ planned, week }) =>
        level * common(week) * Math.exp((planned <= 5 ? 0.5 : 0.25) * random.normal());
    },
  ],
  [
    'disasters (15 % of tasks x 2.5)',
    (random) => {
      const level = levelOf(random);
      return () => level * Math.exp(0.2 * random.normal()) * (random.next() < 0.15 ? 2.5 : 1);
    },
  ],
];

describe('of projects that follow a law', () => {
  it.each(LAWS)('%s: 75 to 87 %% end by their P80', (_, law) => {
    let asked = 0;
    let held = 0;
    for (let seed = 1; asked < PROJECTS; seed += 1) {
      const { plan, record, ended } = syntheticProject(law, seed);
      if (!isRecordEnough(record)) continue;
      const forecast = new Forecast(plan, record, { runs: RUNS, seed });
      forecast.run(RUNS);
      asked += 1;
      if (ended <= forecast.end().p80) held += 1;
    }
    expect(held / asked).toBeGreaterThanOrEqual(0.75);
    expect(held / asked).toBeLessThanOrEqual(0.87);
  });
});
