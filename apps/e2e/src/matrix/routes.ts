import { type Permission, PERMISSIONS } from '@plomada/domain';
import { Api } from '../api/api';
import { CALLS } from './calls';

interface PlacedNeed {
  readonly of: 'project' | 'business' | 'own';
  readonly permission?: Permission;
  readonly id: string;
  readonly in: 'path' | 'body';
}
interface PlainNeed {
  readonly of: 'platform' | 'session' | 'handler';
  readonly permission?: Permission;
}
export type Need = PlacedNeed | PlainNeed;

/** A call of the gateway with what it says of its access, as the running gateway documents itself. */
export interface Route {
  /** As in the table: "POST /api/project/{id}/create". */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Null when the call is for everybody. */
  readonly needs: readonly Need[] | null;
}

interface Documented {
  readonly 'x-access'?: { readonly public?: true; readonly needs?: readonly Need[] };
}

export async function routesOfGateway(): Promise<Route[]> {
  const { body } = await new Api().get('/docs-json');
  const { paths } = body as { paths: Record<string, Record<string, Documented>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const access = operation['x-access'];
      const call = `${method.toUpperCase()} ${path}`;
      if (!access) throw new Error(`${call} does not say who may call it`);
      return { call, method: method.toUpperCase(), path, needs: access.needs ?? null };
    }),
  );
}

/** In the words of the table: "public", "session", "own", or the permissions, joined when there are several. */
export function declared({ needs }: Route): string {
  return needs === null ? 'public' : needs.map(({ of, permission }) => permission ?? of).join(' + ');
}

export const isPermission = (word: string): word is Permission => word in PERMISSIONS;
export const expected = (route: Route): string | undefined => CALLS[route.call];
