import type { Invitation, Member } from '@plomada/contracts';
import { nameOf, type Responsible, sameEmail } from '@plomada/domain';
import type { PersonRow } from '../../columns/person-columns';

/** What the project's members and invitations tell of accounts. */
export interface Accounts {
  readonly members: readonly (Member & { readonly lastSession: string | null })[];
  readonly invitations: readonly Pick<Invitation, 'email' | 'status'>[];
}
export const NO_ACCOUNTS: Accounts = { members: [], invitations: [] };

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
