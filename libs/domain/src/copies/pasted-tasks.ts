import type { Payload, PlanAction } from '../actions/registry';
import type { PastedTask } from '../actions/tasks/pasted-fields';
import type { Plan, ResourceAmount, RhythmCategory, RhythmUnit } from '../plan/plan';
import type { CopiedTasks } from './copied-tasks';
import { type ComparedNames, type Lacking, namedKey, type NamedTable } from './lacking';

/** What becomes of somebody or something that the plan lacks. */
export type LackingAnswer =
  | { readonly kind: 'takeOver' }
  | { readonly kind: 'replace'; readonly by: string }
  | { readonly kind: 'leaveOut' };

/** The answer that is offered first: what is called alike here, else to take it over, where that may be. */
export function suggestedAnswer({ suggested, refusal }: Lacking): LackingAnswer {
  if (suggested !== null) return { kind: 'replace', by: suggested };
  return { kind: refusal === null ? 'takeOver' : 'leaveOut' };
}

/** Whether an answer that was given before still can be: who or what it names is there, and what is taken over may be. */
export function answerHolds(plan: Plan, { table, refusal }: Lacking, answer: LackingAnswer): boolean {
  if (answer.kind === 'takeOver') return refusal === null;
  if (answer.kind === 'leaveOut') return true;
  return table === 'responsibles'
    ? (plan.responsibles.get(answer.by)?.isActive ?? false)
    : plan[table].has(answer.by);
}

export interface PastedPlace {
  readonly parent: string | null;
  /** The sibling after which it goes; null: first, left out: last. */
  readonly after?: string | null;
}

/**
 * The actions that paste what was copied in another plan, to be done as one: what the line of balance lacks, which its own permission
 * guards, and then the tasks with their links, people and resources. `newId` names what is taken over.
 */
export function pastingTasks(
  plan: Plan,
  copied: CopiedTasks,
  { here, lacking }: ComparedNames,
  answerTo: (lacking: Lacking) => LackingAnswer,
  place: PastedPlace,
  newId: () => string,
): readonly PlanAction[] {
  const becomes = new Map(here);
  const takenOver = new Map<string, string>();
  for (const one of lacking) {
    const [key, answer] = [namedKey(one.table, one.id), answerTo(one)];
    if (answer.kind === 'replace') becomes.set(key, answer.by);
    if (answer.kind !== 'takeOver') continue;
    const id = newId();
    becomes.set(key, id);
    takenOver.set(key, id);
  }
  const taken = <T extends { readonly id: string }>(table: NamedTable, rows: readonly T[]): readonly T[] =>
    rows.flatMap((row) => {
      const id = takenOver.get(namedKey(table, row.id));
      return id === undefined ? [] : [{ ...row, id }];
    });
  const { named, links } = copied;
  const rhythm = settingRhythm(
    plan,
    taken('rhythmUnits', named.rhythmUnits),
    taken('rhythmCategories', named.rhythmCategories),
  );
  const payload: Payload<'PASTE_TASKS'> = {
    tasks: copied.tasks.map((task) => renamed(task, (table, id) => becomes.get(namedKey(table, id)))),
    links,
    // Without the account, which may have no access here: it is joined to the person by the mail they share.
    responsibles: taken('responsibles', named.responsibles).map((one) => ({ ...one, ...WITHOUT_ACCOUNT })),
    resources: taken('resources', named.resources),
    ...place,
  };
  return [...rhythm, { type: 'PASTE_TASKS', payload }];
}

const WITHOUT_ACCOUNT = { userId: null, role: 'user', isActive: true } as const;

function renamed(
  task: PastedTask,
  becomes: (table: NamedTable, id: string) => string | undefined,
): PastedTask {
  const { rhythm, ...rest } = task;
  const unit = rhythm && becomes('rhythmUnits', rhythm.unit);
  const category = rhythm && becomes('rhythmCategories', rhythm.category);
  const people = task.responsibles.flatMap((id) => becomes('responsibles', id) ?? []);
  const amounts = new Map<string, number>();
  for (const { id, amount } of task.resources) {
    const resource = becomes('resources', id);
    if (resource !== undefined) amounts.set(resource, (amounts.get(resource) ?? 0) + amount);
  }
  return {
    ...rest,
    responsibles: [...new Set(people)],
    resources: [...amounts].map(([id, amount]): ResourceAmount => ({ id, amount })),
    ...(unit !== undefined && category !== undefined && { rhythm: { unit, category } }),
  };
}

function settingRhythm(
  plan: Plan,
  units: readonly RhythmUnit[],
  categories: readonly RhythmCategory[],
): readonly PlanAction[] {
  if (units.length === 0 && categories.length === 0) return [];
  return [
    {
      type: 'SET_RHYTHM',
      payload: {
        units: [...inOrder(plan.rhythmUnits.rows), ...units].map(({ id, name }) => ({ id, name })),
        categories: [...inOrder(plan.rhythmCategories.rows), ...categories].map(({ id, name, workDays }) => ({
          ...{ id, name, workDays },
        })),
      },
    },
  ];
}

const inOrder = <T extends { readonly order: number }>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((one, other) => one.order - other.order);
