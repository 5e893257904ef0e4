import amqp from 'amqplib';
import { bundled } from '../bundled.mjs';

const DIRECT = 'amq.rabbitmq.reply-to';

/**
 * A RabbitMQ RPC echo with one MongoDB insert in between and nothing else, over connections set up as ours: what an
 * action costs at least. The insert is as durable as the log's.
 */
export async function bareRoundTrip(urls) {
  const connection = await amqp.connect(urls.RABBITMQ_URL, { noDelay: true });
  const server = await connection.createChannel();
  const client = await connection.createChannel();
  const { openEchoRows } = await bundled('echo-rows');
  const { rows, end: endRows } = await openEchoRows(urls.MONGO_URL);
  const { queue } = await server.assertQueue('', { exclusive: true });
  await server.consume(queue, async (message) => {
    await rows.insertOne({ at: new Date(), body: message.content.toString() });
    const { replyTo, correlationId } = message.properties;
    server.sendToQueue(replyTo, message.content, { correlationId });
    server.ack(message);
  });
  const waiting = new Map();
  const settle = ({ properties: { correlationId } }) => {
    waiting.get(correlationId)?.();
    waiting.delete(correlationId);
  };
  await client.consume(DIRECT, settle, { noAck: true });
  let asked = 0;
  const once = () =>
    new Promise((resolve) => {
      const correlationId = String((asked += 1));
      waiting.set(correlationId, resolve);
      client.sendToQueue(queue, Buffer.from('x'.repeat(300)), { correlationId, replyTo: DIRECT });
    });
  const end = async () => {
    await connection.close();
    await endRows();
  };
  return { once, end };
}
