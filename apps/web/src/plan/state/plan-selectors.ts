import { type Permission, type Plan, may } from '@plomada/domain';
import type { RootState } from '../../app/workspace-state';
import type { OpenProject, Ready } from './plan-state';

export const selectOpenProject = (state: RootState): OpenProject => state.plan.open;
export const selectReady = (state: RootState): Ready | null =>
  state.plan.open.phase === 'ready' ? state.plan.open : null;
export const selectProjectId = (state: RootState): string | null =>
  state.plan.open.phase === 'none' ? null : state.plan.open.projectId;
/** The plan as the screens show it: confirmed, with the own unsent work on top. */
export const selectPlan = (state: RootState): Plan | null => selectReady(state)?.sync.visible ?? null;
export const selectSeq = (state: RootState): number => selectReady(state)?.sync.seq ?? 0;
export const selectUnsynced = (state: RootState): number => selectReady(state)?.sync.pending.length ?? 0;
/** Changes when the chart is to be drawn anew. */
export const selectDrawing = (state: RootState): number => selectReady(state)?.drawing ?? 0;
/** Whether the user's roles on the open project allow it. The server asks the same table. */
export const selectMay =
  (permission: Permission) =>
  (state: RootState): boolean => {
    const ready = selectReady(state);
    return ready !== null && may(ready.actor, permission);
  };
