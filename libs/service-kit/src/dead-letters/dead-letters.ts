import type { ChannelModel, ConfirmChannel, GetMessage } from 'amqplib';
import { createHash } from 'node:crypto';
import { deadQueue } from '../broker/names';
import { QueueNotFound } from './queue-not-found';

/** What the broker wrote about the failed deliveries: a message that is sent back starts again. */
const OF_THE_BROKER = /^x-(death|first-death-|last-death-|delivery-count)/;
/** So many are looked through at a time: none of them is read by anybody else meanwhile, and all are in memory. */
const MOST_AT_ONCE = 1_000;

/** A message that its app gave up on. */
export interface DeadLetter {
  /** As its sender called it, or a digest of its body. */
  readonly id: string;
  /** The queue that it failed in. */
  readonly queue: string | null;
  readonly reason: string | null;
  readonly event: string | null;
  readonly at: string | null;
  readonly correlationId: string | null;
  readonly payload: unknown;
}

/** The queues of dead letters of one installation, for its command and for its operators' screen. */
export class DeadLetters {
  constructor(
    private readonly connection: Pick<ChannelModel, 'createConfirmChannel'>,
    private readonly prefix: string,
  ) {}

  /** Of which of these apps there is such a queue, and how many letters are in it. */
  async list(apps: readonly string[]): Promise<{ name: string; count: number }[]> {
    const found: { name: string; count: number }[] = [];
    for (const name of apps) {
      const count = await this.count(name);
      if (count !== null) found.push({ name, count });
    }
    return found;
  }

  /** The oldest ones, at most `limit`; they stay where they are. Throws a QueueNotFound when the app has no such queue. */
  async show(app: string, limit: number): Promise<DeadLetter[]> {
    return this.withChannel(async (channel) => {
      const queue = await this.existing(app);
      const letters: DeadLetter[] = [];
      for await (const message of taken(channel, queue, Math.min(limit, MOST_AT_ONCE)))
        letters.push(described(message));
      return letters;
    });
  }

  /**
   * Sends the first thousand (or the one with the id, of the first thousand) back to the queue that they failed in, so that
   * only the app that failed gets them. Each leaves here once the broker has it there. Answers how many; throws a QueueNotFound
   * when such a queue is not there any more.
   */
  replay(app: string, id?: string): Promise<number> {
    return this.each(app, id, async (channel, message) => {
      const { queue } = described(message);
      if (queue === null || !(await delivered(channel, queue, message)))
        throw new QueueNotFound(queue ?? '?');
    });
  }

  /** Forgets the one with the id, of the first thousand. Answers how many there were. */
  drop(app: string, id: string): Promise<number> {
    return this.each(app, id, async () => undefined);
  }

  private async each(
    app: string,
    id: string | undefined,
    deed: (channel: ConfirmChannel, message: GetMessage) => Promise<void>,
  ): Promise<number> {
    return this.withChannel(async (channel) => {
      const queue = await this.existing(app);
      // Only those that are there now: one that fails again comes back to this very queue.
      const there = Math.min((await this.count(app)) ?? 0, MOST_AT_ONCE);
      let done = 0;
      for await (const message of taken(channel, queue, there)) {
        if (id !== undefined && idOf(message) !== id) continue;
        await deed(channel, message);
        channel.ack(message);
        done += 1;
        if (id !== undefined) break;
      }
      return done;
    });
  }

  /** Closing the channel gives back whatever it took and did not acknowledge, in its old order. */
  private async withChannel<T>(work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
    const channel = await this.connection.createConfirmChannel();
    channel.on('error', () => undefined);
    try {
      return await work(channel);
    } finally {
      await channel.close().catch(() => undefined);
    }
  }

  private async existing(app: string): Promise<string> {
    if ((await this.count(app)) === null) throw new QueueNotFound(this.queueOf(app));
    return this.queueOf(app);
  }

  /** Null when there is no such queue: the broker then ends the channel, so each question has its own. */
  private count(app: string): Promise<number | null> {
    return this.withChannel((channel) =>
      channel.checkQueue(this.queueOf(app)).then(
        ({ messageCount }) => messageCount,
        (error: { code?: number }) => {
          if (error.code === NOT_FOUND) return null;
          throw error;
        },
      ),
    );
  }

  private queueOf(app: string): string {
    return deadQueue({ PLOMADA_PREFIX: this.prefix }, app);
  }
}

/** The broker's answer about a queue that is not there. */
const NOT_FOUND = 404;

async function* taken(channel: ConfirmChannel, queue: string, most: number): AsyncGenerator<GetMessage> {
  for (let read = 0; read < most; read += 1) {
    const message = await channel.get(queue);
    if (!message) return;
    yield message;
  }
}

function idOf({ properties, content }: GetMessage): string {
  const { messageId } = properties as { messageId?: string };
  return messageId || `sha256-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}

interface Death {
  readonly queue?: string;
  readonly reason?: string;
  readonly 'routing-keys'?: readonly string[];
  readonly time?: { readonly value: number };
}

function described(message: GetMessage): DeadLetter {
  const headers = (message.properties.headers ?? {}) as Record<string, unknown>;
  const death = (headers['x-death'] as Death[] | undefined)?.[0] ?? {};
  const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    id: idOf(message),
    queue: word(headers['x-first-death-queue']) ?? word(death.queue),
    reason: word(headers['x-first-death-reason']) ?? word(death.reason),
    event: eventOf(word(death['routing-keys']?.[0])),
    at: death.time ? new Date(death.time.value * 1000).toISOString() : null,
    correlationId: word(headers['x-correlation-id']),
    payload: parsed(message.content.toString()),
  };
}

/** What was sent back came by the name of its queue, `<prefix>.<app>.on.<event>`. */
function eventOf(routingKey: string | null): string | null {
  return routingKey?.split(ON).at(-1) ?? null;
}

const ON = '.on.';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the broker put it into the queue: it hands back what it cannot, before it confirms. */
async function delivered(
  channel: ConfirmChannel,
  queue: string,
  { content, properties }: GetMessage,
): Promise<boolean> {
  const headers = Object.fromEntries(
    Object.entries(properties.headers ?? {}).filter(([name]) => !OF_THE_BROKER.test(name)),
  );
  const { messageId, contentType } = properties as { messageId?: string; contentType?: string };
  let isReturned = false;
  const note = () => void (isReturned = true);
  channel.once('return', note);
  try {
    const options = { messageId, contentType, headers, persistent: true, mandatory: true };
    await new Promise<void>((resolve, reject) => {
      channel.publish('', queue, content, options, (error: unknown) => (error ? reject(error) : resolve()));
    });
    return !isReturned;
  } finally {
    channel.off('return', note);
  }
}
