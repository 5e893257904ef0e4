import { PlomadaError, type PlomadaFailure, type PlomadaLanguage } from './plomada-error';
import { PlomadaClient } from './routes/all';
import type { CallContract, CallRequest, Send } from './send';

export interface Connection {
  /** Where the product is, e.g. `https://plomada.example.com`. */
  readonly url: string;
  /** An API token of the account whose rights the calls have. */
  readonly token: string;
  /** Of the messages of refusals. */
  readonly language?: PlomadaLanguage;
  /** Instead of the platform's own: for proxies and tests. */
  readonly fetch?: typeof fetch;
}

/**
 * The calls of a Plomada, for programs that hold an API token. Every call answers as its type says or throws `PlomadaError`; none is
 * tried again by itself.
 */
export function connect({ url, token, language = 'en', fetch: ask = fetch }: Connection): PlomadaClient {
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  const send = async (contract: CallContract, request: CallRequest = {}): Promise<unknown> => {
    const response = await ask(`${base}/api${addressOf(contract, request)}`, {
      method: contract.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(request.form === undefined &&
          contract.method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...bodyOf(contract, request),
      signal: AbortSignal.timeout(contract.timeoutMs),
    }).catch((error: unknown) => {
      throw new PlomadaError(0, { kind: 'unavailable', code: 'NETWORK_DOWN' }, language, error);
    });
    if (!response.ok) throw new PlomadaError(response.status, await failureOf(response), language);
    return contract.isBinary ? new Uint8Array(await response.arrayBuffer()) : response.json();
  };
  return new PlomadaClient(send as Send);
}

function addressOf({ path }: CallContract, { params = {}, query = {} }: CallRequest): string {
  const values = params as Readonly<Record<string, unknown>>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** A call that changes something and says nothing says so: proxies may refuse one without a body. */
function bodyOf({ method }: CallContract, { body, form }: CallRequest): { body?: string | FormData } {
  if (form) return { body: form };
  return method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
}

/** What was not said by the product itself is told by its status. */
async function failureOf(response: Response): Promise<PlomadaFailure> {
  const said: unknown = await response.json().catch(() => null);
  const isFailure = typeof said === 'object' && said !== null && 'kind' in said && 'code' in said;
  if (isFailure) return said as PlomadaFailure;
  return { kind: response.status >= 500 ? 'unavailable' : 'invalid', code: `HTTP_${response.status}` };
}
