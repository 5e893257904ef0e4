// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { ExportPage } from '../types';
export type TableExportPageParams = {
  readonly id: string;
  readonly table: 'tasks' | 'restrictions' | 'terms' | 'causes' | 'indicators';
};
export type TableExportPageQuery = {
  readonly since?: number;
  readonly after?: string;
  readonly limit?: number;
};
export type TableExportPageAnswer = ExportPage;
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
