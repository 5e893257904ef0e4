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

/** How a failure travels, over HTTP, RPC and sockets alike. Texts are made from the code where a person reads them. */
export const failureSchema = z.object({
  kind: z.enum(FAILURE_KINDS),
  /** UPPER_SNAKE, a key of the translations. */
  code: z.string().max(80),
  /** The values that the message names. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Rows that it is about: task, link or restriction ids. */
  rows: z.array(z.string()).max(3500).optional(),
  /** The number that finds it in the logs. */
  correlationId: z.string().max(80).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

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
