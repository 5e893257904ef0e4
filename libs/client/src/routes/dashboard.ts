// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { Arrangement, DashboardName, Dashboards } from '../types';
export type DashboardListParams = {
  readonly projectId: string;
};
export type DashboardListAnswer = Dashboards;
export type DashboardArrangeParams = {
  readonly projectId: string;
  readonly dashboard: DashboardName;
};
export type DashboardArrangeBody = Arrangement;
export type DashboardArrangeAnswer = Dashboards;
export type DashboardResetParams = {
  readonly projectId: string;
  readonly dashboard: DashboardName;
};
export type DashboardResetAnswer = Dashboards;
export type DashboardArrangeForAllParams = {
  readonly projectId: string;
  readonly dashboard: DashboardName;
};
export type DashboardArrangeForAllBody = Arrangement;
export type DashboardArrangeForAllAnswer = Dashboards;
export type DashboardResetForAllParams = {
  readonly projectId: string;
  readonly dashboard: DashboardName;
};
export type DashboardResetForAllAnswer = Dashboards;
export class DashboardCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** The dashboards of a project as the caller sees them. GET /reports/:projectId/dashboards; needs a token to read. */
  list(request: { readonly params: DashboardListParams }): Promise<DashboardListAnswer> {
    return this.#send(
      { method: 'GET', path: '/reports/:projectId/dashboards', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Arranges a dashboard for oneself; each report once, on twelve columns. PUT /reports/:projectId/dashboards/:dashboard; needs a token to write. */
  arrange(request: {
    readonly params: DashboardArrangeParams;
    readonly body: DashboardArrangeBody;
  }): Promise<DashboardArrangeAnswer> {
    return this.#send(
      { method: 'PUT', path: '/reports/:projectId/dashboards/:dashboard', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Takes the own arrangement back: the project’s default shows again. DELETE /reports/:projectId/dashboards/:dashboard; needs a token to write. */
  reset(request: { readonly params: DashboardResetParams }): Promise<DashboardResetAnswer> {
    return this.#send(
      {
        method: 'DELETE',
        path: '/reports/:projectId/dashboards/:dashboard',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Arranges the default of a project, for everybody who has no arrangement of their own. PUT /reports/:projectId/default_dashboards/:dashboard; needs a token to write. */
  arrangeForAll(request: {
    readonly params: DashboardArrangeForAllParams;
    readonly body: DashboardArrangeForAllBody;
  }): Promise<DashboardArrangeForAllAnswer> {
    return this.#send(
      {
        method: 'PUT',
        path: '/reports/:projectId/default_dashboards/:dashboard',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** Takes the default of a project back to the standard one. DELETE /reports/:projectId/default_dashboards/:dashboard; needs a token to write. */
  resetForAll(request: { readonly params: DashboardResetForAllParams }): Promise<DashboardResetForAllAnswer> {
    return this.#send(
      {
        method: 'DELETE',
        path: '/reports/:projectId/default_dashboards/:dashboard',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
