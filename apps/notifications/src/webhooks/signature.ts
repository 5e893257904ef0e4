import { createHmac } from 'node:crypto';

/** The secret of a webhook, which follows from that of the installation: nothing is stored that could be read. */
export function webhookSecret(tokenSecret: string, webhookId: string): string {
  return `whsec_${createHmac('sha256', tokenSecret).update(`webhook\n${webhookId}`).digest('base64url')}`;
}

/**
 * `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256 of the seconds, a point and the body, by the webhook's secret. Who checks the seconds too
 * is told nothing twice by who listened.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
