import type { Refusal } from '../../decisions/refusal';
import { type Fields, sameValue } from '../../plan/change';
import type { Plan, PlanSettings } from '../../plan/plan';
import { isScenario } from '../../scenarios/scenario-plan';
import { given } from '../payload-fields';

/**
 * What is done in the live plan alone: it says what happened, what people promised each other, what is lacking, who is on the project, and
 * what the plan is measured against. In a scenario the rest is tried out: tasks, links, dates, calendar, weights, resources, rhythm.
 */
export const LIVE_ONLY: ReadonlySet<string> = new Set([
  'SET_COMMITMENT',
  'SET_COMMITMENTS',
  'SET_PROGRESS',
  'SET_PROGRESSES',
  'FINISH_TASK',
  'SET_COMMENTS',
  'ADD_CAUSE',
  'EDIT_CAUSE',
  'REMOVE_CAUSE',
  'ANALYSE_TASKS',
  'SET_TERM_MEMBERSHIP',
  'CLOSE_TERM_V2',
  'REOPEN_TERM',
  'DO_ROLLBACK',
  'NEW_RESTRICTION',
  'EDIT_RESTRICTION',
  'SET_RESTRICTION_IN_PROCESS',
  'UNBOUND_RESTRICTION',
  'CLEAR_RESTRICTION',
  'ADD_PHOTO',
  'REMOVE_PHOTO',
  'ADD_RESPONSIBLES',
  'UPDATE_RESPONSIBLE',
  'REMOVE_RESPONSIBLE',
  'SET_BASELINE',
  'LOAD_BASELINE',
  'SELECT_BASELINE',
  'REMOVE_BASELINE',
  'LOAD_PROJECT',
  'MERGE_PROJECT',
  'ADOPT_SCENARIO',
]);

/** The settings that an adoption takes over: those that say how the plan is scheduled and weighed. The others are the project's own. */
export const PLANNED_SETTINGS = [
  'workingDays',
  'holidays',
  'holidayNames',
  'autoScheduling',
  'scheduleFromEnd',
  'autoSchedulingStrict',
  'autoSchedulingMoveProjects',
  'scheduleOffsetLink',
  'moveTasksWithConstraints',
  'weighingOption',
  'resourceSelected',
] as const satisfies readonly (keyof PlanSettings)[];

/** What of a task is said of its work in the open term and of nothing that is planned. */
const LIVE_FIELDS: readonly string[] = ['comments', 'analysed', 'unitsAssignedQuantity', 'unitsAssignedType'];

export const SCENARIO_LIVE_ONLY: Refusal = { code: 'SCENARIO_LIVE_ONLY' };

/** Why an action is not done in this plan: it is a scenario, and the action belongs to the live one. Null where it is. */
export function liveOnlyRefusal(
  plan: Pick<Plan, 'settings'>,
  { type, payload }: { readonly type: string; readonly payload: unknown },
): Refusal | null {
  if (!isScenario(plan)) return null;
  const fields = Object.keys(given(payload as object));
  const isLive =
    LIVE_ONLY.has(type) ||
    (type === 'UPDATE_SETTINGS' &&
      fields.some((field) => !PLANNED.has(field) && isOther(plan.settings, payload, field))) ||
    (type === 'UPDATE_TASK' && fields.some((field) => LIVE_FIELDS.includes(field))) ||
    // People are added to the project, wherever they come along: an adoption would not know them.
    (type === 'PASTE_TASKS' && (payload as { responsibles: readonly unknown[] }).responsibles.length > 0);
  return isLive ? SCENARIO_LIVE_ONLY : null;
}

const isOther = (settings: PlanSettings, payload: unknown, field: string): boolean =>
  !sameValue((settings as unknown as Fields)[field], (payload as Fields)[field]);

const PLANNED: ReadonlySet<string> = new Set(PLANNED_SETTINGS);
