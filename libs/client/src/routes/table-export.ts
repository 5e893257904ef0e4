// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
export type TableExportPageParams = {
  readonly id: string;
  readonly table: 'tasks' | 'restrictions' | 'terms' | 'causes' | 'indicators';
};
export type TableExportPageQuery = {
  readonly since?: number;
  readonly after?: string;
  readonly limit?: number;
};
export type TableExportPageAnswer = {
  readonly version: 1;
  readonly projectId: string;
  readonly table: 'tasks' | 'restrictions' | 'terms' | 'causes' | 'indicators';
  readonly seq: number;
  readonly complete: boolean;
  readonly removed: readonly string[];
  readonly next: string | null;
  readonly rows: readonly (
    | {
        readonly id: string;
        readonly code: string;
        readonly parentId: string | null;
        readonly level: number;
        readonly kind: 'task' | 'milestone' | 'summary';
        readonly name: string;
        readonly start: string;
        readonly finish: string;
        readonly durationDays: number;
        readonly progress: number;
        readonly commitment: number | null;
        readonly lastProgress: number;
        readonly weight: number;
        readonly state: string | null;
        readonly isCritical: boolean;
        readonly floatDays: number;
        readonly isInOpenTerm: boolean;
        readonly isAnalysed: boolean;
        readonly responsibleIds: readonly string[];
        readonly responsibles: readonly string[];
        readonly restrictions: number;
        readonly delayedRestrictions: number;
        readonly constraintType: string;
        readonly constraintDate: string | null;
        readonly baselineStart: string | null;
        readonly baselineFinish: string | null;
        readonly unit: string | null;
        readonly quantity: number | null;
        readonly unitsDone: number | null;
        readonly sourceId: string | null;
        readonly wbs: string | null;
      }
    | {
        readonly id: string;
        readonly type: 'start' | 'end';
        readonly family: string;
        readonly detail: string;
        readonly comments: string;
        readonly state: 'pending' | 'delayed' | 'released' | 'releasedLate' | 'inProcess';
        readonly responsibleId: string | null;
        readonly responsible: string;
        readonly company: string;
        readonly created: string;
        readonly required: string;
        readonly committed: string | null;
        readonly due: string;
        readonly released: string | null;
        readonly taskIds: readonly string[];
        readonly tasks: readonly string[];
        readonly neededBy: string | null;
        readonly isInTime: boolean | null;
      }
    | {
        readonly id: string;
        readonly number: number;
        readonly start: string;
        readonly lastDay: string;
        readonly state: 'closed' | 'open' | 'waiting';
        readonly closedAt: string | null;
        readonly reopenings: number;
        readonly promised: number | null;
        readonly kept: number | null;
        readonly ppc: number | null;
        readonly restrictionsDue: number | null;
        readonly restrictionsReleased: number | null;
        readonly pcr: number | null;
        readonly realProgress: number | null;
      }
    | {
        readonly id: string;
        readonly termNumber: number;
        readonly closedAt: string;
        readonly taskId: string;
        readonly taskCode: string;
        readonly task: string;
        readonly responsibles: string;
        readonly type: string;
        readonly origin: string;
        readonly detail: string;
        readonly commitment: number | null;
        readonly progress: number;
        readonly impact: number | null;
      }
    | {
        readonly id: string;
        readonly indicator:
          | 'PPC'
          | 'PCR'
          | 'commitmentLevel'
          | 'tasksMadeReady'
          | 'tasksAnticipated'
          | 'realProgress'
          | 'plannedProgress'
          | 'baselineProgress';
        readonly termNumber: number | null;
        readonly termStart: string | null;
        readonly value: number | null;
        readonly numerator: number | null;
        readonly denominator: number | null;
      }
  )[];
};
export type TableExportCsvParams = {
  readonly id: string;
  readonly table: 'tasks' | 'restrictions' | 'terms' | 'causes' | 'indicators';
};
export class TableExportCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** A page of the tasks, restrictions, terms, causes or indicators of a project, all or those that became otherwise since a seq (docs/bi-export.md). GET /project/:id/export/:table; needs a token to read. */
  page(request: {
    readonly params: TableExportPageParams;
    readonly query?: TableExportPageQuery;
  }): Promise<TableExportPageAnswer> {
    return this.#send(
      { method: 'GET', path: '/project/:id/export/:table', timeoutMs: 40000, isBinary: false },
      request,
    );
  }

  /** The whole table as a CSV file with commas and points (docs/bi-export.md). GET /project/:id/export/:table/csv; needs a token to read. */
  csv(request: { readonly params: TableExportCsvParams }): Promise<Uint8Array> {
    return this.#send(
      { method: 'GET', path: '/project/:id/export/:table/csv', timeoutMs: 40000, isBinary: true },
      request,
    );
  }
}
