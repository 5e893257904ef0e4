import type { BrowserError } from '@plomada/contracts';
import { reportError } from './report-error';
import { wireApi } from './api-config';

const sent: BrowserError[] = [];
const names: (string | null)[] = [];
let token: string | null = 'of-ana';

beforeEach(() => {
  sent.length = 0;
  names.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  wireApi({ token: () => token, onSessionEnded: () => undefined });
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(init!.body as string) as BrowserError);
    names.push(new Headers(init!.headers).get('authorization'));
    return new Response('{}', { status: 200 });
  };
});
afterEach(() => jest.restoreAllMocks());

it('tells each error once, cut to what is taken, with the page that it was on', () => {
  reportError('screen', new Error('a'.repeat(600)));
  reportError('screen', new Error('a'.repeat(600)));
  reportError('uncaught', 'a text that was thrown');
  expect(sent).toMatchObject([
    { kind: 'screen', message: 'a'.repeat(500), screen: '/' },
    { kind: 'uncaught', message: 'a text that was thrown' },
  ]);
});

it('tells what happens before anybody is signed in, in nobody’s name', () => {
  token = null;
  reportError('screen', new Error('of nobody'));
  expect(sent).toMatchObject([{ kind: 'screen', message: 'of nobody' }]);
  expect(names).toEqual([null]);
  token = 'of-ana';
});

it('stops after ten of one page', () => {
  for (let n = 0; n < 30; n++) reportError('uncaught', new Error(`number ${n}`));
  expect(sent.length).toBeLessThanOrEqual(10);
});
