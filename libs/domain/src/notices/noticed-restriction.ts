import type { Plan, Responsible, Restriction } from '../plan/plan';

/** A restriction that somebody is told of; `gone` says whose one was, and of what, that is not in the plan any more. */
export interface NoticedById {
  readonly id: string;
  readonly gone?: Pick<Restriction, 'responsible' | 'taskIds'> | undefined;
}

/**
 * Whom a restriction is told to and what it is called: who is responsible for it, what is to be done ('' of one that went), and the name of the
 * first of its tasks that is there, '' where none is. Null where the plan has no such restriction, or no such person.
 */
export function noticedRestriction(
  { restrictions, responsibles, tasks }: Pick<Plan, 'restrictions' | 'responsibles' | 'tasks'>,
  { id, gone }: NoticedById,
) {
  const present = gone ? undefined : restrictions.get(id);
  const restriction = gone ?? present;
  const person = restriction?.responsible ? responsibles.get(restriction.responsible) : undefined;
  if (!restriction || !person) return null;
  const task = restriction.taskIds.map((taskId) => tasks.get(taskId)).find((one) => one !== undefined);
  return { id, detail: present?.detail ?? '', task: task?.text ?? '', responsible: accountIds(person) };
}

const accountIds = ({ id, userId, email, isActive }: Responsible) => ({ id, userId, email, isActive });
