import { nameOf } from '../people/choice';
import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';

/** Answers what people are called: as the plan has them, else as the last close did that named them; '' where nobody knows any more. */
export const namesOfPeople = derived(({ responsibles, closes }: Plan): ((id: string) => string) => {
  const before = new Map(closes.rows.flatMap(({ people }) => people.map(({ id, name }) => [id, name])));
  return (id) => {
    const person = responsibles.get(id);
    return person ? nameOf(person) : (before.get(id) ?? '');
  };
});

/** Somebody whom reports may be about. */
export interface ReportedPerson {
  readonly id: string;
  /** '' where nobody knows any more. */
  readonly name: string;
  readonly hasLeft: boolean;
}

/** The people of a plan in its order, and after them, by name, those who have left and stand in what was recorded. */
export const reportedPeople = derived((plan: Plan): readonly ReportedPerson[] => {
  const { terms, closes, restrictions, responsibles } = plan;
  const called = namesOfPeople(plan);
  const named = new Set([
    ...terms.rows.flatMap(({ tasks }) => tasks.flatMap((task) => task.responsibles)),
    ...closes.rows.flatMap((close) => close.restrictions.flatMap(({ responsible }) => responsible ?? [])),
    ...restrictions.rows.flatMap(({ responsible }) => responsible ?? []),
  ]);
  const gone = [...named].filter((id) => !responsibles.has(id));
  return [
    ...responsibles.rows.map((person) => ({ id: person.id, name: nameOf(person), hasLeft: false })),
    ...gone.map((id) => ({ id, name: called(id), hasLeft: true })).sort(byName),
  ];
});

/** Those whom nobody can name come last. */
function byName(a: ReportedPerson, b: ReportedPerson): number {
  if (a.name === b.name) return 0;
  if (a.name === '' || b.name === '') return a.name === '' ? 1 : -1;
  return a.name < b.name ? -1 : 1;
}
