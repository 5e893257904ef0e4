import type { DashboardLayout, Dashboards } from '@plomada/contracts';
import { type DashboardName, DASHBOARDS, standardDashboard } from '@plomada/domain';
import { useCallback } from 'react';
import { type Mutation, useMutation } from '../../../base/api/use-mutation';
import { useQuery } from '../../../base/api/use-query';
import * as api from './dashboards-api';

export interface ArrangedDashboards {
  /** Null until they are known; the standard ones where the server does not say. */
  readonly dashboards: Dashboards | null;
  readonly mutation: Mutation;
  readonly arrange: (name: DashboardName, layout: DashboardLayout, isForAll: boolean) => Promise<boolean>;
  readonly reset: (name: DashboardName, isForAll: boolean) => Promise<boolean>;
}

/** How the dashboards of a project are arranged for the person who looks at them, and how that is changed. */
export function useDashboards(projectId: string): ArrangedDashboards {
  const ask = useCallback(() => api.dashboardsOf(projectId), [projectId]);
  const [state, , replace] = useQuery(ask);
  const mutation = useMutation();
  const store = (call: () => Promise<Dashboards>) => mutation.make(async () => replace(await call()));
  return {
    dashboards: state.status === 'ready' ? state.value : state.status === 'failed' ? STANDARD : null,
    mutation,
    arrange: (name, layout, isForAll) => store(() => api.arrangeDashboard(projectId, name, layout, isForAll)),
    reset: (name, isForAll) => store(() => api.resetDashboard(projectId, name, isForAll)),
  };
}

const STANDARD = Object.fromEntries(
  DASHBOARDS.map((name) => [name, { layout: standardDashboard(name), from: 'standard' }]),
) as unknown as Dashboards;
