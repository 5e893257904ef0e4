import { emailKey } from '../names/email-key';
import { nameKey } from '../names/name-key';
import { MAX_RESPONSIBLES, nameOf } from '../people/choice';
import type { ImportedResponsible, ImportedSchedule, ImportedTask } from '../plan/imported-schedule';
import type { Plan } from '../plan/plan';

/** Who of a plan answers for a task of a file. */
export type ResponsiblesOf = (task: Pick<ImportedTask, 'responsibles' | 'resources'>) => readonly string[];

/**
 * Finds the people of a plan among those of a file: its responsibles by e-mail, or else by full name, and its resources by full
 * name, since other tools know whoever does the work as a resource. Somebody inactive, and a name that two active people share, is
 * nobody; of more than a task may have, the first stay.
 */
export function responsiblesOfFile(
  { responsibles }: Pick<Plan, 'responsibles'>,
  file: Pick<ImportedSchedule, 'responsibles' | 'resources'>,
): ResponsiblesOf {
  const active = responsibles.rows.filter(({ isActive }) => isActive);
  const byEmail = new Map(active.map(({ id, email }) => [emailKey(email), id]));
  const byName = new Map<string, string | null>();
  for (const person of active) {
    const key = nameKey(nameOf(person));
    byName.set(key, byName.has(key) ? null : person.id);
  }
  const known = new Map<string, string>();
  const people: readonly ImportedResponsible[] = [...(file.responsibles ?? []), ...file.resources];
  for (const { id, name, email = '' } of people) {
    const found = (email && byEmail.get(emailKey(email))) || byName.get(nameKey(name));
    if (found) known.set(id, found);
  }
  return ({ responsibles: ofTask = [], resources }) => {
    const found = [...ofTask, ...resources.map(({ id }) => id)].flatMap((id) => known.get(id) ?? []);
    return [...new Set(found)].slice(0, MAX_RESPONSIBLES);
  };
}
