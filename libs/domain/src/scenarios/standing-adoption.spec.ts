import { type AdoptionStep, type PlanRollback, standingAdoption } from './standing-adoption';

type Step = Omit<AdoptionStep, 'seq'>;
const adopt = (actionId: string): Step => ({ actionId });
const undo = (actionId: string, undoes: string): Step => ({ actionId, undoes });
/** Every tenth entry of the log is one of them. */
const inLog = (steps: readonly Step[]) => steps.map((step, n) => ({ ...step, seq: 10 * (n + 1) }));

describe('the adoption of a scenario that stands', () => {
  it.each<[string, readonly Step[], string | null]>([
    ['is none of a scenario that nobody adopted', [], null],
    ['is the last one', [adopt('a'), adopt('b')], 'b'],
    ['is none that was taken back', [adopt('a'), undo('u', 'a')], null],
    ['is one that was made again', [adopt('a'), undo('u', 'a'), undo('r', 'u')], 'a'],
    [
      'is none once that is taken back too',
      [adopt('a'), undo('u', 'a'), undo('r', 'u'), undo('v', 'r')],
      null,
    ],
    ['is the one before when the last is taken back', [adopt('a'), adopt('b'), undo('u', 'b')], 'a'],
    ['is one that came after another was taken back', [adopt('a'), undo('u', 'a'), adopt('b')], 'b'],
  ])('%s', (_, steps, expected) => {
    expect(standingAdoption(inLog(steps), [])?.actionId ?? null).toBe(expected);
  });

  it.each<[string, PlanRollback, string | null]>([
    ['is gone with a rollback to before it', { seq: 35, restores: 5 }, null],
    ['is the one before a rollback went back to', { seq: 35, restores: 15 }, 'a'],
    ['stays where a rollback went back to after it', { seq: 35, restores: 31 }, 'c'],
    ['is one that came after the rollback', { seq: 25, restores: 5 }, 'c'],
  ])('%s', (_, rollback, expected) => {
    const steps = inLog([adopt('a'), adopt('b'), adopt('c')]);
    expect(standingAdoption(steps, [rollback])?.actionId ?? null).toBe(expected);
  });
});
