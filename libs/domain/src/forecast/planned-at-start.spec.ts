import type { Change } from '../plan/change';
import { specPlan } from '../schedule/testing/plan';
import { PlannedAtStartReader } from './planned-at-start';

type Values = Readonly<Record<string, number>>;

const set = (before: Values, after: Values): Change => ({
  kind: 'set',
  table: 'tasks',
  id: 'a',
  before,
  after,
});
const added = (values: Values): Change => ({
  kind: 'add',
  table: 'tasks',
  id: 'a',
  row: { id: 'a', ...values },
});

/** What a log says of task a, which takes 9 days in the end. */
function said(...entries: readonly (readonly Change[])[]): number | undefined {
  const reader = new PlannedAtStartReader();
  for (const changes of entries) reader.read(changes);
  return reader.of(specPlan({ tasks: [{ id: 'a', duration: 9 }] })).get('a');
}

const BEGUN = set({ progress: 0 }, { progress: 0.3 });

describe('how long a task was planned to take when it began', () => {
  it('is what the plan had when nothing was said of it', () => {
    expect(said([BEGUN])).toBe(9);
  });
  it('is what it had before it was made longer afterwards', () => {
    expect(
      said([BEGUN], [set({ duration: 5 }, { duration: 7 })], [set({ duration: 7 }, { duration: 9 })]),
    ).toBe(5);
  });
  it('is what it had been made before', () => {
    expect(
      said([set({ duration: 4 }, { duration: 6 })], [BEGUN], [set({ duration: 6 }, { duration: 9 })]),
    ).toBe(6);
  });
  it('is what it came with', () => {
    expect(
      said([added({ duration: 3, progress: 0 })], [BEGUN], [set({ duration: 3 }, { duration: 9 })]),
    ).toBe(3);
  });
  it('is what it had before the very entry that recorded progress', () => {
    expect(said([set({ progress: 0, duration: 5 }, { progress: 1, duration: 9 })])).toBe(5);
  });
  it('is not known of what came in begun', () => {
    expect(
      said([added({ duration: 3, progress: 0.5 })], [set({ progress: 0.5 }, { progress: 0.6 })]),
    ).toBeUndefined();
  });
  it('is what it was of a task that was deleted and brought back', () => {
    const removed: Change = { kind: 'remove', table: 'tasks', id: 'a', row: { id: 'a' } };
    const longer = set({ duration: 5 }, { duration: 9 });
    expect(said([BEGUN], [longer], [removed], [added({ duration: 9, progress: 0.3 })])).toBe(5);
    expect(said([BEGUN], [removed], [added({ duration: 9, progress: 0.3 })])).toBe(9);
    expect(said([BEGUN], [removed], [added({ duration: 9, progress: 0 })])).toBeUndefined();
  });
  it('is forgotten when progress is taken back, and read again', () => {
    const undone = set({ progress: 0.3 }, { progress: 0 });
    expect(said([BEGUN], [undone])).toBeUndefined();
    expect(said([BEGUN], [undone], [set({ duration: 5 }, { duration: 9 })], [BEGUN])).toBe(9);
  });
});
