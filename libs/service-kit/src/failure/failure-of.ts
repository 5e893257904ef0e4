import { failureSchema, type Failure } from '@plomada/contracts';
import { HttpException } from '@nestjs/common';
import { ZodError } from 'zod';
import { currentCorrelationId } from '../correlation/correlation';
import { AppFailure } from './app-failure';

const KIND_OF_STATUS: Readonly<Record<number, Failure['kind']>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'unavailable',
};
const CODE_OF_KIND: Readonly<Partial<Record<Failure['kind'], string>>> = {
  notFound: 'NOT_FOUND',
  tooLarge: 'REQUEST_TOO_LARGE',
  invalid: 'REQUEST_INVALID',
};

/** How anything that was thrown travels. What was not foreseen becomes INTERNAL and keeps its words to itself. */
export function failureOf(thrown: unknown): Failure {
  return { ...described(thrown), correlationId: currentCorrelationId() };
}

function described(thrown: unknown): Failure {
  if (thrown instanceof AppFailure) {
    const { kind, code, params, rows } = thrown;
    return { kind, code, ...(params && { params }), ...(rows && { rows }) };
  }
  if (thrown instanceof ZodError) return zodFailure(thrown);
  const status = httpStatusOf(thrown);
  if (status !== null && status < 500) {
    const kind = KIND_OF_STATUS[status] ?? 'invalid';
    return { kind, code: CODE_OF_KIND[kind] ?? 'REQUEST_REFUSED' };
  }
  if (isOutage(thrown)) return { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' };
  return { kind: 'internal', code: 'INTERNAL' };
}

/** What the drivers of MongoDB and Redis call it when the server behind them cannot be reached. */
const OUTAGES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoTopologyClosedError',
  'MaxRetriesPerRequestError',
]);

/** True when something behind us is away: nothing is wrong with the request, and it may be sent again. */
function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return OUTAGES.has(thrown.name) || /^(Connection is closed|Stream isn't writeable)/.test(thrown.message);
}

/** The first thing that is wrong: the path to it and what was expected there. */
export function zodFailure(error: ZodError): Failure {
  const issue = error.issues[0];
  const path = (issue?.path.map(String).join('.') ?? '').slice(0, 200);
  return {
    kind: 'invalid',
    code: 'REQUEST_INVALID',
    params: { path, expected: issue?.message.slice(0, 200) ?? '' },
  };
}

/** Nest's own exceptions and those of express's body parsers carry a status. */
function httpStatusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { status?: unknown } | null)?.status;
  return thrown instanceof Error && typeof status === 'number' && status >= 400 ? status : null;
}

/** The failure that another service answered with. Anything that is not one becomes INTERNAL. */
export function failureFromWire(wire: unknown): AppFailure {
  const parsed = failureSchema.safeParse(wire);
  return new AppFailure(parsed.success ? parsed.data : { kind: 'internal', code: 'INTERNAL' });
}
