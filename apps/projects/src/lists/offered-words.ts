import type { Business, BusinessList } from '@plomada/contracts';

/** The words that a company offers when something is written. */
export type OfferedWords = Pick<Business, BusinessList>;

/** Every list of a company, empty and for the caller to fill. */
export const emptyLists = <Entry>(): Record<BusinessList, Entry[]> => ({
  restrictionFamilies: [],
  cncTypes: [],
  roles: [],
  rhythmicUnits: [],
});

export const NO_WORDS: OfferedWords = emptyLists<string>();
