import { dashboardPdfRoutes as routes, pathOf } from '@plomada/contracts';
import type { DashboardName, ReportFilter } from '@plomada/domain';
import { ApiFailure } from '../../../base/api/api-failure';
import { callRoute } from '../../../base/api/call-route';
import { requestBytes } from '../../../base/api/request';
import type { Language } from '../../../base/i18n';

/** How often it is asked whether a PDF is made, in milliseconds. */
const ASK_EVERY = 700;

/** The PDF of a dashboard as the server makes it for oneself. Throws ApiFailure: also with why it could not be made. */
export async function dashboardPdf(
  projectId: string,
  dashboard: DashboardName,
  lang: Language,
  filter: ReportFilter | null,
): Promise<Blob> {
  const body = { lang, ...(filter && { filter }) };
  const { fileId } = await callRoute(routes.make, { params: { projectId, dashboard }, body });
  const params = { projectId, fileId };
  for (;;) {
    const state = await callRoute(routes.state, { params });
    if (state.status === 'failed') throw new ApiFailure(state.failure);
    if (state.status === 'ready') return requestBytes(pathOf(routes.file, params), routes.file.timeoutMs);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
}
