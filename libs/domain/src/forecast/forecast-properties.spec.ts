import { chanceOf, Forecast, type ForecastRecord } from './forecast';
import { type VectorCase, vectorPlan, vectors } from './testing/vector-plans';

type Given = Pick<VectorCase, 'plan' | 'record'> & { readonly options: { runs: number; seed: number } };

const [six, nine] = vectors.plans as readonly [VectorCase, VectorCase];

function forecastOf({ plan, record, options }: Given): Forecast {
  const forecast = new Forecast(vectorPlan(plan), record, options);
  forecast.run(options.runs);
  return forecast;
}

/** The rows in another order, always the same one. */
const shuffled = <T>(rows: readonly T[]): readonly T[] =>
  rows
    .map((row, at) => ({ row, place: (at * 7_919) % 101 }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);

const withRatios = (record: ForecastRecord, change: (ratio: number) => number): ForecastRecord => ({
  ...record,
  tasks: record.tasks.map((task) => ({ ...task, ratio: change(task.ratio) })),
});

describe('any forecast', () => {
  it('does not depend on the order of rows', () => {
    const { plan, record } = nine;
    const other: Given = {
      options: nine.options,
      plan: {
        tasks: shuffled(plan.tasks),
        links: shuffled(plan.links),
        restrictions: shuffled(plan.restrictions),
      },
      record: {
        tasks: shuffled(record.tasks),
        firm: shuffled(record.firm.map(shuffled)),
        waits: shuffled(record.waits),
        lateness: shuffled(record.lateness),
      },
    };
    const byId = (forecast: Forecast) => Object.fromEntries(forecast.tasks().map((task) => [task.id, task]));
    expect(byId(forecastOf(other))).toEqual(byId(forecastOf(nine)));
    expect([...forecastOf(other).projectEnds]).toEqual([...forecastOf(nine).projectEnds]);
  });

  it('is the same in one portion and in many', () => {
    const many = new Forecast(vectorPlan(nine.plan), nine.record, nine.options);
    while (many.run(37));
    expect([...many.projectEnds]).toEqual([...forecastOf(nine).projectEnds]);
  });

  it.each(vectors.plans.slice(0, 2))('tells quantiles in order: $name', (vector) => {
    for (const { p10, p50, p80, p90 } of forecastOf(vector).tasks()) {
      expect([p10, p50, p80, p90]).toEqual([p10, p50, p80, p90].sort((a, b) => a - b));
    }
  });

  it('ends no run later without one of its restrictions', () => {
    const whole = forecastOf(nine).projectEnds;
    for (const { id } of nine.plan.restrictions) {
      const restrictions = nine.plan.restrictions.filter((one) => one.id !== id);
      const without = forecastOf({ ...nine, plan: { ...nine.plan, restrictions } }).projectEnds;
      expect(without.every((end, run) => end <= whole[run]!)).toBe(true);
    }
  });

  it('says much the same for other seeds', () => {
    const p80s = Array.from(
      { length: 50 },
      (_, at) => forecastOf({ ...six, options: { runs: 1000, seed: 100 + at } }).end().p80,
    );
    expect(new Set(p80s)).toEqual(new Set([26]));
  });

  it('is sure within a day where everything always took what was planned', () => {
    const { p10, p50, p80, p90 } = forecastOf({ ...six, record: withRatios(six.record, () => 1) }).end();
    expect([p10, p50, p80, p90]).toEqual([18, 18, 19, 19]);
  });

  it('goes with the level of the record', () => {
    expect(forecastOf({ ...six, record: withRatios(six.record, (ratio) => ratio * 1.5) }).end().p80).toBe(37);
  });
});

describe('a forecast of 43 tasks with 60 observations, over twenty seeds', () => {
  const [{ plan, record, options, seeds, ranges }] = vectors.statistical;
  const all = seeds.map((seed) => forecastOf({ plan, record, options: { runs: options.runs, seed } }));
  const of = (id: string, forecast: Forecast) => forecast.tasks().find((task) => task.id === id)!;
  const cost = (id: string, forecast: Forecast) => forecast.restrictionCosts().find((one) => one.id === id)!;
  const told: Readonly<Record<string, (forecast: Forecast) => number>> = {
    p10: (forecast) => forecast.end().p10,
    p50: (forecast) => forecast.end().p50,
    p80: (forecast) => forecast.end().p80,
    p90: (forecast) => forecast.end().p90,
    onBaseline: (forecast) => chanceOf(forecast.projectEnds, options.baselineEnd),
    allRestrictionsDaysAtP80: (forecast) => forecast.allRestrictionsDaysAtP80(),
    'criticality f3t2': (forecast) => of('f3t2', forecast).criticality,
    'criticality f6t5': (forecast) => of('f6t5', forecast).criticality,
    'p80 f3t3': (forecast) => of('f3t3', forecast).p80,
    'days q0': (forecast) => cost('q0', forecast).daysAtP80,
    'days q1': (forecast) => cost('q1', forecast).daysAtP80,
  };

  it.each(Object.entries(ranges))('has %s within its range on average', (name, [least, most]) => {
    const mean = all.reduce((sum, forecast) => sum + told[name]!(forecast), 0) / all.length;
    expect(mean).toBeGreaterThanOrEqual(least);
    expect(mean).toBeLessThanOrEqual(most);
  });
});
