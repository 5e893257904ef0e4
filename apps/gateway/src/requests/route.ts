import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { RouteContract, Session } from '@plomada/contracts';
import type { z } from 'zod';
import type { KnownRequest } from '../access/known-request';
import type { GrantedRoles } from '../access/roles';
import { ROUTE } from '../access/route-of';
import { describeRoute } from './describe-route';
import { countedAddress } from '../limits/caller-address';

type AccessOf<R extends RouteContract> = NonNullable<R['accessKind']>;

/** What a call brings to the method that handles it, parsed by the route's contract. */
export interface RouteRequest<R extends RouteContract> {
  readonly params: z.output<R['params']>;
  readonly query: z.output<R['query']>;
  readonly body: R['body'] extends z.ZodType ? z.output<R['body']> : undefined;
  /** Whose call it is; nobody's on public routes. */
  readonly session: 'public' extends AccessOf<R> ? undefined : Session;
  /** What the caller holds in the project that the access rule names. */
  readonly granted: [Extract<Exclude<AccessOf<R>, 'public'>['of'], 'project' | 'plan'>] extends [never]
    ? undefined
    : GrantedRoles;
  /** The caller's address, as limits count it. */
  readonly address: string;
}

/** What the method answers with; bytes it writes itself. */
type RouteAnswer<R extends RouteContract> = R['answer'] extends z.ZodType ? z.input<R['answer']> : void;

/**
 * The method handles the calls of this contract: they are let through and documented as the contract says, it is given a
 * RouteRequest as its first argument, and must answer what the contract promises.
 */
export function Route<R extends RouteContract>(route: R) {
  type Handler = (request: RouteRequest<R>, ...others: never[]) => RouteAnswer<R> | Promise<RouteAnswer<R>>;
  return <H extends Handler>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    Parsed(parserOf(route))(target, key, 0);
    applyDecorators(
      RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
      HttpCode(200),
      SetMetadata(ROUTE, route),
      describeRoute(route),
    )(target, key, descriptor);
  };
}

type Parse = (request: KnownRequest) => unknown;

const Parsed = createParamDecorator((parse: Parse, context: ExecutionContext) =>
  parse(context.switchToHttp().getRequest<KnownRequest>()),
);

function parserOf({ params, query, body, bodyOrQuery }: RouteContract): Parse {
  const strictBody = body?.strict();
  return (request) => ({
    params: params.parse(request.params),
    query: query.parse(request.query),
    body: strictBody?.parse(bodyOrQuery && isEmpty(request.body) ? request.query : request.body),
    session: request.session,
    granted: request.granted,
    address: countedAddress(request.ip),
  });
}

const isEmpty = (body: unknown): boolean => Object.keys((body ?? {}) as object).length === 0;
