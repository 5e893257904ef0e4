import type { Permission, TokenScope } from '@plomada/domain';
import { z } from 'zod';
import { id, planId } from './primitives';

/** Where the id stands that a permission is asked for. */
export type IdSource = 'path' | 'body';

/** One thing that must hold before a call is let through. The rules of a route add up, in their order. */
export type AccessRule =
  | {
      readonly of: 'project' | 'plan' | 'business';
      readonly permission: Permission;
      readonly id: string;
      readonly in: IdSource;
    }
  | { readonly of: 'platform'; readonly permission: Permission }
  /** The path or the body names a user: only oneself exists. */
  | { readonly of: 'own'; readonly id: string; readonly in: IdSource }
  /** Everybody with a session: what is dealt with is the caller's own. */
  | { readonly of: 'session' }
  /** What is asked for is known only after reading more than the request's line: what handles the call asks. */
  | { readonly of: 'handler'; readonly permission: Permission };

/** The permission must be held in the project that the parameter names. */
export const inProject = (permission: Permission, name: string, source: IdSource = 'path') =>
  ({ of: 'project', permission, id: name, in: source }) as const;

/** The permission must be held in the project whose live plan, or scenario, the path's parameter names. */
export const inPlan = (permission: Permission, name: string) =>
  ({ of: 'plan', permission, id: name, in: 'path' }) as const;

/** The permission must be held in the business that the parameter names. */
export const inBusiness = (permission: Permission, name: string, source: IdSource = 'path') =>
  ({ of: 'business', permission, id: name, in: source }) as const;

export const onPlatform = (permission: Permission) => ({ of: 'platform', permission }) as const;
export const own = (name: string, source: IdSource = 'path') =>
  ({ of: 'own', id: name, in: source }) as const;
export const anySession = { of: 'session' } as const;
export const checkedInHandler = (permission: Permission) => ({ of: 'handler', permission }) as const;

/** Bytes instead of JSON, by their media type. */
export type BinaryAnswer =
  'image/webp' | 'application/octet-stream' | 'application/pdf' | 'text/calendar' | 'text/csv';
export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call of the gateway, as both sides know it. */
export interface RouteContract<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodObject | undefined = z.ZodObject | undefined,
  Answer extends z.ZodType | BinaryAnswer = z.ZodType | BinaryAnswer,
  Access extends AccessRule | 'public' = AccessRule | 'public',
> {
  readonly method: RouteMethod;
  /** Begins after `/api`; a colon stands before the name of each parameter. */
  readonly path: string;
  readonly summary: string;
  /** Who may call it. Public calls need no session. */
  readonly access: 'public' | readonly AccessRule[];
  /** What an API token must be good for to make it; null where no such token may. */
  readonly tokenScope: TokenScope | null;
  /** Whether somebody who has to set up a second step may make it before. */
  readonly beforeSecondStep: boolean;
  /** Whether somebody who has to choose a password may make it before. */
  readonly beforePassword: boolean;
  readonly params: Params;
  readonly query: Query;
  /** Fields that it does not know are refused. */
  readonly body: Body;
  /** Fields that are sent as a form, with a file: it is read as it comes. */
  readonly form: z.ZodObject | undefined;
  /** As older clients send it, the body may stand behind the question mark instead. */
  readonly bodyOrQuery: boolean;
  readonly answer: Answer;
  /** So long a client waits for the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** For types only. */
  readonly accessKind?: Access;
}

/** The names after the colons of a path. */
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<Path extends string, Own> = z.ZodObject<{
  [Name in NamesIn<Path>]: Name extends keyof Own ? Extract<Own[Name], z.ZodType> : typeof id;
}>;

/** A client waits this long for an answer unless told otherwise, in milliseconds. */
const PATIENCE = 20_000;

/**
 * A call of the gateway: its controller, the web's client, the API's documentation and the test of permissions follow from it.
 * A parameter of the path is an id unless `params` says otherwise, that of a plan one of a plan: any other call refuses a scenario's.
 * An API token needs `read` for GET and `write` for everything else, unless `tokenScope` says otherwise.
 */
export function defineRoute<
  const Path extends string,
  const Access extends AccessRule | 'public',
  Answer extends z.ZodType | BinaryAnswer,
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- no parameter but ids
  Own extends Partial<Record<NamesIn<Path>, z.ZodType>> = {},
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- nothing behind the question mark
  Query extends z.ZodRawShape = {},
  Body extends z.ZodObject | undefined = undefined,
>(route: {
  readonly method: RouteMethod;
  readonly path: Path;
  readonly summary: string;
  readonly access: Access | readonly Access[];
  readonly tokenScope?: TokenScope | null;
  readonly beforeSecondStep?: boolean;
  readonly beforePassword?: boolean;
  readonly params?: Own;
  readonly query?: Query;
  readonly body?: Body;
  readonly form?: z.ZodObject;
  readonly bodyOrQuery?: boolean;
  readonly answer: Answer;
  readonly timeoutMs?: number;
}): RouteContract<ParamsOf<Path, Own>, z.ZodObject<Query>, Body, Answer, Access> {
  const { method, path, summary, access, tokenScope, body, form, answer } = route;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as NamesIn<Path>);
  const rules = access === 'public' ? [] : ([access].flat() as AccessRule[]);
  const isPlan = (name: string): boolean => rules.some((rule) => rule.of === 'plan' && rule.id === name);
  const params = Object.fromEntries(
    names.map((name) => [name, route.params?.[name] ?? (isPlan(name) ? planId : id)]),
  );
  return {
    method,
    path,
    summary,
    access: access === 'public' ? access : rules,
    tokenScope: tokenScope === undefined ? (method === 'GET' ? 'read' : 'write') : tokenScope,
    beforeSecondStep: route.beforeSecondStep ?? false,
    beforePassword: route.beforePassword ?? false,
    params: z.object(params) as unknown as ParamsOf<Path, Own>,
    query: z.object(route.query ?? ({} as Query)),
    body: body as Body,
    form,
    bodyOrQuery: route.bodyOrQuery ?? false,
    answer,
    timeoutMs: route.timeoutMs ?? PATIENCE,
  };
}

/** The address of a call, after `/api`. */
export function pathOf(
  { path, query: known }: RouteContract,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.keys(known.shape).filter((name) => query[name] !== undefined);
  if (asked.length === 0) return filled;
  return `${filled}?${new URLSearchParams(asked.map((name): [string, string] => [name, String(query[name])]))}`;
}
