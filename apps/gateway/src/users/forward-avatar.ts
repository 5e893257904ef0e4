import { avatarStored, failureSchema } from '@plomada/contracts';
import {
  AppFailure,
  currentCorrelationId,
  signInternal,
  traceHeaders,
  unavailable,
} from '@plomada/service-kit';
import type { GatewayConfig } from '../config';

/** How long auth may take to re-encode a picture, in milliseconds. */
const PATIENCE = 20_000;

/** Hands a picture to auth over internal HTTP (decision 3). Rejects with auth's failure, or with SERVICE_UNAVAILABLE. */
export async function forwardAvatar(
  { SERVICE_URLS, TOKEN_SECRET }: GatewayConfig,
  userId: string,
  bytes: Buffer,
): Promise<void> {
  const auth = SERVICE_URLS.find(({ name }) => name === 'auth');
  if (!auth) throw unavailable('SERVICE_UNAVAILABLE');
  const ticket = JSON.stringify({ userId, correlationId: currentCorrelationId() });
  const upload = Buffer.from(ticket).toString('base64url');
  const response = await fetch(`${auth.url}/internal/avatars`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-upload': upload,
      'x-upload-signature': signInternal(TOKEN_SECRET, upload),
      ...traceHeaders(),
    },
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((cause: unknown) => {
    throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause });
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && avatarStored.safeParse(answer).success) return;
  const failure = failureSchema.safeParse(answer);
  throw failure.success ? new AppFailure(failure.data) : unavailable('SERVICE_UNAVAILABLE');
}
