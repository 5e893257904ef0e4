import type { Refusal } from '@plomada/domain';
import { z } from 'zod';

/** The four ways in which a well-meant request fails, and the two in which we do. */
export const FAILURE_KINDS = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'tooMany',
  'unavailable',
  'internal',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** How many rows a failure names at most: a plan has no more tasks. */
const MAX_FAILURE_ROWS = 3500;

/** How a failure travels, over HTTP, RPC and sockets alike. Texts are made from the code where a person reads them. */
export const failureSchema = z.object({
  kind: z.enum(FAILURE_KINDS),
  /** UPPER_SNAKE, a key of the translations. */
  code: z.string().max(80),
  /** The values that the message names. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Rows that it is about: task, link or restriction ids. */
  rows: z.array(z.string()).max(MAX_FAILURE_ROWS).optional(),
  /** The number that finds it in the logs. */
  correlationId: z.string().max(80).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** A refusal of the domain as it travels and is shown, whoever decided: of the rows as many as a failure may name. */
export function refusalFailure({ code, params, rows }: Refusal): Failure {
  return {
    kind: code === 'ACTION_FORBIDDEN' ? 'forbidden' : 'invalid',
    code,
    ...(params && { params: { ...params } }),
    ...(rows && { rows: rows.slice(0, MAX_FAILURE_ROWS) }),
  };
}

export const HTTP_STATUS: Readonly<Record<FailureKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
  internal: 500,
};
