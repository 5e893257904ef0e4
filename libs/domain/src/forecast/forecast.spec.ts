import { Draws } from './draws';
import { chanceOf, Forecast, isRecordEnough, recordCount } from './forecast';
import { latenessOf, ratioOf, waitOf } from './observations';
import { fnv1a32, RandomStream } from './random-stream';
import { type VectorCase, vectorPlan, vectors } from './testing/vector-plans';

const ready = vectors.plans.filter(({ expected }) => expected.status === 'ready');
const pending = vectors.plans.filter(({ expected }) => expected.status === 'pending');

function forecastOf({ plan, record, options }: Pick<VectorCase, 'plan' | 'record' | 'options'>): Forecast {
  const forecast = new Forecast(vectorPlan(plan), record, options);
  forecast.run(options.runs);
  return forecast;
}

const rounded = (value: unknown): unknown =>
  typeof value === 'number'
    ? Math.round(value * 1e6) / 1e6
    : Array.isArray(value)
      ? value.map(rounded)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]))
        : value;

describe('random streams', () => {
  it.each(vectors.streams)('$name gives the numbers of the vectors', ({ name, fnv1a, first }) => {
    const [seed, ...rest] = name.split('/');
    const stream = new RandomStream(Number(seed), rest.join('/'));
    expect(fnv1a32(name)).toBe(fnv1a);
    expect(first.map(() => stream.next())).toEqual(first);
  });
});

describe('what the past says', () => {
  it.each(vectors.ratio)('a ratio: $given', ({ given, expected }) => {
    expect(rounded(ratioOf(given))).toEqual(rounded(expected));
  });
  it.each(vectors.lateness)('a lateness: $given', ({ given, expected }) => {
    expect(latenessOf(given)).toBe(expected);
  });
  it.each(vectors.wait)('a wait: $given', ({ given, expected }) => {
    expect(waitOf(given)).toBe(expected);
  });
});

describe('a forecast', () => {
  it.each(pending)('is pending: $name', ({ record, expected: { tasks, terms } }) => {
    expect(isRecordEnough(record)).toBe(false);
    expect(recordCount(record)).toEqual({ tasks, terms });
  });

  describe.each(ready)('$name', (vector) => {
    const { plan, options, expected } = vector;
    const forecast = forecastOf(vector);

    it('reads the pace of the record', () => {
      const { terms, responsibles, ...pace } = forecast.pace;
      expect(terms).toBe(new Set(vector.record.tasks.map(({ term }) => term)).size);
      const people = Object.keys(expected.record['responsibles'] as object);
      const unknown = { count: 0, shift: 0, variance: pace.betweenResponsibles };
      const told = people.map((id) => [id, responsibles.get(id) ?? unknown]);
      expect(rounded({ ...pace, responsibles: Object.fromEntries(told) })).toEqual(rounded(expected.record));
    });

    it('draws the same durations', () => {
      const drawnUpon = vectorPlan(plan);
      const draws = new Draws(drawnUpon, forecast.pace, vector.record, options.seed);
      const [drawn, wait] = [0, 0].map(() => new Int32Array(drawnUpon.graph.rows)) as [
        Int32Array,
        Int32Array,
      ];
      expected.firstRuns.forEach(({ durations, end }, run) => {
        draws.next(drawn, wait, new Int32Array(drawnUpon.restrictions.length));
        expect(Object.fromEntries(plan.tasks.map(({ id }, row) => [id, drawn[row]]))).toEqual(durations);
        expect(forecast.projectEnds[run]).toBe(end);
      });
      expect([...forecast.projectEnds.slice(0, 10)]).toEqual(expected.endOfFirstTenRuns);
    });

    it('tells when it ends', () => {
      expect(forecast.end()).toEqual(expected.end);
      expect(chanceOf(forecast.projectEnds, options.baselineEnd!)).toBe(expected.onBaseline);
      expect(Object.fromEntries(forecast.tasks().map(({ id, ...task }) => [id, task]))).toEqual(
        expected.tasks,
      );
    });

    it('tells what open restrictions cost', () => {
      const costs = forecast.restrictionCosts().map(({ id, ...cost }) => [id, cost]);
      expect(Object.fromEntries(costs)).toEqual(expected.restrictions);
      expect(forecast.allRestrictionsDaysAtP80()).toBe(expected.allRestrictionsDaysAtP80);
    });
  });
});
