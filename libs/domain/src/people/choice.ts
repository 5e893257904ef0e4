import type { Responsible } from '../plan/plan';

/** Who can be chosen: whoever is active, and those who are there already, since inactive people stay on what they were on. */
export function choosable(
  people: readonly Responsible[],
  present: Pick<ReadonlySet<string>, 'has'>,
): readonly Responsible[] {
  return people.filter(({ id, isActive }) => isActive || present.has(id));
}

/** People on one task. */
export const MAX_RESPONSIBLES = 50;

/** First and last name, as people are called. */
export function nameOf({ firstName, lastName }: Pick<Responsible, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The companies of people, each once, with a comma between them; '' where nobody has one. */
export function companiesOf(people: readonly Pick<Responsible, 'company'>[]): string {
  const companies = people.map(({ company }) => company.trim()).filter(Boolean);
  return [...new Set(companies)].join(', ');
}
