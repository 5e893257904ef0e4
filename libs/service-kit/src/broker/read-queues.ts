import type { Channel, ChannelModel } from 'amqplib';

export interface QueueReading {
  readonly name: string;
  readonly waiting: number;
  readonly consumers: number;
}

/** The broker's answer about a queue that is not there. */
const NOT_FOUND = 404;

/** How many messages wait in each of these queues and how many consume it; those that are not there are left out. */
export async function readQueues(
  connection: Pick<ChannelModel, 'createChannel'>,
  names: readonly string[],
): Promise<QueueReading[]> {
  const found: QueueReading[] = [];
  let channel: Channel | undefined;
  try {
    for (const name of names) {
      channel ??= await opened(connection);
      try {
        const { messageCount, consumerCount } = await channel.checkQueue(name);
        found.push({ name, waiting: messageCount, consumers: consumerCount });
      } catch (error) {
        if ((error as { code?: number }).code !== NOT_FOUND) throw error;
        // The broker ended the channel over it.
        channel = undefined;
      }
    }
  } finally {
    await channel?.close().catch(() => undefined);
  }
  return found;
}

async function opened(connection: Pick<ChannelModel, 'createChannel'>): Promise<Channel> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined);
  return channel;
}
