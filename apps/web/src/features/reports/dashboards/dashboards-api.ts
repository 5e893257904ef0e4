import { type DashboardLayout, dashboardRoutes } from '@plomada/contracts';
import type { DashboardName } from '@plomada/domain';
import { callRoute } from '../../../base/api/call-route';

export const dashboardsOf = (projectId: string) => callRoute(dashboardRoutes.list, { params: { projectId } });

/** For oneself, or as the project's default. */
export function arrangeDashboard(
  projectId: string,
  dashboard: DashboardName,
  layout: DashboardLayout,
  isForAll: boolean,
) {
  const sent = { params: { projectId, dashboard }, body: { layout } };
  return isForAll ? callRoute(dashboardRoutes.arrangeForAll, sent) : callRoute(dashboardRoutes.arrange, sent);
}

export function resetDashboard(projectId: string, dashboard: DashboardName, isForAll: boolean) {
  const sent = { params: { projectId, dashboard } };
  return isForAll ? callRoute(dashboardRoutes.resetForAll, sent) : callRoute(dashboardRoutes.reset, sent);
}
