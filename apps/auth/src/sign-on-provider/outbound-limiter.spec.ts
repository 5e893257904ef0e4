import { OutsideTimeout } from '@plomada/service-kit';
import { codeOf } from '../testing/start-auth';
import { MOST_OF_ALL, MOST_OF_ONE, OutboundLimiter } from './outbound-limiter';

describe('questions to servers that businesses have named', () => {
  const never = () => new Promise<string>(() => undefined);
  const quick = async () => 'told';
  const silence = () => Promise.reject(new Error('fetch failed', { cause: new OutsideTimeout() }));
  let limiter: OutboundLimiter;
  beforeEach(() => {
    limiter = new OutboundLimiter();
  });
  afterEach(() => jest.useRealTimers());

  it('are so many at once of one server, whatever the path, and go on with others', async () => {
    for (let n = 0; n < MOST_OF_ONE; n += 1) void limiter.runForProvider(`https://slow.example/${n}`, never);
    expect(await codeOf(limiter.runForProvider('https://slow.example/x', quick))).toBe('SIGN_ON_BUSY');
    expect(await limiter.runForProvider('https://well.example', quick)).toBe('told');
  });

  it('are so many at once altogether, and make room when they end', async () => {
    const ends: (() => void)[] = [];
    const held = Array.from({ length: MOST_OF_ALL }, (_, n) =>
      limiter.run(`b${n}`, () => new Promise<void>((end) => ends.push(end))),
    );
    expect(await codeOf(limiter.run('another', quick))).toBe('SIGN_ON_BUSY');
    ends[0]?.();
    await held[0];
    expect(await limiter.run('another', quick)).toBe('told');
  });

  it('are not put for half a minute to a provider that did not answer in time', async () => {
    jest.useFakeTimers();
    await expect(limiter.runForProvider('https://slow.example', silence)).rejects.toThrow('fetch failed');
    expect(await codeOf(limiter.runForProvider('https://slow.example', quick))).toBe('SIGN_ON_UNREACHABLE');
    expect(await limiter.runForProvider('https://slow.example/tenant', quick)).toBe('told');
    jest.advanceTimersByTime(30_000);
    expect(await limiter.runForProvider('https://slow.example', quick)).toBe('told');
  });

  it('are put again to a provider that refused at once', async () => {
    const refused = () => Promise.reject(new Error('ECONNREFUSED'));
    await expect(limiter.runForProvider('https://off.example', refused)).rejects.toThrow('ECONNREFUSED');
    expect(await limiter.runForProvider('https://off.example', quick)).toBe('told');
  });
});
