import type { CivilDate } from '@plomada/domain';

/** A restriction as a digest names it. */
export interface DigestItem {
  readonly detail: string;
  readonly family: string;
  /** Codes and names of the first of its tasks. */
  readonly tasks: readonly string[];
  /** How many others it has. */
  readonly moreTasks: number;
  readonly due: CivilDate;
  readonly required: CivilDate;
  /** Below 0 it is late by so many. */
  readonly daysLeft: number;
  /** Theirs since the last digest; not said where all of the list are. */
  readonly isNew: boolean;
  /** The day on which the first task needs it, where the release will not come by then. */
  readonly missed: CivilDate | null;
  /** Whose it is; only where the digest is of everybody's. */
  readonly responsible: string | null;
}

/** The first of a list, and how many there are in all. */
export interface DigestSection {
  readonly items: readonly DigestItem[];
  readonly count: number;
}

/** What one mail says: the restrictions of a project that one person is to see to, or to know of. */
export interface DigestContent {
  readonly template: 'restrictions-digest';
  readonly projectName: string;
  readonly firstName: string;
  /** Of everybody, for who is in copy. */
  readonly isCopy: boolean;
  readonly late: DigestSection;
  readonly dueSoon: DigestSection;
  readonly newlyTheirs: DigestSection;
  /** Where the product shows them. */
  readonly path: string;
  /** Lets its holder end these mails, and nothing else. */
  readonly unsubscribeToken: string;
}
