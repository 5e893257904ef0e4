// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { GridViewInput, GridViewsAnswer, LaboratoryProject, PortfolioProject } from '../types';
export type PortfolioPortfolioParams = {
  readonly id: string;
};
export type PortfolioPortfolioAnswer = {
  readonly projects: readonly PortfolioProject[];
};
export type PortfolioLaboratoryParams = {
  readonly id: string;
};
export type PortfolioLaboratoryQuery = {
  readonly indicators: string;
  readonly from?: string;
  readonly to?: string;
};
export type PortfolioLaboratoryAnswer = {
  readonly projects: readonly LaboratoryProject[];
};
export type PortfolioViewsParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioViewsAnswer = GridViewsAnswer;
export type PortfolioSaveViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioSaveViewBody = GridViewInput;
export type PortfolioSaveViewAnswer = GridViewsAnswer;
export type PortfolioRemoveViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioRemoveViewBody = {
  readonly name: string;
};
export type PortfolioRemoveViewAnswer = GridViewsAnswer;
export type PortfolioShareViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioShareViewBody = GridViewInput;
export type PortfolioShareViewAnswer = GridViewsAnswer;
export type PortfolioUnshareViewParams = {
  readonly id: string;
  readonly grid: 'laboratory';
};
export type PortfolioUnshareViewBody = {
  readonly name: string;
};
export type PortfolioUnshareViewAnswer = GridViewsAnswer;
export class PortfolioCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Trends and forecasts of the projects of a business that has the portfolio; MODULE_LACKING of another one. GET /business/:id/portfolio; needs a token to read. */
  portfolio(request: { readonly params: PortfolioPortfolioParams }): Promise<PortfolioPortfolioAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/portfolio', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Closed terms of the projects of a business that has the portfolio: those that ended in a period, by indicator, cause and family of restrictions; MODULE_LACKING of another one. GET /business/:id/laboratory; needs a token to read. */
  laboratory(request: {
    readonly params: PortfolioLaboratoryParams;
    readonly query: PortfolioLaboratoryQuery;
  }): Promise<PortfolioLaboratoryAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/laboratory', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saved views of the laboratory: the own ones, and those of everybody who sees it. GET /business/:id/grid_views/:grid; needs a token to read. */
  views(request: { readonly params: PortfolioViewsParams }): Promise<PortfolioViewsAnswer> {
    return this.#send(
      { method: 'GET', path: '/business/:id/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves an own view of the laboratory, in place of one of the same name; 20 kB and 50 views at most. POST /business/:id/grid_views/:grid; needs a token to write. */
  saveView(request: {
    readonly params: PortfolioSaveViewParams;
    readonly body: PortfolioSaveViewBody;
  }): Promise<PortfolioSaveViewAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes an own view of the laboratory. POST /business/:id/grid_views/:grid/remove; needs a token to write. */
  removeView(request: {
    readonly params: PortfolioRemoveViewParams;
    readonly body: PortfolioRemoveViewBody;
  }): Promise<PortfolioRemoveViewAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/grid_views/:grid/remove', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Saves a view of the laboratory for everybody who sees it, in place of one of the same name. POST /business/:id/shared_grid_views/:grid; needs a token to write. */
  shareView(request: {
    readonly params: PortfolioShareViewParams;
    readonly body: PortfolioShareViewBody;
  }): Promise<PortfolioShareViewAnswer> {
    return this.#send(
      { method: 'POST', path: '/business/:id/shared_grid_views/:grid', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** Removes a view of the laboratory that everybody who sees it has. POST /business/:id/shared_grid_views/:grid/remove; needs a token to write. */
  unshareView(request: {
    readonly params: PortfolioUnshareViewParams;
    readonly body: PortfolioUnshareViewBody;
  }): Promise<PortfolioUnshareViewAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/business/:id/shared_grid_views/:grid/remove',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }
}
