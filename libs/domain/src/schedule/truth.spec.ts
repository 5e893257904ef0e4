import { calculatedBy } from './testing/network';
import { Oracle } from './testing/oracle';
import { describeWithShared } from './testing/shared';
import { type TruthFile, differencesFrom, readTruth, truthFiles } from './testing/truth';

const files = truthFiles();

describeWithShared('networks with known dates', files, 'truth', () => {
  it.each(files)('has the early and late dates, float and criticality of %s', (name) => {
    expect(differencesFrom(readTruth(name), calculatedBy)).toEqual([]);
  });

  it.each(files)('has those of %s by the definitions too', (name) => {
    expect(differencesFrom(readTruth(name), (network) => new Oracle(network))).toEqual([]);
  });
});

/** Files of a kind that has not come yet, with what their notes would say. */
describe('a file of known dates', () => {
  const file = (part: Partial<TruthFile>): TruthFile => ({
    project_start: '2026-03-02',
    calendar_bits_sun_sat: '0111110',
    tasks: [],
    links: [],
    ...part,
  });
  const known = (
    id: number,
    [start, finish]: readonly [number, number],
    [late_start, late_finish]: readonly [number, number],
  ): TruthFile['tasks'][number] => ({
    id,
    type: 'task',
    duration: finish - start,
    start,
    finish,
    late_start,
    late_finish,
    total_float: late_start - start,
    critical: late_start <= start,
  });
  const chain = [{ source: 1, target: 2, type: 'FS', lag: 0 }];
  const expectKnown = (truth: TruthFile): void => {
    expect(differencesFrom(truth, calculatedBy)).toEqual([]);
    expect(differencesFrom(truth, (network) => new Oracle(network))).toEqual([]);
  };

  it('may have to finish before it can', () => {
    const tasks = [known(1, [0, 3], [-2, 1]), known(2, [3, 7], [1, 5])];
    expectKnown(file({ tasks, links: chain, late_end_ordinal: 5 }));
  });

  it('may have to finish later than it could', () => {
    const tasks = [known(1, [0, 3], [2, 5]), known(2, [3, 7], [5, 9])];
    expectKnown(file({ tasks, links: chain, late_end_ordinal: 9 }));
  });

  it('of P6 lets links go before "no later than", and counts the float from it', () => {
    const second = {
      ...known(2, [3, 7], [1, 5]),
      constraint_type: 'fnlt' as const,
      constraint_date: '2026-03-06',
    };
    expectKnown(file({ application: 'P6', tasks: [known(1, [0, 3], [-2, 1]), second], links: chain }));
  });

  it('may pin tasks apart from their links', () => {
    const pinned = { ...known(2, [6, 10], [8, 12]), pinned: 'levelled' };
    const tasks = [
      known(1, [0, 3], [5, 8]),
      pinned,
      known(3, [10, 12], [12, 14]),
      known(4, [0, 14], [0, 14]),
    ];
    expectKnown(file({ tasks, links: [...chain, { source: 2, target: 3, type: 'FS', lag: 0 }] }));
  });

  it('may pin tasks to hours: others wait for the next day, and are done by the day before', () => {
    const stored = { stored_start: '2026-03-05T13:00', stored_finish: '2026-03-09T12:00' };
    const pinned = { id: 2, type: 'task' as const, duration: 2, ...stored, pinned: 'fraction' };
    const tasks = [known(1, [0, 3], [0, 3]), pinned, known(3, [6, 8], [6, 8])];
    expectKnown(file({ tasks, links: [...chain, { source: 2, target: 3, type: 'FS', lag: 0 }] }));
  });

  it('may work on a Saturday and rest on a Monday', () => {
    const second = { ...known(2, [6, 7], [6, 7]), constraint_type: 'snet' as const };
    const tasks = [known(1, [0, 5], [1, 6]), { ...second, constraint_date: '2026-03-10' }];
    expectKnown(file({ extra_workdays: ['2026-03-07'], holidays: ['2026-03-09'], tasks, links: chain }));
  });
});
