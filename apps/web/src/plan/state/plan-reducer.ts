import type { UnknownAction } from '@reduxjs/toolkit';
import type { Plan } from '@plomada/domain';
import { planEvents } from './plan-actions';
import { NOTHING_OPEN, type OpenProject, type PlanState, type Ready } from './plan-state';

/** Written by hand and not through Immer: a plan of thousands of rows is immutable already and must not be walked at every edit. */
export function planReducer(state: PlanState = NOTHING_OPEN, action: UnknownAction): PlanState {
  const open = reduceOpen(state.open, action);
  return open === state.open ? state : { open };
}

function reduceOpen(open: OpenProject, action: UnknownAction): OpenProject {
  if (planEvents.loading.match(action)) return { phase: 'loading', ...action.payload };
  if (planEvents.failed.match(action)) return { phase: 'failed', ...action.payload };
  if (planEvents.closed.match(action)) return { phase: 'none' };
  if (planEvents.loaded.match(action)) {
    const begun = { joined: false, closing: null, stopped: null, drawing: 0 };
    return { phase: 'ready', proposals: [], ...action.payload, ...begun };
  }
  if (open.phase !== 'ready') return open;
  if (planEvents.synced.match(action)) {
    return { ...open, sync: action.payload, summary: described(open.summary, action.payload.confirmed) };
  }
  if (planEvents.proposalsChanged.match(action)) return { ...open, proposals: action.payload };
  if (planEvents.joinedChanged.match(action)) return { ...open, joined: action.payload };
  if (planEvents.rolesChanged.match(action)) {
    return { ...open, actor: { ...open.actor, roles: action.payload } };
  }
  if (planEvents.settled.match(action)) return { ...open, drawing: open.drawing + 1 };
  if (planEvents.stoppedChanged.match(action)) return { ...open, stopped: action.payload };
  if (planEvents.closingChanged.match(action)) return { ...open, closing: action.payload };
  return open;
}

/** The summary was read when the project was opened; its name and start are settings of the plan and change with it. */
function described(summary: Ready['summary'], { settings }: Plan): Ready['summary'] {
  const { name, startDate } = settings;
  return name === summary.name && startDate === summary.startDate ? summary : { ...summary, name, startDate };
}
