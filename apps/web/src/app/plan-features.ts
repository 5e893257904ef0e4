import { selectHeldRows } from '../features/gantt/gantt-slice';
import { reportIdle } from '../features/idle/report-idle';
import { hearMinutes } from '../features/minutes/hear-minutes';
import { hearChanges } from '../features/notifications/hear-changes';
import { rowPresence } from '../features/presence/presence-saga';
import { wayOutOf } from '../features/reschedule/way-out';
import { hearScenarios } from '../features/scenarios/hear-scenarios';
import { selectTaskInPanel } from '../features/task-panel/task-panel-slice';
import type { PlanFeature } from '../plan/registration';

/** What features add to the plan client. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  // Whoever came back without a network would find the session over.
  { beforeJoining: reportIdle },
  { onSocket: rowPresence },
  { onSocket: hearChanges },
  { onSocket: hearMinutes },
  { onSocket: hearScenarios },
  { heldRows: selectHeldRows },
  { heldRows: selectTaskInPanel },
  { wayOut: wayOutOf },
];
