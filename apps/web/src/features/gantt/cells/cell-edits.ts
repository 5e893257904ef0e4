import {
  addDays,
  constraintOfType,
  constraintOnDate,
  type ConstraintType,
  isCivilDate,
  MAX_DURATION,
  MAX_LAG,
  measuredIn,
  type Plan,
  type PlanRow,
  type Refusal,
  startReadAs,
  typedLinks,
  typedPeople,
  typedResources,
  unitsAction,
} from '@plomada/domain';
import type { planActions } from '../../../plan/state/plan-actions';

/** What somebody typed into a cell; the page turns it into an action. */
export type CellEdit =
  | Edit<'text' | 'comments' | 'unit', string>
  | Edit<'start' | 'end' | 'constraintDate', string>
  | Edit<'predecessors' | 'successors' | 'responsible' | 'resources', string>
  | Edit<'constraint', ConstraintType>
  | Edit<'days', number>
  | Edit<'progress' | 'commitment' | 'weight' | 'quantity', number | null>
  | Edit<'unitsProgressed' | 'unitsCommited', number | null>;

interface Edit<Field extends string, Value> {
  readonly field: Field;
  readonly id: string;
  readonly value: Value;
}

/** Why a typed value is not taken: in words where it stands, or as a message once its cell is left. */
export interface CellProblem {
  readonly words: string;
  /** Whether something else has to be done first, which the message leads to: no other value would be taken. */
  readonly hasWayOut: boolean;
  /** The way to the task or the restriction that it speaks of, from where it stands. */
  readonly see?: { readonly words: string; go(): void };
  tell(): void;
}

type Submitted = Parameters<typeof planActions.submit>[0];

/** An edit whose value the plan itself can judge: not one that names other tasks, people or resources. */
export type ReadableEdit = Exclude<CellEdit, NamingEdit>;
type NamingEdit = Extract<
  CellEdit,
  { readonly field: 'predecessors' | 'successors' | 'responsible' | 'resources' }
>;

/** What the plan is asked to do about what was typed; null where that cannot be read. */
export function typedAction(plan: Plan, edit: CellEdit): Submitted | null {
  const { id } = edit;
  switch (edit.field) {
    case 'responsible': {
      const people = peopleIn(plan, edit);
      return people.ok
        ? { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds: [id], responsibles: [...people.ids] } }
        : null;
    }
    case 'predecessors': {
      const typed = typedLinks(plan, edit.value);
      const links = typed.ok && typed.links.map(({ taskId: source, type, lag }) => ({ source, type, lag }));
      return links ? { type: 'SET_PREDECESSORS', payload: { id, links } } : null;
    }
    case 'successors': {
      const typed = typedLinks(plan, edit.value);
      const links = typed.ok && typed.links.map(({ taskId: target, type, lag }) => ({ target, type, lag }));
      return links ? { type: 'SET_SUCCESSORS', payload: { id, links } } : null;
    }
    case 'resources': {
      const typed = typedResources(plan.resources.rows, edit.value);
      return typed.ok ? { type: 'UPDATE_TASK', payload: { id, resources: [...typed.amounts] } } : null;
    }
    default:
      return actionOf(plan, edit);
  }
}

/** The same of a value. A milestone goes to where it is read as the day that was typed; an end is the last day worked. */
export function actionOf(plan: Plan, edit: ReadableEdit): Submitted {
  const { id } = edit;
  switch (edit.field) {
    case 'text':
      return { type: 'UPDATE_TASK', payload: { id, text: edit.value } };
    case 'start':
      return { type: 'MOVE_TASK', payload: { id, start: startFor(plan, id, edit.value) } };
    case 'end':
      return {
        type: 'MOVE_TASK',
        payload: { id, end: isCivilDate(edit.value) ? addDays(edit.value, 1) : edit.value },
      };
    case 'days':
      return { type: 'MOVE_TASK', payload: { id, duration: edit.value } };
    case 'progress':
      return { type: 'SET_PROGRESS', payload: { taskId: id, progress: edit.value ?? 0 } };
    case 'commitment':
      return { type: 'SET_COMMITMENT', payload: { taskId: id, commitment: edit.value } };
    case 'constraint':
      return { type: 'SET_CONSTRAINT_TYPE', payload: constraintOfType(plan, id, edit.value) };
    case 'constraintDate':
      return {
        type: 'SET_CONSTRAINT_TYPE',
        payload: constraintOnDate(plan, id, edit.value === '' ? null : edit.value),
      };
    case 'weight':
      return { type: 'UPDATE_TASK', payload: { id, weight: edit.value } };
    case 'unit':
      return { type: 'UPDATE_TASK', payload: { id, ...measuredIn(edit.value) } };
    case 'quantity':
      return { type: 'UPDATE_TASK', payload: { id, quantity: edit.value } };
    case 'unitsProgressed':
      return unitsAction(plan.tasks.get(id) ?? unknown(id), 'progress', edit.value);
    case 'unitsCommited':
      return unitsAction(plan.tasks.get(id) ?? unknown(id), 'commitment', edit.value);
    case 'comments':
      return { type: 'SET_COMMENTS', payload: { taskId: id, comments: edit.value } };
  }
}

/** A task that somebody deleted meanwhile: the plan says so. */
const unknown = (id: string) => ({ id, quantity: null, lastProgress: 0 });

function startFor(plan: Plan, id: string, typed: string): string {
  const isMilestone = plan.tasks.get(id)?.kind === 'milestone';
  return isMilestone && isCivilDate(typed) ? startReadAs(plan, id, typed) : typed;
}

const peopleIn = ({ responsibles, tasks }: Plan, { id, value }: NamingEdit) =>
  typedPeople(responsibles.rows, tasks.get(id)?.responsibles ?? [], value);

export type ProblemMessage = Pick<Refusal, 'params'> & { readonly key: string };

/** The message for what cannot be read at all; null for what can. */
export function unreadMessage(plan: Plan, edit: CellEdit): ProblemMessage | null {
  if (edit.field === 'responsible') {
    const people = peopleIn(plan, edit);
    return people.ok ? null : { key: `gantt:cell.responsible.${people.why}`, params: { part: people.part } };
  }
  if (edit.field === 'resources') {
    const typed = typedResources(plan.resources.rows, edit.value);
    return typed.ok ? null : { key: `gantt:cell.resources.${typed.why}`, params: { part: typed.part } };
  }
  if (edit.field !== 'predecessors' && edit.field !== 'successors') return null;
  const typed = typedLinks(plan, edit.value);
  if (typed.ok) return null;
  return { key: `gantt:cell.links.${typed.why}`, params: { part: typed.part, max: MAX_LAG } };
}

/** The message for a refused edit. What is no value of the field at all (a word, 2.5 days, 150 %) is told as the field's rule. */
export function problemMessage({ field }: CellEdit, { code, params }: Refusal, row: PlanRow): ProblemMessage {
  if (code !== 'ACTION_INVALID') return { key: `codes:${code}`, ...(params && { params }) };
  switch (field) {
    case 'days':
      return { key: 'gantt:cell.days', params: { max: MAX_DURATION } };
    case 'progress':
      return { key: 'codes:ROW_PROGRESS_INVALID', params: { taskCode: row.code } };
    case 'commitment':
      return { key: 'codes:ROW_COMMITMENT_INVALID', params: { taskCode: row.code } };
    case 'unitsProgressed':
    case 'unitsCommited':
      return { key: 'codes:ROW_UNITS_INVALID', params: { taskCode: row.code } };
    case 'start':
    case 'end':
    case 'constraintDate':
      return { key: 'gantt:cell.start' };
    case 'predecessors':
    case 'successors':
      return { key: 'gantt:cell.links.tooMany' };
    case 'responsible':
      return { key: 'gantt:cell.responsible.tooMany' };
    case 'resources':
      return { key: 'gantt:cell.resources.tooMany' };
    default:
      return { key: `gantt:cell.${field}` };
  }
}
