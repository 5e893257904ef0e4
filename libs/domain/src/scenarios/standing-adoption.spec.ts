import { type AdoptionStep, standingAdoption } from './standing-adoption';

const adopt = (actionId: string): AdoptionStep => ({ actionId });
const undo = (actionId: string, undoes: string): AdoptionStep => ({ actionId, undoes });

describe('the adoption of a scenario that stands', () => {
  it.each<[string, readonly AdoptionStep[], string | null]>([
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
    expect(standingAdoption(steps)?.actionId ?? null).toBe(expected);
  });
});
