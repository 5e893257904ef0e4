import { nameOf } from '../people/choice';
import type { Plan, Responsible, Task } from '../plan/plan';
import { shortCodes } from '../view/short-codes';

/** A task as the drop-down lists of templates call it: code and name, so that both must still be the plan's. */
export function taskLabel(plan: Plan, task: Pick<Task, 'id' | 'text'>): string {
  return `${shortCodes(plan).get(task.id) ?? ''} ${oneLine(task.text)}`.trim();
}

/** A responsible as those lists call one: the name, and the address where two have the same. */
export function responsibleLabel(plan: Plan, person: Responsible): string {
  const name = oneLine(nameOf(person));
  const namesakes = plan.responsibles.rows.filter((one) => oneLine(nameOf(one)) === name);
  return namesakes.length > 1 && person.email ? `${name} (${person.email})` : name;
}

/** The task that a cell names: by its id, or by its label. */
export function taskOfCell(plan: Plan, cell: string): Task | undefined {
  const text = oneLine(cell);
  return plan.tasks.get(text) ?? plan.tasks.rows.find((task) => taskLabel(plan, task) === text);
}

/** The responsible that a cell names: by id, label, or address. */
export function responsibleOfCell(plan: Plan, cell: string): Responsible | undefined {
  const text = oneLine(cell);
  const rows = plan.responsibles.rows;
  return (
    plan.responsibles.get(text) ??
    rows.find((one) => responsibleLabel(plan, one) === text) ??
    rows.find((one) => one.email !== '' && one.email.toLowerCase() === text.toLowerCase())
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
