import { fireEvent } from '@testing-library/react';
import { keepTyped } from './typed-meanwhile';

const type = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

describe('what is typed before its field is there', () => {
  it('is kept for it, mended where it was mended', () => {
    const take = keepTyped(1000);
    type('M', 'u', 'e', 'Backspace', 'r', 'o', 'Shift');
    expect(take()).toBe('Muro');
    type('!');
    expect(take()).toBe('Muro');
  });

  it('is left alone once the field has taken too long', () => {
    jest.useFakeTimers();
    const take = keepTyped(1000);
    jest.advanceTimersByTime(1001);
    type('x');
    expect(take()).toBe('');
    jest.useRealTimers();
  });
});
