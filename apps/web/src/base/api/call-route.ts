import { type BinaryAnswer, pathOf, type RouteContract } from '@plomada/contracts';
import type { z } from 'zod';
import { request } from './request';

/** What a call is made with, as its contract asks for it; a form is sent as it is. */
export type Sent<R extends RouteContract> = Fields<'params', R['params'], z.input<R['params']>> &
  Fields<'query', R['query'], Partial<z.input<R['query']>>> &
  (R['body'] extends z.ZodType ? { readonly body: z.input<R['body']> } : { readonly body?: FormData });

type Fields<Name extends string, Schema extends z.ZodObject, Given> = keyof Schema['shape'] extends never
  ? { readonly [name in Name]?: never }
  : { readonly [name in Name]: Given };

type Answered = Exclude<RouteContract['answer'], BinaryAnswer>;

/** Calls the gateway by a contract; answers what was answered, parsed. Throws ApiFailure as `request` does. */
export function callRoute<R extends RouteContract & { readonly answer: Answered }>(
  route: R,
  ...[sent]: Record<never, never> extends Sent<R> ? [sent?: Sent<R>] : [sent: Sent<R>]
): Promise<z.output<R['answer']>> {
  const { method, answer, timeoutMs } = route;
  // A POST without anything to say says so: proxies may refuse one without a body.
  const body = sent?.body ?? (method === 'POST' ? {} : undefined);
  return request<Answered>(pathOf(route, sent?.params, sent?.query), {
    method,
    body,
    answer,
    timeoutMs,
  }) as Promise<z.output<R['answer']>>;
}
