import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logIn } from './api/api';
import { inBrowser } from './browser/in-browser';
import { rememberSession } from './browser/sign-in';
import { eventually } from './eventually';
import { type GatewayBeside, gatewayBeside } from './gateway-beside';
import { findings } from './languages/accessibility';

/** What a browser says of servers that are not there. */
const GONE = ['ERR_CONNECTION_REFUSED', 'WebSocket connection'];

describe('a browser that has lost the product', () => {
  let beside: GatewayBeside | null = null;
  let site: Server | null = null;
  const asked: IncomingHttpHeaders[] = [];
  afterEach(async () => {
    endSite();
    await beside?.stop();
  });
  const endSite = () => {
    site?.close();
    site?.closeAllConnections();
  };

  it('asks the page of another site, and tells a product that does not answer from no internet', () =>
    inBrowser('connectivity', { people: 1, expected: GONE }, async (page) => {
      site = createServer(({ headers }, response) => {
        asked.push(headers);
        response.end();
      }).listen(0, '127.0.0.1');
      await eventually(async () => site!.listening);
      const { port } = site.address() as AddressInfo;
      beside = await gatewayBeside({ CONNECTIVITY_URL: `http://127.0.0.1:${port}/up` });
      await rememberSession(page!, await logIn('facilitadora'), beside.url);
      const told = page!.waitForResponse(/\/api\/connectivity\/settings$/);
      await page!.goto(beside.url);
      await told;
      expect(asked).toEqual([]);

      await beside.stop();
      await page!.getByRole('status').filter({ hasText: 'Plomada no responde' }).waitFor();
      await page!.getByText(/^Hay internet, pero Plomada no responde/).waitFor();
      expect(await findings(page!)).toEqual([]);
      for (const kept of ['cookie', 'referer', 'authorization']) expect(asked[0]).not.toHaveProperty(kept);

      endSite();
      await page!.getByRole('status').filter({ hasText: 'Sin conexión a internet' }).waitFor();
    }));
});
