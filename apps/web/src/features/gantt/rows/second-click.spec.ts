import { secondClick } from './second-click';

describe('the second click on a place', () => {
  const clicks = (times: readonly [string, number][]) => {
    const isSecond = secondClick();
    return times.map(([place, at]) => isSecond(place, at));
  };

  it('is the next one on it within half a second', () => {
    expect(
      clicks([
        ['a', 0],
        ['a', 300],
      ]),
    ).toEqual([false, true]);
  });
  it('is not one on another place, nor a late one', () => {
    expect(
      clicks([
        ['a', 0],
        ['b', 100],
        ['b', 700],
      ]),
    ).toEqual([false, false, false]);
  });
  it('starts again after it: three clicks are one double click', () => {
    expect(
      clicks([
        ['a', 0],
        ['a', 100],
        ['a', 200],
      ]),
    ).toEqual([false, true, false]);
  });
});
