import { deviceOf } from './device-of';

const MOZILLA = 'Mozilla/5.0';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of who logs in', () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0`, 'Firefox', 'Windows'],
    [`${MOZILLA} (Windows NT 10.0) ${KHTML} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge', 'Windows'],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Chrome/131.0 Safari/537.36`, 'Chrome', 'macOS'],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${KHTML} Version/17.4 Safari/605.1`, 'Safari', 'macOS'],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/131.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`${MOZILLA} (X11; Linux x86_64) ${KHTML} Chrome/131.0 Safari/537.36 OPR/116.0`, 'Opera', 'Linux'],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${KHTML} CriOS/131.0 Mobile Safari/604.1`,
      'Chrome',
      'iOS',
    ],
    [`${MOZILLA} (iPad; CPU OS 17_4 like Mac OS X) ${KHTML} Version/17.4 Safari/604.1`, 'Safari', 'iPadOS'],
    [
      `${MOZILLA} (Linux; Android 14; SM-S918B) ${KHTML} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    ['curl/8.5.0', null, null],
    ['<script>alert(1)</script> on Windows', null, 'Windows'],
    ['', null, null],
    [undefined, null, null],
  ])('of %s is %s on %s', (said, browser, system) => {
    expect(deviceOf({ headers: { 'user-agent': said } })).toEqual({ browser, system });
  });

  it('is not looked for at the end of something endless', () => {
    const endless = `${'Mozilla/5.0 '.repeat(100_000)}Firefox/133.0`;
    expect(deviceOf({ headers: { 'user-agent': endless } })).toEqual({ browser: null, system: null });
  });
});
