import type { Business, BusinessList } from '@plomada/contracts';

/** The words that a company offers when something is written. */
export type OfferedWords = Pick<Business, BusinessList>;

export const NO_WORDS: OfferedWords = { restrictionFamilies: [], cncTypes: [], roles: [] };
