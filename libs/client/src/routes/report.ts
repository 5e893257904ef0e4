// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { IndicatorResults, PastForecast, PlanForecast, ReportStatus } from '../types';
export type ReportOfProjectParams = {
  readonly projectId: string;
};
export type ReportOfProjectAnswer = {
  readonly status: ReportStatus;
  readonly seq: number;
  readonly stale: boolean;
  readonly running: number | null;
  readonly computedAt: string | null;
  readonly indicators: IndicatorResults | null;
};
export type ReportForecastParams = {
  readonly projectId: string;
};
export type ReportForecastAnswer = {
  readonly forecast: PlanForecast | null;
  readonly computedAt: string | null;
  readonly running: number | null;
  readonly failed: boolean;
  readonly past: readonly PastForecast[];
};
export class ReportCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Indicators of a project at its newest computed seq. GET /reports/:projectId; needs a token to read. */
  ofProject(request: { readonly params: ReportOfProjectParams }): Promise<ReportOfProjectAnswer> {
    return this.#send(
      { method: 'GET', path: '/reports/:projectId', timeoutMs: 20000, isBinary: false },
      request,
    );
  }

  /** When the project ends by its own record, and after each close; one that is old is calculated again, `running` tells how far that is. GET /reports/:projectId/forecast; needs a token to read. */
  forecast(request: { readonly params: ReportForecastParams }): Promise<ReportForecastAnswer> {
    return this.#send(
      { method: 'GET', path: '/reports/:projectId/forecast', timeoutMs: 20000, isBinary: false },
      request,
    );
  }
}
