import type { FilterPart, Plan, ReportFilter } from '@plomada/domain';
import type { TFunction } from 'i18next';
import { CHOICE_LISTS, type Choices, filterChoices } from './filter-choices';

/** Something that a filter says, in words. */
export interface FilterText {
  readonly id: string;
  readonly part: FilterPart;
  /** What it is about. */
  readonly name: string;
  /** What is chosen of it. */
  readonly text: string;
  /** What of the filter becomes otherwise where it is taken away. */
  readonly without: Partial<ReportFilter>;
}

const PARTS = {
  responsibles: 'people',
  companies: 'people',
  branches: 'branch',
  families: 'family',
} as const;

/** All that a filter says of a plan. */
export function filterTexts(plan: Plan, filter: ReportFilter, t: TFunction): readonly FilterText[] {
  const choices = filterChoices(plan, t);
  const lists = CHOICE_LISTS.filter((list) => filter[list].length > 0).map((list): FilterText => ({
    ...{ id: list, part: PARTS[list], name: t(`reports:filter.${list}`) },
    text: chosenText(choices[list], filter[list]),
    without: { [list]: [] },
  }));
  const period = periodText(filter, t);
  if (period === null) return lists;
  const without = { fromTerm: null, toTerm: null };
  return [
    ...lists,
    { id: 'period', part: 'period', name: t('reports:filter.period'), text: period, without },
  ];
}

/** The period in words; null where all terms are taken. */
function periodText({ fromTerm, toTerm }: ReportFilter, t: TFunction): string | null {
  if (fromTerm === null && toTerm === null) return null;
  if (fromTerm === null) return t('reports:filter.until', { to: toTerm });
  return toTerm === null
    ? t('reports:filter.since', { from: fromTerm })
    : t('reports:filter.between', { from: fromTerm, to: toTerm });
}

const MOST_NAMED = 3;

/** Names of what is chosen in a list: the first of them, and how many there are besides. */
function chosenText({ nameOf }: Choices, keys: readonly string[]): string {
  const named = keys.slice(0, MOST_NAMED).map(nameOf);
  const more = keys.length - named.length;
  return [...named, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}
