import { nameKey } from '../names/name-key';
import type { Responsible } from '../plan/plan';

/** A firm that works on a project for the business. */
export interface Outsource {
  /** As it was written first. */
  readonly name: string;
  readonly responsibleIds: readonly string[];
}

/**
 * The outsources of a project (platform spec, section 3): the companies of its responsibles other than the business itself, in the
 * order of the people. It follows from them and is stored nowhere. Names are compared as all are (`nameKey`).
 */
export function outsourcesOf(
  people: readonly Pick<Responsible, 'id' | 'company'>[],
  businessName: string,
): readonly Outsource[] {
  const found = new Map<string, { name: string; responsibleIds: string[] }>();
  for (const { id, company } of people) {
    const key = nameKey(company);
    if (key === '' || key === nameKey(businessName)) continue;
    const firm = found.get(key) ?? { name: company.trim(), responsibleIds: [] };
    firm.responsibleIds.push(id);
    found.set(key, firm);
  }
  return [...found.values()];
}

/** The business itself, with the people of no other company, and then its outsources. */
export function peopleByCompany(
  people: readonly Pick<Responsible, 'id' | 'company'>[],
  businessName: string,
): readonly Outsource[] {
  const outsources = outsourcesOf(people, businessName);
  const external = new Set(outsources.flatMap(({ responsibleIds }) => responsibleIds));
  const own = people.flatMap(({ id }) => (external.has(id) ? [] : [id]));
  return [{ name: businessName, responsibleIds: own }, ...outsources];
}
