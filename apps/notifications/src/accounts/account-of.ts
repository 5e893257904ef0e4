import type { Member } from '@plomada/contracts';
import { type Responsible, sameEmail } from '@plomada/domain';

type Known = Pick<Responsible, 'id' | 'userId' | 'email'>;

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
