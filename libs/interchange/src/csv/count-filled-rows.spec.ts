import { countFilledRows } from './count-filled-rows';

describe('the rows of a CSV that hold something', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['a\r\nb\r\n', 2],
    ['a\rb\r', 2],
    ['\n,,\n , \t\n"",""\na', 1],
    ['"a\nb\n";c\nd', 2],
    ['"a ""b""\nc",d\ne', 2],
    ['5" tube,a\nb\nc', 3],
  ])('of %j are %i', (text, count) => {
    expect(countFilledRows(text, ',')).toBe(count);
  });
});
