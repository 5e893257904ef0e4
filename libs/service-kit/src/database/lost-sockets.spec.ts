import { describeWithBacking } from '@plomada/testing';
import { type Connection, createConnection } from 'mongoose';
import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { DATABASE_PATIENCE } from './connect-database';

const AT_ONCE = 20;
/** More than a socket takes at once. */
const LARGE = 'x'.repeat(12 * 1024 * 1024);

describeWithBacking('a database whose connections all end in the same moment', () => {
  const opened = channel('net.client.socket');
  const sockets = new Set<Socket>();
  const remember = (message: unknown): void => void sockets.add((message as { socket: Socket }).socket);
  let connection: Connection;

  beforeAll(async () => {
    opened.subscribe(remember);
    connection = await createConnection(process.env['MONGO_URL'] ?? '', DATABASE_PATIENCE).asPromise();
  });
  afterAll(async () => {
    opened.unsubscribe(remember);
    await connection?.close();
  });

  const end = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const ask = () => connection.db!.collection('any').findOne({});
  const askOften = () => Promise.all(Array.from({ length: AT_ONCE }, ask));

  it('answers what is asked before anybody has noticed', async () => {
    await askOften();
    end();
    await expect(askOften()).resolves.toHaveLength(AT_ONCE);
  });

  it('ends a question that was on its way out', async () => {
    const sent = connection.db!.command({ ping: 1, comment: LARGE }).catch((error: Error) => error);
    while (![...sockets].some(({ writableLength }) => writableLength > 0))
      await new Promise((later) => setImmediate(later));
    end();
    await sent;
    await expect(askOften()).resolves.toHaveLength(AT_ONCE);
  });
});
