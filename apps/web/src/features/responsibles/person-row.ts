import type { Invitation, Member } from '@plomada/contracts';
import { nameOf, type Responsible, sameEmail } from '@plomada/domain';

/** Whether a responsible can come in: has an account here, was invited, or neither. */
export type Account = 'member' | 'invited' | 'none';

/** What the project's members and invitations tell of accounts. */
export interface Accounts {
  readonly members: readonly (Member & { readonly lastSession: string | null })[];
  readonly invitations: readonly Pick<Invitation, 'email' | 'status'>[];
}
export const NO_ACCOUNTS: Accounts = { members: [], invitations: [] };

/** A line of the table: a responsible of the plan, with the account behind. */
export interface PersonRow extends Responsible {
  readonly name: string;
  readonly account: Account;
  /** An account with the same e-mail that the responsible is not linked to yet. */
  readonly linkable: string | null;
  readonly lastSession: string | null;
  readonly avatarURL: string | null;
}

/** The account on the project with this e-mail. */
export const accountWith = (email: string, { members }: Accounts) =>
  members.find(({ user }) => sameEmail(user.email, email))?.user;

export function personRow(person: Responsible, accounts: Accounts): PersonRow {
  const withEmail = accountWith(person.email, accounts);
  const userId = person.userId ?? withEmail?.id;
  const member = accounts.members.find(({ user }) => user.id === userId);
  const invited = accounts.invitations.some(
    ({ email, status }) => status === 'pending' && sameEmail(email, person.email),
  );
  return {
    ...person,
    name: nameOf(person),
    account: userId ? 'member' : invited ? 'invited' : 'none',
    linkable: person.userId === null && withEmail ? withEmail.id : null,
    lastSession: member?.lastSession ?? null,
    avatarURL: member?.user.avatarURL ?? null,
  };
}
