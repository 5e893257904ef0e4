import type { Member } from '@plomada/contracts';
import {
  type Chase,
  type ChasedRestriction,
  isWorthTelling,
  nameOf,
  sameEmail,
  wellFormed,
} from '@plomada/domain';
import type { DigestContent, DigestItem, DigestSection } from '../mail/digest-content';

/** Longer lists say how many more there are: a mail is read on a phone. */
const MOST_ITEMS = 25;
const MOST_TASKS = 3;
const LONGEST_TEXT = 200;

/** What one person is to be told of a project on a day. */
export interface Letter {
  /** The account's id; of who has none, that of the responsible. */
  readonly person: string;
  readonly email: string;
  readonly lang: 'es' | 'en';
  readonly firstName: string;
  readonly hasAccount: boolean;
  /** Of what is theirs. */
  readonly own: readonly Chase[];
  /** Of what the mail names: everybody's for who is in copy, else their own. */
  readonly chases: readonly Chase[];
  readonly isCopy: boolean;
}

type Section = 'late' | 'dueSoon' | 'newlyTheirs';
type Known = Pick<Chase['responsible'], 'id' | 'userId' | 'email'>;

/**
 * The account of a responsible: the one that is named, else the one of the same address. Undefined for who has none, null for
 * who had one and is of the business no more: such people are told nothing of it.
 */
export function accountOf({ userId, email }: Known, members: readonly Member[]): Member | undefined | null {
  if (userId === null) return members.find(({ user }) => sameEmail(user.email, email));
  return members.find(({ user }) => user.id === userId) ?? null;
}

/** By what a person is known here, with an account or without. */
export const personOf = (responsible: Known, members: readonly Member[]): string =>
  accountOf(responsible, members)?.user.id ?? responsible.id;

/** One letter a person, whatever they are to the project: who is in copy and responsible too is written to once. */
export function lettersOf(
  chases: readonly Chase[],
  members: readonly Member[],
  copies: readonly string[],
): readonly Letter[] {
  const letters = new Map<string, Letter>();
  for (const chase of chases) {
    const account = accountOf(chase.responsible, members);
    if (account === null) continue;
    const { id, email, firstName } = chase.responsible;
    const reader = account?.user ?? { id, email, firstName, lang: 'es' };
    const own = [...(letters.get(reader.id)?.own ?? []), chase];
    const hasAccount = account !== undefined;
    letters.set(reader.id, { ...addressed(reader), hasAccount, own, chases: own, isCopy: false });
  }
  for (const { user } of members) {
    if (!copies.includes(user.id)) continue;
    const own = letters.get(user.id)?.own ?? [];
    letters.set(user.id, { ...addressed(user), hasAccount: true, own, chases, isCopy: true });
  }
  return [...letters.values()];
}

function addressed({
  id,
  email,
  firstName,
  lang,
}: Pick<Member['user'], 'id' | 'email' | 'firstName' | 'lang'>) {
  return { person: id, email, firstName, lang };
}

export const hasNews = (chases: readonly Chase[]): boolean => chases.some(isWorthTelling);

/** What the letter's mail says. The address of the page and the token of the link are the project's and the person's. */
export function contentOf(
  letter: Letter,
  of: Pick<DigestContent, 'projectName' | 'path' | 'unsubscribeToken'>,
): DigestContent {
  const { firstName, isCopy } = letter;
  return {
    template: 'restrictions-digest',
    ...of,
    firstName,
    isCopy,
    late: sectionOf(letter, 'late'),
    dueSoon: sectionOf(letter, 'dueSoon'),
    newlyTheirs: sectionOf(letter, 'newlyTheirs'),
  };
}

function sectionOf({ chases, isCopy }: Letter, section: Section): DigestSection {
  const all = chases.flatMap((chase) =>
    chase[section].map((restriction) => ({
      restriction,
      responsible: isCopy ? nameOf(chase.responsible) : null,
    })),
  );
  all.sort((a, b) => a.restriction.daysLeft - b.restriction.daysLeft);
  const items = all.slice(0, MOST_ITEMS).map((one) => itemOf(one.restriction, one.responsible));
  const isSaid = section !== 'newlyTheirs';
  return { items: items.map((item) => ({ ...item, isNew: item.isNew && isSaid })), count: all.length };
}

/** How many restrictions stand under each head. */
export function countsOf(chases: readonly Chase[]): Record<Section, number> {
  const count = (section: Section) => chases.reduce((sum, chase) => sum + chase[section].length, 0);
  return { late: count('late'), dueSoon: count('dueSoon'), newlyTheirs: count('newlyTheirs') };
}

function itemOf(restriction: ChasedRestriction, responsible: string | null): DigestItem {
  const { detail, family, tasks, required, commited, daysLeft, isNew, inTime, neededBy } = restriction;
  return {
    detail: cut(detail),
    family: cut(family),
    tasks: tasks.slice(0, MOST_TASKS).map(({ code, text }) => cut(`${code} ${text}`)),
    moreTasks: Math.max(0, tasks.length - MOST_TASKS),
    due: commited ?? required,
    required,
    daysLeft,
    isNew,
    missed: inTime === false ? neededBy : null,
    responsible,
  };
}

const cut = (text: string): string => wellFormed(text.slice(0, LONGEST_TEXT));
