import amqp from 'amqplib';
import { PROCESSES } from '../local/processes.mjs';

/** What the broker wrote about the failed deliveries: a message that is sent back starts again. */
const OF_THE_BROKER = /^x-(death|first-death-|last-death-|delivery-count)/;

/** The queues of dead letters of one installation. Names as in libs/service-kit/src/broker/names.ts. */
export class DeadLetters {
  constructor(connection, prefix) {
    this.connection = connection;
    this.prefix = prefix;
  }

  static async open({ url, prefix }) {
    return new DeadLetters(await amqp.connect(url), prefix);
  }

  close() {
    return this.connection.close();
  }

  /** [{ name, count }] of the apps that have such a queue. */
  async list() {
    const found = [];
    for (const { name } of PROCESSES) {
      const count = await this.count(name);
      if (count !== null) found.push({ name, count });
    }
    return found;
  }

  /** The oldest ones; they stay where they are. */
  async show(app, limit) {
    return this.withChannel(async (channel) => {
      const messages = await take(channel, await this.existing(app), limit);
      return messages.map(described);
    });
  }

  /**
   * Sends all (or the one with the id) back to the queue that they failed in, so that only the app that failed gets
   * them. Each leaves here once the broker has it there. Answers how many; throws when such a queue is gone.
   */
  replay(app, id) {
    return this.each(app, id, async (channel, message) => {
      const { queue } = described(message);
      if (!(await delivered(channel, queue, message))) throw new Error(`${queue} is not there any more`);
    });
  }

  /** Forgets the one with the id. Answers how many there were. */
  drop(app, id) {
    return this.each(app, id, async () => undefined);
  }

  async each(app, id, deed) {
    return this.withChannel(async (channel) => {
      const queue = await this.existing(app);
      // Only those that are there now: one that fails again comes back to this very queue.
      const messages = await take(channel, queue, await this.count(app));
      const chosen =
        id === undefined ? messages : messages.filter(({ properties }) => properties.messageId === id);
      for (const message of chosen) {
        await deed(channel, message);
        channel.ack(message);
      }
      return chosen.length;
    });
  }

  /** Closing the channel gives back whatever it took and did not acknowledge, in its old order. */
  async withChannel(work) {
    const channel = await this.connection.createConfirmChannel();
    channel.on('error', () => undefined);
    try {
      return await work(channel);
    } finally {
      await channel.close().catch(() => undefined);
    }
  }

  async existing(app) {
    if ((await this.count(app)) === null) throw new Error(`${app} has no queue of dead letters: see list`);
    return this.queueOf(app);
  }

  /** Null when there is no such queue: the broker then ends the channel, so each question has its own. */
  count(app) {
    return this.withChannel((channel) =>
      channel.checkQueue(this.queueOf(app)).then(
        ({ messageCount }) => messageCount,
        () => null,
      ),
    );
  }

  queueOf(app) {
    return `${this.prefix}.${app}.dead`;
  }
}

async function take(channel, queue, most) {
  const messages = [];
  while (messages.length < most) {
    const message = await channel.get(queue);
    if (!message) break;
    messages.push(message);
  }
  return messages;
}

function described({ properties, content }) {
  const { messageId, headers = {} } = properties;
  const death = headers['x-death']?.[0] ?? {};
  return {
    id: messageId,
    queue: headers['x-first-death-queue'] ?? death.queue,
    reason: headers['x-first-death-reason'] ?? death.reason,
    event: death['routing-keys']?.[0],
    at: death.time && new Date(death.time.value * 1000).toISOString(),
    correlationId: headers['x-correlation-id'],
    payload: parsed(content.toString()),
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the broker put it into the queue: it hands back what it cannot, before it confirms. */
function delivered(channel, queue, { content, properties }) {
  const headers = Object.fromEntries(
    Object.entries(properties.headers ?? {}).filter(([name]) => !OF_THE_BROKER.test(name)),
  );
  const { messageId, contentType } = properties;
  return new Promise((resolve, reject) => {
    let returned = false;
    channel.once('return', () => (returned = true));
    const options = { messageId, contentType, headers, persistent: true, mandatory: true };
    channel.publish('', queue, content, options, (error) => (error ? reject(error) : resolve(!returned)));
  });
}
