import type { z } from 'zod';

export const SERVICES = ['auth', 'projects', 'planning', 'imports', 'reports', 'notifications'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** A question that one service answers for the others over its queue. */
export interface RpcContract<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  readonly service: ServiceName;
  /** `<service>.<verb-object>`, unique. */
  readonly pattern: string;
  readonly request: Req;
  readonly response: Res;
  readonly timeoutMs: number;
  /** Handled twice it does no more than handled once: whoever lost the answer may ask again. */
  readonly idempotent: boolean;
}

/** A fact that a service tells everybody who wants to know. Past tense. */
export interface EventContract<P extends z.ZodType = z.ZodType> {
  /** Routing key on the exchange: `<service>.<fact>`. */
  readonly key: string;
  readonly payload: P;
}

/** A question that may change something. It waits 10 seconds for the answer unless it says otherwise. */
export function defineRpc<Req extends z.ZodType, Res extends z.ZodType>(
  service: ServiceName,
  verb: string,
  contract: { request: Req; response: Res; timeoutMs?: number },
): RpcContract<Req, Res> {
  const { request, response, timeoutMs = 10_000 } = contract;
  return { service, pattern: `${service}.${verb}`, request, response, timeoutMs, idempotent: false };
}

/** A question that reads and changes nothing, so that it may be asked again. */
export function defineQuery<Req extends z.ZodType, Res extends z.ZodType>(
  ...question: Parameters<typeof defineRpc<Req, Res>>
): RpcContract<Req, Res> {
  return { ...defineRpc(...question), idempotent: true };
}

export function defineEvent<P extends z.ZodType>(
  service: ServiceName,
  fact: string,
  payload: P,
): EventContract<P> {
  return { key: `${service}.${fact}`, payload };
}
