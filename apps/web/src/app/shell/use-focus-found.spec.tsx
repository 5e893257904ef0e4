import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusFound } from './use-focus-found';

function Page({ rows }: { readonly rows: readonly string[] }) {
  const page = useRef<HTMLElement>(null);
  useFocusFound(page);
  return (
    <main ref={page} tabIndex={-1}>
      {rows.map((row) => (
        <button key={row}>{row}</button>
      ))}
    </main>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('goes on at the page when what had the focus is gone', async () => {
  const { rerender } = render(<Page rows={['one', 'two']} />);
  act(() => screen.getByText('two').focus());
  rerender(<Page rows={['one']} />);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('stays where somebody went meanwhile, and nowhere after a click beside everything', async () => {
  const { rerender } = render(<Page rows={['one', 'two', 'three']} />);
  act(() => screen.getByText('three').focus());
  rerender(<Page rows={['one', 'two']} />);
  act(() => screen.getByText('one').focus());
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('one')).toHaveFocus();
  act(() => screen.getByText('one').blur());
  rerender(<Page rows={['one']} />);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(document.body).toHaveFocus();
});
