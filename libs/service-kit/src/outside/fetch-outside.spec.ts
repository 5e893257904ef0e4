import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AddressRefused } from './allowed-address';
import { fetchOutside } from './fetch-outside';
import { OutsideTimeout } from './outside-timeout';

describe('asking a server that somebody outside has named', () => {
  let server: Server;
  let answer: RequestListener;
  let asked: string[];
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const get = (address = url(), allowsPrivate = true) =>
    fetchOutside(address, { method: 'GET', headers: { accept: 'application/json' } }, allowsPrivate);

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('answers what was answered, and sends what is to be sent', async () => {
    answer = async (request, response) => {
      const parts = [];
      for await (const part of request) parts.push(part);
      response
        .writeHead(418, { 'x-kind': 'tea' })
        .end(`${request.headers['content-length']} ${Buffer.concat(parts)}`);
    };
    const told = await fetchOutside(url(), { method: 'POST', headers: {}, body: 'ñ=1' }, true);
    expect(told.status).toBe(418);
    expect(told.headers.get('x-kind')).toBe('tea');
    expect(await told.text()).toBe('4 ñ=1');
  });

  it('follows no redirect', async () => {
    answer = (_, response) => response.writeHead(302, { location: '/inside' }).end();
    expect((await get()).status).toBe(302);
    expect(asked).toEqual(['GET /']);
  });

  it('asks nobody of its own network, nor without TLS, where that is not allowed', async () => {
    answer = (_, response) => response.end();
    await expect(get(url(), false)).rejects.toThrow(AddressRefused);
    await expect(get(url().replace('http:', 'https:'), false)).rejects.toThrow(AddressRefused);
    await expect(get('http://example.com/', false)).rejects.toThrow(AddressRefused);
    await expect(get('file:///etc/passwd')).rejects.toThrow(AddressRefused);
    expect(asked).toEqual([]);
  });

  it('reads no answer that is too long', async () => {
    answer = (_, response) => response.end(Buffer.alloc(300 * 1024));
    await expect(get()).rejects.toThrow('the answer is too long');
  });

  it.each([
    ['begins no answer', () => undefined],
    ['does not end it', (_, response) => void response.write('and then')],
  ] satisfies [string, RequestListener][])('waits no longer for one that %s', async (_what, silence) => {
    answer = silence;
    const asked = fetchOutside(url(), { method: 'GET', headers: {} }, true, 200);
    await expect(asked).rejects.toThrow(OutsideTimeout);
    server.closeAllConnections();
  });
});
