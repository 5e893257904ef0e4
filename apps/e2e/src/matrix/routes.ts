import { type AccessRule, ROUTES } from '@plomada/contracts';
import { Api } from '../api/api';

/** A call of the gateway with who may make it. */
export interface Route {
  /** As in the documentation: "POST /api/project/{id}/create". */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** Null when the call is for everybody. */
  readonly needs: readonly AccessRule[] | null;
}

/** As the contracts define them. */
export const routes: readonly Route[] = ROUTES.map(({ method, path: pattern, access }) => {
  const path = `/api${pattern.replace(/:(\w+)/g, '{$1}')}`;
  return { call: `${method} ${path}`, method, path, needs: access === 'public' ? null : access };
});

interface Documented {
  readonly 'x-access'?: { readonly public?: true; readonly needs?: readonly AccessRule[] };
}

/** Who may make each call, as the running gateway documents itself. */
export async function servedAccess(): Promise<Readonly<Record<string, Route['needs'] | undefined>>> {
  const { body } = await new Api().get('/docs-json');
  const { paths } = body as { paths: Record<string, Record<string, Documented>> };
  const served = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { 'x-access': access }]) => {
      return [`${method.toUpperCase()} ${path}`, access?.public ? null : access?.needs] as const;
    }),
  );
  return Object.fromEntries(served);
}
