import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { FailureFilter } from './failure.filter';

/** What was written to the log, a level and a text each. */
let log: [string, unknown][];
let server: Server;

/** A server whose handler does that with each request. What it throws goes through the filter. */
async function serve(handle: (body: Readable) => Promise<unknown>): Promise<string> {
  const filter = new FailureFilter();
  server = createServer((asked, answer) => {
    const response = Object.assign(answer, {
      status: (code: number) => Object.assign(answer, { statusCode: code }),
      json: (body: unknown) => answer.end(JSON.stringify(body)),
    });
    const http = { getRequest: () => asked, getResponse: () => response };
    handle(asked).catch((error: unknown) => {
      filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
      server.emit('filtered');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  log = [];
  const at = (level: string) => (said: unknown) => void log.push([level, said]);
  Logger.overrideLogger({ log: at('log'), warn: at('warn'), error: at('error') });
});
afterEach(() => {
  Logger.overrideLogger(false);
  server.close();
});

it('is told of a sender that walks away in the middle, and takes that for no error', async () => {
  const url = await serve((body) => text(body.on('data', () => asking.destroy())));
  const filtered = once(server, 'filtered');
  const asking = request(url, { method: 'POST', headers: { 'content-length': 1000 } });
  asking.on('error', () => undefined).write('half');
  await filtered;
  expect(log).toEqual([['log', 'the sender went away before the whole request had come']]);
});

it('says what went wrong on our side, whose connection ever was reset', async () => {
  const url = await serve(async (body) => {
    await text(body);
    throw Object.assign(new Error('the database hung up'), { code: 'ECONNRESET' });
  });
  const answer = await fetch(url, { method: 'POST', body: 'whole' });
  expect(await answer.json()).toMatchObject({ kind: 'internal', code: 'INTERNAL' });
  expect(log).toEqual([['error', expect.stringContaining('the database hung up')]]);
});
