import { type ChannelModel, connect } from 'amqplib';
import { brokerUrls } from './broker-urls';

const CONNECT_TIMEOUT = 5_000;
const HEARTBEAT_SECONDS = '10';

/** A connection to the first of the listed nodes that answers. Rejects as the last of them does when none does. */
export async function connectBroker(list: string): Promise<ChannelModel> {
  let failure: unknown;
  for (const listed of brokerUrls(list)) {
    const url = new URL(listed);
    url.searchParams.set('heartbeat', HEARTBEAT_SECONDS);
    try {
      return await connect(url.href, { timeout: CONNECT_TIMEOUT });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
