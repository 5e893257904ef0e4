import { type BinaryAnswer, pathOf, type RouteContract } from '@plomada/contracts';
import type { z } from 'zod';
import { projectOfPlan } from '@plomada/domain';
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
  return request<Answered>(pathOf(route, paramsFor(route, sent?.params), sent?.query), {
    method,
    body,
    answer,
    timeoutMs,
  }) as Promise<z.output<R['answer']>>;
}

/** Calls about a project know no scenarios: what a scenario's screen asks of its project is asked of the one that it is a copy of. */
function paramsFor({ access }: RouteContract, params: Readonly<Record<string, unknown>> = {}): typeof params {
  if (access === 'public') return params;
  const ofProject = access.flatMap((rule) => (rule.of === 'project' && rule.in === 'path' ? [rule.id] : []));
  const projects = ofProject.map((name) => [name, projectOfPlan(String(params[name]))]);
  return { ...params, ...Object.fromEntries(projects) };
}
