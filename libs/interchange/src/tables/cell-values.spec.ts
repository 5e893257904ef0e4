import { percentOfCell } from './cell-values';

it.each([
  ['50 %', 50],
  [' 12,5% ', 12.5],
  [7, 7],
  ['%', undefined],
  ['', undefined],
  [null, undefined],
  ['50 %%', null],
  // Looked at from its end only: from each of its blanks again, it would take hours.
  [`5${'\t'.repeat(2_000_000)}%%`, null],
])('takes a percentage for its number, however much of it is blank', (cell, number) => {
  expect(percentOfCell(cell)).toBe(number);
});
