import type { Member, Notice, NoticeChannels, NoticeSettings } from '@plomada/contracts';
import {
  type Chase,
  type ChasedRestriction,
  isWorthTelling,
  nameOf,
  type ProjectState,
  wellFormed,
  type Responsible,
} from '@plomada/domain';
import { accountOf } from '../accounts/account-of';
import type { DigestContent, DigestItem, DigestSection } from '../mail/digest-content';
import { stateContentOf } from './state-content-of';

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
/**
 * One letter a person, whatever they are to the project: who is in copy and responsible too is written to once. `others` have nothing
 * to release and want to hear of something else.
 */
export function lettersOf(
  chases: readonly Chase[],
  members: readonly Member[],
  copies: readonly string[],
  others: ReadonlySet<string>,
): readonly Letter[] {
  const letters = new Map<string, Letter>();
  for (const chase of chases) {
    const account = accountOf(chase.responsible, members);
    if (account === null) continue;
    const reader = account?.user ?? withoutAccount(chase.responsible);
    const own = [...(letters.get(reader.id)?.own ?? []), chase];
    const hasAccount = account !== undefined;
    letters.set(reader.id, { ...addressed(reader), hasAccount, own, chases: own, isCopy: false });
  }
  for (const { user } of members) {
    if (!copies.includes(user.id)) continue;
    const own = letters.get(user.id)?.own ?? [];
    letters.set(user.id, copyLetter(user, chases, own));
  }
  for (const { user } of members) {
    if (!others.has(user.id) || letters.has(user.id)) continue;
    letters.set(user.id, { ...addressed(user), hasAccount: true, own: [], chases: [], isCopy: false });
  }
  return [...letters.values()];
}

export type Addressee = Pick<Member['user'], 'id' | 'email' | 'firstName' | 'lang'>;

/** A responsible of the plan whom no account tells more of: mails to them are Spanish, as the product is. */
export const withoutAccount = ({
  id,
  email,
  firstName,
}: Pick<Responsible, 'id' | 'email' | 'firstName'>): Addressee => ({ id, email, firstName, lang: 'es' });

/** What who is in copy is told: everybody's restrictions. */
export const copyLetter = (
  user: Addressee,
  chases: readonly Chase[],
  own: readonly Chase[] = [],
): Letter => ({
  ...addressed(user),
  ...{ hasAccount: true, own, chases, isCopy: true },
});

const addressed = ({ id, email, firstName, lang }: Addressee) => ({ person: id, email, firstName, lang });

/** By which of the subjects that people choose among each list is told. */
const SUBJECTS = {
  late: 'RESTRICTION_LATE',
  dueSoon: 'RESTRICTION_DUE',
  newlyTheirs: 'RESTRICTION_ASSIGNED',
} as const;

/** What of their own restrictions a person wants to hear of in one place. */
export const wantedOf = (
  chases: readonly Chase[],
  settings: NoticeSettings,
  channel: keyof NoticeChannels,
): readonly Chase[] => {
  const wanted = (section: Section, chase: Chase) =>
    settings[SUBJECTS[section]][channel] ? chase[section] : [];
  return chases.map((chase) => ({
    ...chase,
    late: wanted('late', chase),
    dueSoon: wanted('dueSoon', chase),
    newlyTheirs: wanted('newlyTheirs', chase),
  }));
};

export const hasNews = (chases: readonly Chase[]): boolean => chases.some(isWorthTelling);

type About = Pick<
  DigestContent,
  'projectName' | 'overdueTerm' | 'path' | 'unsubscribeToken' | 'dashboardPdf'
>;

/** What the letter's mail says. The address of the page and the token of the link are the project's and the person's. */
export function contentOf(
  letter: Letter,
  of: About,
  state: ProjectState | null,
  notices: readonly Notice[],
): DigestContent {
  const { firstName, isCopy } = letter;
  return {
    template: 'restrictions-digest',
    ...of,
    ...{ firstName, isCopy },
    state: isCopy && state ? stateContentOf(state) : null,
    late: sectionOf(letter, 'late'),
    dueSoon: sectionOf(letter, 'dueSoon'),
    newlyTheirs: sectionOf(letter, 'newlyTheirs'),
    notices: notices.slice(-MOST_ITEMS).map(({ date, type, params }) => ({ date, type, params })),
    moreNotices: Math.max(0, notices.length - MOST_ITEMS),
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
