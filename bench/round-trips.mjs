// Action round trip (socket → gateway → broker → log → answer) at 50 a second, beside a bare RabbitMQ RPC echo plus one
// MongoDB insert in the same run: the ratio is what our own path costs.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import amqp from 'amqplib';
import mongoose from 'mongoose';
import { startStack } from '../tools/local/stack.mjs';
import { openDemoProject } from './demo-project.mjs';

const PER_SECOND = 50;
const ROUNDS = 500;
const WARM_UP = 50;

/** Starts a whole stack of its own in `.local-bench`, with the demo, and ends it. */
export async function roundTrips() {
  const stack = await startStack({ home: '.local-bench', seed: true, quiet: true });
  try {
    const bare = await paced(await bareRoundTrip(stack.urls));
    const ours = await paced(await actionRoundTrip(stack.url));
    const ratio = median(ours) / median(bare);
    return [
      summary('RabbitMQ RPC echo + MongoDB insert', bare),
      {
        ...summary('action: socket → log → answer', ours),
        note: `${ratio.toFixed(1)} × the bare round trip`,
      },
    ];
  } finally {
    await stack.stop();
  }
}

/** Runs `once` at a steady pace, whatever the answers take, and gathers the times. */
async function paced({ once, end }) {
  const times = [];
  const begun = performance.now();
  const running = [];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const due = begun + (n * 1000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const start = performance.now();
    running.push(once(n).then(() => n >= WARM_UP && times.push(performance.now() - start)));
  }
  await Promise.all(running);
  await end();
  return times;
}

async function actionRoundTrip(url) {
  const { socket, token, projectId, taskId, seq } = await openDemoProject(url);
  const once = async (n) => {
    const answer = await socket.timeout(20_000).emitWithAck('doAction', {
      id: randomUUID(),
      when: new Date().toISOString(),
      project: projectId,
      baseSeq: seq,
      token,
      action: { type: 'UPDATE_TASK', payload: { id: taskId, comments: `bench ${n}` } },
    });
    if (answer.status !== 'OK') throw new Error(`The action was refused: ${JSON.stringify(answer)}`);
  };
  return { once, end: async () => socket.disconnect() };
}

async function bareRoundTrip(urls) {
  const connection = await amqp.connect(urls.RABBITMQ_URL, { noDelay: true });
  const server = await connection.createChannel();
  const client = await connection.createChannel();
  const database = await mongoose.createConnection(urls.MONGO_URL, { dbName: 'plomada_bench' }).asPromise();
  const rows = database.collection('echo');
  const { queue } = await server.assertQueue('', { exclusive: true });
  await server.consume(queue, async (message) => {
    await rows.insertOne({ at: new Date(), body: message.content.toString() });
    server.sendToQueue(message.properties.replyTo, message.content, {
      correlationId: message.properties.correlationId,
    });
    server.ack(message);
  });
  const waiting = new Map();
  const DIRECT = 'amq.rabbitmq.reply-to';
  await client.consume(DIRECT, (message) => waiting.get(message.properties.correlationId)?.(), {
    noAck: true,
  });
  const once = (n) =>
    new Promise((resolve) => {
      const correlationId = String(n);
      waiting.set(correlationId, resolve);
      client.sendToQueue(queue, Buffer.from('x'.repeat(300)), {
        correlationId,
        replyTo: DIRECT,
        persistent: true,
      });
    });
  const end = async () => {
    await connection.close();
    await database.dropDatabase().catch(() => undefined);
    await database.close();
  };
  return { once, end };
}

const sortedOf = (times) => [...times].sort((a, b) => a - b);
const median = (times) => sortedOf(times)[Math.floor(times.length / 2)];

function summary(name, times) {
  const sorted = sortedOf(times);
  return {
    name,
    runs: sorted.length,
    median: median(times),
    p99: sorted[Math.floor(sorted.length * 0.99)],
    best: sorted[0],
  };
}
