import { describeWithBacking } from '@plomada/testing';
import { io } from 'socket.io-client';
import { RunningGateway } from '../testing/running-gateway';
import { isOwnOrigin } from './socket-origin';

describeWithBacking('a page that opens a socket', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start({ PUBLIC_URL: 'https://obras.example/app' });
  });
  afterAll(() => gateway?.stop());

  const opens = (origin: string) =>
    new Promise<boolean>((resolve) => {
      const socket = io(gateway.url, {
        transports: ['websocket'],
        extraHeaders: { origin },
        reconnection: false,
        forceNew: true,
      });
      const end = (opened: boolean) => {
        socket.disconnect();
        resolve(opened);
      };
      socket.once('connect', () => end(true));
      socket.once('connect_error', () => end(false));
    });

  it('is one of the product, at the address that was asked or where people reach it', async () => {
    expect(await opens(gateway.url)).toBe(true);
    expect(await opens('https://obras.example')).toBe(true);
    for (const origin of ['https://elsewhere.example', 'https://obras.example.evil', 'null'])
      expect([origin, await opens(origin)]).toEqual([origin, false]);
  });

  it('is believed by what a proxy says of the host only where one stands in front', () => {
    const headers = { host: 'gateway:8080', origin: 'https://a.example', 'x-forwarded-host': 'a.example' };
    const own = (TRUSTED_PROXIES: number) =>
      isOwnOrigin({ headers }, { TRUSTED_PROXIES, PUBLIC_URL: undefined });
    expect([own(0), own(1)]).toEqual([false, true]);
  });
});
