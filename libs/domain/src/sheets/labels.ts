import { sameEmail } from '../names/email-key';
import { sameName } from '../names/name-key';
import { nameOf } from '../people/choice';
import { derivedFrom } from '../plan/derived';
import type { Plan, Responsible, Task } from '../plan/plan';
import { shortCodes } from '../view/short-codes';

/** A task as the drop-down lists of templates call it: code and name, so that both must still be the plan's. */
export function taskLabel(plan: Plan, task: Pick<Task, 'id' | 'text'>): string {
  return `${shortCodes(plan).get(task.id) ?? ''} ${oneLine(task.text)}`.trim();
}

/**
 * A responsible as those lists call one: the name, and where several have the same, what tells one from the others: the address, the
 * company where it does, else the id.
 */
export function responsibleLabel(plan: Plan, person: Responsible): string {
  const name = oneLine(nameOf(person));
  const namesakes = peopleByName(plan).get(name) ?? [];
  if (namesakes.length <= 1) return name;
  const isAlone = namesakes.filter(({ company }) => company === person.company).length === 1;
  const told = [person.email, isAlone ? person.company : ''].map(oneLine).find((word) => word !== '');
  return `${name} (${told ?? person.id})`;
}

const peopleByName = derivedFrom(
  ({ responsibles }: Plan) => responsibles,
  ({ responsibles }): ReadonlyMap<string, readonly Responsible[]> => {
    const found = new Map<string, Responsible[]>();
    for (const person of responsibles.rows) {
      const name = oneLine(nameOf(person));
      found.set(name, [...(found.get(name) ?? []), person]);
    }
    return found;
  },
);

/** The task that a cell names: by its id, or by its label. */
export function taskOfCell(plan: Plan, cell: string): Task | undefined {
  return plan.tasks.get(oneLine(cell)) ?? chosenFrom(plan.tasks.rows, cell, (task) => taskLabel(plan, task));
}

/**
 * What people are told that a cell names: a task that stands there by its id as the lists call it, else what stands beside it in the
 * row, else the cell as it is written.
 */
export function shownCell(plan: Plan, cell: string, beside = ''): string {
  const task = plan.tasks.get(oneLine(cell));
  return task ? taskLabel(plan, task) : oneLine(beside) || cell;
}

/** The responsible that a cell names: by id, label, or address. Nobody where several are called so. */
export function responsibleOfCell(plan: Plan, cell: string): Responsible | undefined {
  const rows = plan.responsibles.rows;
  return (
    plan.responsibles.get(oneLine(cell)) ??
    chosenFrom(rows, cell, (one) => responsibleLabel(plan, one)) ??
    rows.find((one) => sameEmail(one.email, cell))
  );
}

/**
 * The value of a drop-down list that a cell names, undefined where several are called so. Spreadsheets let such a value be typed in
 * any case: another case will do where only one value can be meant.
 */
function chosenFrom<T>(values: readonly T[], cell: string, labelOf: (value: T) => string): T | undefined {
  const text = oneLine(cell);
  const exact = values.filter((value) => oneLine(labelOf(value)) === text);
  const alike = exact.length > 0 ? exact : values.filter((value) => sameName(labelOf(value), text));
  return alike.length === 1 ? alike[0] : undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
