import type { Plan, Restriction } from '../../plan/plan';
import { treeOf } from '../../tree/tree';
import type { ReportFilter } from './report-filter';

/** Answers what a filter takes. */
export interface Taken {
  /** A task with these responsibles. */
  readonly task: (id: string, responsibles: readonly string[]) => boolean;
  readonly restriction: (
    one: Pick<Restriction, 'responsible' | 'family'>,
    taskIds: readonly string[],
  ) => boolean;
  readonly person: (id: string) => boolean;
}

/** Who has left the project has no company, as nobody has. A task that was deleted is in no branch. */
export function takes(plan: Plan, { responsibles, companies, families, branches }: ReportFilter): Taken {
  const tree = treeOf(plan);
  const all = (list: readonly unknown[]) => list.length === 0;
  const companyOf = (id: string) => plan.responsibles.get(id)?.company ?? '';
  const person = (id: string) =>
    (all(responsibles) || responsibles.includes(id)) && (all(companies) || companies.includes(companyOf(id)));
  const nobody = all(responsibles) && (all(companies) || companies.includes(''));
  const theirs = (people: readonly string[]) => (people.length === 0 ? nobody : people.some(person));
  const roots = new Set(branches);
  const inBranch = (id: string) =>
    all(branches) || (plan.tasks.has(id) && [id, ...tree.ancestorsOf(id)].some((one) => roots.has(one)));
  return {
    person,
    task: (id, people) => theirs(people) && inBranch(id),
    restriction: ({ responsible, family }, taskIds) =>
      theirs(responsible === null ? [] : [responsible]) &&
      (all(families) || families.includes(family)) &&
      (all(branches) || taskIds.some(inBranch)),
  };
}
