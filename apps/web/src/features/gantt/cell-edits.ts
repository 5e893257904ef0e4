import {
  isCivilDate,
  MAX_DURATION,
  type Plan,
  type PlanRow,
  type Refusal,
  startReadAs,
  typedPredecessors,
} from '@plomada/domain';
import type { planActions } from '../../plan/state/plan-actions';

/** What somebody typed into a cell; the page turns it into an action. */
export type CellEdit =
  | { readonly field: 'text'; readonly id: string; readonly value: string }
  | { readonly field: 'start'; readonly id: string; readonly value: string }
  | { readonly field: 'predecessors'; readonly id: string; readonly value: string }
  | { readonly field: 'days'; readonly id: string; readonly value: number }
  | { readonly field: 'progress' | 'commitment'; readonly id: string; readonly value: number | null };

/** Why a typed value is not taken: in words where it stands, or as a message once its cell is left. */
export interface CellProblem {
  readonly words: string;
  /** Whether something else has to be done first, which the message leads to: no other value would be taken. */
  readonly hasWayOut: boolean;
  tell(): void;
}

type Submitted = Parameters<typeof planActions.submit>[0];

/** An edit whose value the plan itself can judge. */
export type ReadableEdit = Exclude<CellEdit, { readonly field: 'predecessors' }>;

/** What the plan is asked to do about what was typed; null where that cannot be read. */
export function typedAction(plan: Plan, edit: CellEdit): Submitted | null {
  if (edit.field !== 'predecessors') return actionOf(plan, edit);
  const typed = typedPredecessors(plan, edit.value);
  return typed.ok ? { type: 'SET_PREDECESSORS', payload: { id: edit.id, links: typed.links } } : null;
}

/** The same of a value. A milestone goes to where it is read as the day that was typed. */
export function actionOf(plan: Plan, edit: ReadableEdit): Submitted {
  const { id } = edit;
  switch (edit.field) {
    case 'text':
      return { type: 'UPDATE_TASK', payload: { id, text: edit.value } };
    case 'start':
      return { type: 'MOVE_TASK', payload: { id, start: startFor(plan, id, edit.value) } };
    case 'days':
      return { type: 'MOVE_TASK', payload: { id, duration: edit.value } };
    case 'progress':
      return { type: 'SET_PROGRESS', payload: { taskId: id, progress: edit.value ?? 0 } };
    case 'commitment':
      return { type: 'SET_COMMITMENT', payload: { taskId: id, commitment: edit.value } };
  }
}

function startFor(plan: Plan, id: string, typed: string): string {
  const isMilestone = plan.tasks.get(id)?.kind === 'milestone';
  return isMilestone && isCivilDate(typed) ? startReadAs(plan, id, typed) : typed;
}

export type ProblemMessage = Pick<Refusal, 'params'> & { readonly key: string };

/** The message for what cannot be read at all; null for what can. */
export function unreadMessage(plan: Plan, { field, value }: CellEdit): ProblemMessage | null {
  if (field !== 'predecessors') return null;
  const typed = typedPredecessors(plan, value);
  return typed.ok ? null : { key: `gantt:cell.predecessors.${typed.why}`, params: { part: typed.part } };
}

/** The message for a refused edit. What is no value of the field at all (a word, 2.5 days, 150 %) is told as the field's rule. */
export function problemMessage({ field }: CellEdit, { code, params }: Refusal, row: PlanRow): ProblemMessage {
  if (code !== 'ACTION_INVALID') return { key: `codes:${code}`, ...(params && { params }) };
  switch (field) {
    case 'days':
      return { key: 'codes:TASK_DURATION_INVALID', params: { task: row.text, max: MAX_DURATION } };
    case 'progress':
      return { key: 'codes:ROW_PROGRESS_INVALID', params: { taskCode: row.code } };
    case 'commitment':
      return { key: 'codes:ROW_COMMITMENT_INVALID', params: { taskCode: row.code } };
    case 'start':
      return { key: 'gantt:cell.start' };
    case 'text':
      return { key: 'gantt:cell.text' };
    case 'predecessors':
      return { key: 'gantt:cell.predecessors.tooMany' };
  }
}
