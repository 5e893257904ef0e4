import type { Failure } from '@plomada/contracts';
import { allows, type Permission, type Role } from '@plomada/domain';
import { request } from 'node:http';
import { URL_UNDER_TEST } from '../environment';

/** What came of a call: let through (whatever became of it then), told what lacks, or answered as if there were nothing. */
export type Outcome = 'allowed' | 'forbidden' | 'hidden' | 'unknown caller';

/** What an answer says of a failure, if it is one. */
export type FailureAnswer = Readonly<Partial<Record<keyof Failure, unknown>>>;

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly type?: string;
}

const at = new URL(URL_UNDER_TEST);
/** Bad tokens are counted by address. Where there are several, these tests have one for themselves. */
const ownAddress = /^(localhost|127\.)/.test(at.hostname)
  ? { host: '127.0.0.1', localAddress: '127.0.0.77' }
  : { host: at.hostname };

/** One call with a token or none, at the lowest level: what a test says is what goes over the line. */
export function ask(
  { method, path, body, type = 'application/json' }: Asked,
  token: string | null,
): Promise<{ status: number; failure: Partial<Failure> }> {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const call = request({ ...ownAddress, port: at.port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, failure: parsed(parts) }));
    });
    call.on('error', reject).end(body);
  });
}

function parsed(parts: Buffer[]): Partial<Failure> {
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as Partial<Failure>;
  } catch {
    return {};
  }
}

/** Throws on what no cell of the matrix may come to: a fault of the server, or a flood refused. */
export function outcomeOf({ status, failure }: { status: number; failure: FailureAnswer }): Outcome {
  if (status === 429 || status >= 500) throw new Error(`answered ${status} ${JSON.stringify(failure)}`);
  if (status === 401) return 'unknown caller';
  if (failure.code === 'FORBIDDEN' || failure.code === 'ACTION_FORBIDDEN') return 'forbidden';
  if (failure.code !== 'NOT_FOUND') return 'allowed';
  // Nothing more than for a thing that does not exist: no rows, no params.
  const told = Object.keys(failure).filter((key) => key !== 'correlationId');
  if (told.join() !== 'kind,code' || failure.kind !== 'notFound') throw new Error(JSON.stringify(failure));
  return 'hidden';
}

/** What the permission table says of somebody with these roles; `sees` is whether the thing exists for them at all. */
export function verdict(roles: readonly Role[], permission: Permission, sees: boolean): Outcome {
  if (!sees) return 'hidden';
  return allows(roles, permission) ? 'allowed' : 'forbidden';
}

/** Does all, a few at a time. */
export async function inLanes<T>(things: readonly T[], once: (thing: T) => Promise<void>): Promise<void> {
  const waiting = [...things];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await once(next);
  };
  await Promise.all(Array.from({ length: 12 }, lane));
}
