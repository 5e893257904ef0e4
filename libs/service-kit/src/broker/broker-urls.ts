import { randomInt } from 'node:crypto';

/**
 * The nodes of the broker that `RABBITMQ_URL` lists, separated by commas, in the order in which they are tried: from any of
 * them on, so that the processes of an installation spread over the nodes.
 */
export function brokerUrls(list: string): string[] {
  const urls = list.split(',').map((url) => url.trim());
  const first = randomInt(urls.length);
  return [...urls.slice(first), ...urls.slice(0, first)];
}
