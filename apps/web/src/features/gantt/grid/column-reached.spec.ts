import { fireEvent } from '@testing-library/react';
import { onColumnReached } from './frozen-columns';

it('a column is reached when its cell takes the focus by a key, not when it has it again below a hand', () => {
  document.body.innerHTML = '<div id="grid"><i data-column-name="end"><b tabindex="-1"></b></i></div>';
  const grid = document.getElementById('grid')!;
  const cell = grid.querySelector<HTMLElement>('b')!;
  const reached = jest.fn();
  onColumnReached(grid, reached);
  fireEvent.keyDown(cell, { key: 'ArrowLeft' });
  cell.focus();
  expect(reached).toHaveBeenCalledWith('end');
  cell.blur();
  fireEvent.wheel(cell);
  cell.focus();
  expect(reached).toHaveBeenCalledTimes(1);
});
