import { failureSchema, type Failure } from '@plomada/contracts';
import type { z } from 'zod';
import { ApiFailure } from './api-failure';
import { currentToken, noteRefusal, tellSessionEnded } from './api-config';
import { traceparent } from './traceparent';

export interface RequestOptions<S extends z.ZodType> {
  readonly answer: S;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a FormData as the form that it is. */
  readonly body?: unknown;
  /** Milliseconds; 20 000 unless said otherwise. */
  readonly timeoutMs?: number;
}

/**
 * Calls the gateway and parses its answer. `path` begins after `/api`.
 *
 * Throws ApiFailure and nothing else: with the server's failure, or with one of CLIENT_CODES. A 401 to a call that
 * carried a token also ends the session.
 */
export async function request<S extends z.ZodType>(
  path: string,
  options: RequestOptions<S>,
): Promise<z.infer<S>> {
  const { answer, method = 'GET', body, timeoutMs = 20_000 } = options;
  const response = await reach(`/api${path}`, {
    method,
    ...sent(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text().catch(() => '');
  return parseAnswer(response.status, text, answer);
}

/** Bytes that the gateway answers with. `path` begins after `/api`. Throws as `request` does. */
export async function requestBytes(path: string, timeoutMs: number): Promise<Blob> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await reach(`/api${path}`, { headers: callHeaders(), signal });
  if (!response.ok) throw refusedBy(response.status, parseJson(await response.text().catch(() => '')));
  return response.blob();
}

/** Parses an answer that arrived by whatever way (fetch, or XMLHttpRequest where progress is shown). */
export function parseAnswer<S extends z.ZodType>(status: number, text: string, answer: S): z.infer<S> {
  const json = parseJson(text);
  if (status < 200 || status >= 300) throw refusedBy(status, json);
  const parsed = answer.safeParse(json);
  if (!parsed.success) throw new ApiFailure({ kind: 'internal', code: 'ANSWER_UNEXPECTED' });
  return parsed.data;
}

function refusedBy(status: number, json: unknown): ApiFailure {
  if (status === 401 && currentToken()) tellSessionEnded();
  const failure = failureFrom(status, json);
  noteRefusal(failure);
  return new ApiFailure(failure);
}

/** A form names its own content type: its boundary is in it. */
function sent(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return { headers: callHeaders(), body: null };
  if (body instanceof FormData) return { headers: callHeaders(), body };
  const headers = { ...callHeaders(), 'content-type': 'application/json' };
  return { headers, body: JSON.stringify(body) };
}

/** Whose call it is, and the trace that it is to be found in. */
export function callHeaders(): Record<string, string> {
  const token = currentToken();
  return { traceparent: traceparent(), ...(token && { authorization: `Bearer ${token}` }) };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ApiFailure({ kind: 'unavailable', code: timedOut ? 'REQUEST_TIMEOUT' : 'NETWORK_DOWN' });
  }
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy in between answers without our failure body: its status is all there is. */
function failureFrom(status: number, json: unknown): Failure {
  const parsed = failureSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const kind = KIND_OF_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'invalid');
  return { kind, code: kind === 'tooLarge' ? 'REQUEST_TOO_LARGE' : 'REQUEST_FAILED', params: { status } };
}

const KIND_OF_STATUS: Readonly<Record<number, Failure['kind']>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
};
