import amqp from 'amqplib';
import mongoose from 'mongoose';

const DIRECT = 'amq.rabbitmq.reply-to';

/**
 * A RabbitMQ RPC echo with one MongoDB insert in between and nothing else, over connections set up as ours: what an
 * action costs at least. The insert is as durable as the log's.
 */
export async function bareRoundTrip(urls) {
  const connection = await amqp.connect(urls.RABBITMQ_URL, { noDelay: true });
  const server = await connection.createChannel();
  const client = await connection.createChannel();
  const database = await mongoose.createConnection(urls.MONGO_URL, { dbName: 'plomada_bench' }).asPromise();
  const rows = database.collection('echo', { writeConcern: { w: 'majority', journal: true } });
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
    await database.dropDatabase().catch(() => undefined);
    await database.close();
  };
  return { once, end };
}
