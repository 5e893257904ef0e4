import { renderHook } from '@testing-library/react';
import { useBeforePrint } from './use-before-print';

afterEach(() => window.dispatchEvent(new Event('afterprint')));

describe('what depends on the width of the window', () => {
  it('follows it, and stays as it is while the page is printed', () => {
    const { result, rerender } = renderHook(({ isWide }) => useBeforePrint(isWide), {
      initialProps: { isWide: true },
    });
    rerender({ isWide: false });
    expect(result.current).toBe(false);
    rerender({ isWide: true });
    window.dispatchEvent(new Event('beforeprint'));
    rerender({ isWide: false });
    expect(result.current).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    rerender({ isWide: false });
    expect(result.current).toBe(false);
  });
});
