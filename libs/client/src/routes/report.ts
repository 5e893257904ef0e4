// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type ReportOfProjectParams = {
  readonly projectId: string;
};
export type ReportOfProjectAnswer = {
  readonly status: 'loading' | 'ready' | 'error';
  readonly seq: number;
  readonly stale: boolean;
  readonly running: number | null;
  readonly computedAt: string | null;
  readonly indicators: Readonly<Record<string, unknown>> | null;
};
export type ReportForecastParams = {
  readonly projectId: string;
};
export type ReportForecastAnswer = {
  readonly forecast:
    | (
        | {
            readonly status: 'pending';
            readonly has: {
              readonly tasks: number;
              readonly terms: number;
            };
            readonly needs: {
              readonly tasks: number;
              readonly terms: number;
            };
          }
        | {
            readonly status: 'ready';
            readonly dataDate: string;
            readonly runs: number;
            readonly grounds: {
              readonly tasks: number;
              readonly terms: number;
              readonly waits: number;
              readonly lateness: number;
              readonly usesFirm: boolean;
              readonly openWithoutLinks: readonly string[];
            };
            readonly end: {
              readonly p10: string;
              readonly p50: string;
              readonly p80: string;
              readonly p90: string;
              readonly planned: string;
              readonly baseline: {
                readonly day: string;
                readonly chance: number;
              } | null;
            };
            readonly curve: readonly {
              readonly day: string;
              readonly share: number;
            }[];
            readonly points: readonly {
              readonly p10: string;
              readonly p50: string;
              readonly p80: string;
              readonly p90: string;
              readonly taskId: string;
              readonly kind: 'milestone' | 'summary';
              readonly planned: string;
              readonly baseline: {
                readonly day: string;
                readonly chance: number;
              } | null;
              readonly deadline: {
                readonly day: string;
                readonly chance: number;
              } | null;
            }[];
            readonly critical: readonly {
              readonly taskId: string;
              readonly criticality: number;
              readonly p50: string;
              readonly p80: string;
            }[];
            readonly restrictions: readonly {
              readonly restrictionId: string;
              readonly share: number;
              readonly daysAtP80: number;
            }[];
            readonly allRestrictionsDaysAtP80: number;
          }
      )
    | null;
  readonly computedAt: string | null;
  readonly running: number | null;
  readonly failed: boolean;
  readonly past: readonly {
    readonly termNumber: number;
    readonly closedAt: string;
    readonly dataDate: string;
    readonly p50: string;
    readonly p80: string;
    readonly milestones: Readonly<Record<string, string>>;
  }[];
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
