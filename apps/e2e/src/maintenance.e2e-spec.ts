import { logIn } from './api/api';
import { inBrowser } from './browser/in-browser';
import { rememberSession } from './browser/sign-in';
import { type GatewayBeside, gatewayBeside } from './gateway-beside';
import { findings } from './languages/accessibility';

describe('a product that is being worked on', () => {
  let beside: GatewayBeside | null = null;
  afterEach(() => beside?.stop());

  it('says so instead of failing, to who is signed in, and keeps them signed in', () =>
    inBrowser('maintenance', { people: 1, expected: [/503/] }, async (page) => {
      const session = await logIn('facilitadora');
      beside = await gatewayBeside({ MAINTENANCE: 'true' });
      await rememberSession(page!, session, beside.url);
      await page!.goto(beside.url);
      await page!.getByRole('heading', { name: 'Estamos en mantenimiento' }).waitFor();
      expect(new URL(page!.url()).pathname).toBe('/maintenance');
      expect(await findings(page!)).toEqual([]);
      expect(await page!.evaluate(() => localStorage.getItem('plomada.session'))).toContain(session.token);
    }));
});
