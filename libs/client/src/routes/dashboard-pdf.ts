// Written by `npm run docs:client` from libs/contracts: edit those.
import type { Send } from '../send';
import type { DashboardName, DashboardPdfState, PdfWish } from '../types';
export type DashboardPdfMakeParams = {
  readonly projectId: string;
  readonly dashboard: DashboardName;
};
export type DashboardPdfMakeBody = PdfWish;
export type DashboardPdfMakeAnswer = {
  readonly fileId: string;
};
export type DashboardPdfStateParams = {
  readonly projectId: string;
  readonly fileId: string;
};
export type DashboardPdfStateAnswer = DashboardPdfState;
export type DashboardPdfFileParams = {
  readonly projectId: string;
  readonly fileId: string;
};
export class DashboardPdfCalls {
  readonly #send: Send;
  constructor(send: Send) {
    this.#send = send;
  }

  /** Has the PDF of a dashboard made, as the caller has arranged it, with the figures that are stored; asked again while it is being made, it is the same. POST /reports/:projectId/dashboards/:dashboard/pdf; needs a token to read. */
  make(request: {
    readonly params: DashboardPdfMakeParams;
    readonly body: DashboardPdfMakeBody;
  }): Promise<DashboardPdfMakeAnswer> {
    return this.#send(
      {
        method: 'POST',
        path: '/reports/:projectId/dashboards/:dashboard/pdf',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** How far a PDF is that the caller had made; it is kept for half an hour. GET /reports/:projectId/dashboard_pdfs/:fileId; needs a token to read. */
  state(request: { readonly params: DashboardPdfStateParams }): Promise<DashboardPdfStateAnswer> {
    return this.#send(
      {
        method: 'GET',
        path: '/reports/:projectId/dashboard_pdfs/:fileId',
        timeoutMs: 20000,
        isBinary: false,
      },
      request,
    );
  }

  /** The PDF that the caller had made, once it is there. GET /reports/:projectId/dashboard_pdfs/:fileId/file; needs a token to read. */
  file(request: { readonly params: DashboardPdfFileParams }): Promise<Uint8Array> {
    return this.#send(
      {
        method: 'GET',
        path: '/reports/:projectId/dashboard_pdfs/:fileId/file',
        timeoutMs: 100000,
        isBinary: true,
      },
      request,
    );
  }
}
