import { signInternal, verifyInternal } from './signature';

const secret = 's'.repeat(32);

describe('the signature of an internal call', () => {
  afterEach(() => jest.useRealTimers());

  it('is accepted for what was signed, and for nothing else', () => {
    const signature = signInternal(secret, 'ticket');
    expect(verifyInternal(secret, 'ticket', signature)).toBe(true);
    expect(verifyInternal(secret, 'other ticket', signature)).toBe(false);
    expect(verifyInternal('t'.repeat(32), 'ticket', signature)).toBe(false);
  });

  it.each([undefined, '', '.', 'abc.def', `${Date.now()}.`, ['a', 'b']])('refuses %p', (forged) => {
    expect(verifyInternal(secret, 'ticket', forged)).toBe(false);
  });

  it('expires after five minutes', () => {
    jest.useFakeTimers({ now: Date.now() });
    const signature = signInternal(secret, 'ticket');
    jest.advanceTimersByTime(5 * 60_000 - 1);
    expect(verifyInternal(secret, 'ticket', signature)).toBe(true);
    jest.advanceTimersByTime(2);
    expect(verifyInternal(secret, 'ticket', signature)).toBe(false);
  });
});
