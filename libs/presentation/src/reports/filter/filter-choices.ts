import { closedTerms, type Plan, reportedPeople, treeOf } from '@plomada/domain';
import type { TFunction } from 'i18next';

/** The parts of a filter that are lists of things to choose. */
export const CHOICE_LISTS = ['responsibles', 'companies', 'families', 'branches'] as const;
export type ChoiceList = (typeof CHOICE_LISTS)[number];

/** What can be chosen in a list, by their keys, and what each is called. */
export interface Choices {
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
}

/** What the reports of a plan can be narrowed to. What is called the same for whoever reads it comes in the order of its words. */
export function filterChoices(plan: Plan, t: TFunction): Readonly<Record<ChoiceList, Choices>> {
  const people = reportedPeople(plan);
  const named = new Map(people.map((person) => [person.id, person]));
  const tree = treeOf(plan);
  const branches = tree.inOrder.filter((id) => !tree.isLeaf(id));
  const inWords = (words: readonly string[]) => [...new Set(words)].sort((a, b) => a.localeCompare(b));
  const [none, companies] = parted(inWords(people.map(({ id }) => plan.responsibles.get(id)?.company ?? '')));
  return {
    responsibles: {
      keys: people.map(({ id }) => id),
      nameOf: (id) => {
        const { name = '', hasLeft = true } = named.get(id) ?? {};
        if (!hasLeft) return name;
        return name ? t('reports:filter.left', { name }) : t('reports:filter.gone');
      },
    },
    companies: {
      keys: [...companies, ...none],
      nameOf: (company) => company || t('reports:filter.noCompany'),
    },
    families: { keys: inWords(plan.restrictions.rows.map(({ family }) => family)), nameOf: (name) => name },
    branches: {
      keys: branches,
      nameOf: (id) => {
        const task = plan.tasks.get(id);
        return task ? `${tree.shortCodeOf(id)} ${task.text}` : t('reports:filter.gone');
      },
    },
  };
}

/** The empty one apart from the others. */
const parted = (words: readonly string[]) =>
  [words.filter((word) => word === ''), words.filter((word) => word !== '')] as const;

/** Numbers of the closed terms, from the first. */
export const termChoices = (plan: Plan): readonly number[] => closedTerms(plan).map(({ number }) => number);
