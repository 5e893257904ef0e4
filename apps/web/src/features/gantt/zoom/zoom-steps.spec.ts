import { zoomStep } from './zoom-steps';

describe('a step of the zoom', () => {
  it.each([
    ['week', 1, 'day'],
    ['week', -1, 'month'],
    ['day', 1, null],
    ['year', -1, null],
  ] as const)('from %s by %i is %s', (from, step, to) => {
    expect(zoomStep(from, step, 1)).toBe(to);
  });

  it.each([
    [5, 1, 'month'],
    [5, -1, 'quarter'],
    [40, 1, null],
    [0.5, -1, null],
  ] as const)('from the whole plan, a day being %s pixels wide, by %i is %s', (dayWidth, step, to) => {
    expect(zoomStep('fit', step, dayWidth)).toBe(to);
  });
});
