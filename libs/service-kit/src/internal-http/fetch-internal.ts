import { failureSchema } from '@plomada/contracts';
import { currentCorrelationId } from '../correlation/correlation';
import { AppFailure, unavailable } from '../failure/app-failure';
import { traceHeaders } from '../tracing/tracing';
import { signInternal } from './signature';

/** How long bytes may take to come or go, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Asks another service over internal HTTP, with a signed ticket that says what about. Rejects with that service's failure, or with
 * SERVICE_UNAVAILABLE when it does not answer.
 */
export async function fetchInternal(
  address: URL,
  secret: string,
  ticket: object,
  how: object,
): Promise<Response> {
  const encoded = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const headers = {
    'content-type': 'application/octet-stream',
    'x-upload': encoded,
    'x-upload-signature': signInternal(secret, encoded),
    'x-correlation-id': currentCorrelationId(),
    ...traceHeaders(),
  };
  let response: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    response = await fetch(address, { ...how, headers, signal } as RequestInit);
  } catch (error) {
    throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause: error });
  }
  if (response.ok) return response;
  const failure = failureSchema.safeParse(await response.json().catch(() => null));
  throw failure.success ? new AppFailure(failure.data) : unavailable('SERVICE_UNAVAILABLE');
}
