import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Permission } from '@plomada/domain';

/** Where the id stands that a permission is asked for: in the path, or in the body. */
export type Source = 'path' | 'body';

/** One thing that must hold before a route's handler runs. */
export type Demand =
  | {
      readonly of: 'project' | 'business';
      readonly permission: Permission;
      readonly id: string;
      readonly in: Source;
    }
  | { readonly of: 'platform'; readonly permission: Permission }
  /** The path or the body names a user: only oneself exists. */
  | { readonly of: 'own'; readonly id: string; readonly in: Source }
  /** Everybody with a session: the handler deals with the caller's own things only. */
  | { readonly of: 'session' }
  /** What is asked for is known only after reading more than the request's line: the handler asks `Access` itself. */
  | { readonly of: 'handler'; readonly permission: Permission };

export const DEMANDS = 'gateway:demands';

/** The demands of a route add up; they are shown in the API's documentation as `x-access`. */
const demand =
  (one: Demand): MethodDecorator =>
  (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const earlier: Demand[] | undefined = Reflect.getMetadata(DEMANDS, handler);
    // The documentation keeps the first list that it is given: later demands go into the same one.
    if (earlier) earlier.unshift(one);
    else {
      const needs = [one];
      applyDecorators(SetMetadata(DEMANDS, needs), ApiExtension('x-access', { needs }))(
        target,
        key,
        descriptor,
      );
    }
  };

/** The permission must be held in the project that the parameter names. */
export const InProject = (permission: Permission, id: string, source: Source = 'path') =>
  demand({ of: 'project', permission, id, in: source });

/** The permission must be held in the business that the parameter names. */
export const InBusiness = (permission: Permission, id: string, source: Source = 'path') =>
  demand({ of: 'business', permission, id, in: source });

export const OnPlatform = (permission: Permission) => demand({ of: 'platform', permission });

export const Own = (id: string, source: Source = 'path') => demand({ of: 'own', id, in: source });

export const AnySession = () => demand({ of: 'session' });

export const DecidedByHandler = (permission: Permission) => demand({ of: 'handler', permission });
