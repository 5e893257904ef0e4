import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import amqp from 'amqplib';
import { openDeadLetters } from './dead-letter-queues.mjs';

const url = process.env.RABBITMQ_URL;
const prefix = `t-${randomBytes(5).toString('hex')}`;
const QUEUE = `${prefix}.reports.on.planning.action-applied`;
const DEAD = `${prefix}.reports.dead`;

describe('dead letters', { skip: url ? false : 'needs RABBITMQ_URL' }, () => {
  let connection;
  let channel;
  let letters;
  let close;

  before(async () => {
    connection = await amqp.connect(url);
    channel = await connection.createConfirmChannel();
    ({ letters, close } = await openDeadLetters({ url, prefix }));
    await channel.assertExchange(`${prefix}.dead`, 'direct');
    await channel.assertQueue(DEAD, { durable: true });
    await channel.bindQueue(DEAD, `${prefix}.dead`, DEAD);
    const deadLetters = { 'x-dead-letter-exchange': `${prefix}.dead`, 'x-dead-letter-routing-key': DEAD };
    await channel.assertQueue(QUEUE, { arguments: { 'x-queue-type': 'quorum', ...deadLetters } });
    for (const id of ['one', 'two', 'three']) await kill(id);
  });
  after(async () => {
    for (const queue of [QUEUE, DEAD]) await channel.deleteQueue(queue);
    await channel.deleteExchange(`${prefix}.dead`);
    await close();
    await connection.close();
  });

  /** An event that its app gives up on, as the kit does. */
  async function kill(id) {
    const options = { messageId: id, persistent: true, headers: { 'x-correlation-id': `of-${id}` } };
    channel.sendToQueue(QUEUE, Buffer.from(JSON.stringify({ id })), options);
    await channel.waitForConfirms();
    channel.nack(await next(QUEUE), false, false);
    while ((await channel.checkQueue(DEAD)).messageCount === 0) continue;
  }

  async function next(queue) {
    for (;;) {
      const message = await channel.get(queue);
      if (message) return message;
    }
  }
  const ids = async () => (await letters.show('reports', 10)).map(({ id }) => id);

  it('are counted and shown in their order, and stay', async () => {
    assert.deepEqual(await letters.list(['auth', 'reports']), [{ name: 'reports', count: 3 }]);
    assert.deepEqual(await ids(), ['one', 'two', 'three']);
    const [shown] = await letters.show('reports', 1);
    assert.equal(shown.queue, QUEUE);
    assert.equal(shown.reason, 'rejected');
    assert.equal(shown.correlationId, 'of-one');
    assert.deepEqual(shown.payload, { id: 'one' });
    assert.deepEqual(await ids(), ['one', 'two', 'three']);
  });

  it('go back one by one, as they were before they failed', async () => {
    assert.equal(await letters.replay('reports', 'two'), 1);
    const message = await next(QUEUE);
    assert.equal(message.properties.messageId, 'two');
    const { 'x-delivery-count': deliveries = 0, ...headers } = message.properties.headers;
    assert.equal(deliveries, 0);
    assert.deepEqual(headers, { 'x-correlation-id': 'of-two' });
    assert.equal(message.properties.deliveryMode, 2);
    channel.ack(message);
    assert.deepEqual(await ids(), ['one', 'three']);
  });

  it('are dropped only by their id', async () => {
    assert.equal(await letters.drop('reports', 'nobody'), 0);
    assert.equal(await letters.drop('reports', 'three'), 1);
    assert.deepEqual(await ids(), ['one']);
  });

  it('stay when the queue that they came from is gone', async () => {
    await channel.deleteQueue(QUEUE);
    await assert.rejects(letters.replay('reports'), { message: `${QUEUE} is not there` });
    assert.deepEqual(await ids(), ['one']);
  });

  it('of an app that has none are told as such', async () => {
    await assert.rejects(letters.show('nobody', 1), /nobody\.dead is not there/);
  });
});
