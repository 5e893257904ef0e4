import type { Responsible } from '@plomada/domain';
import type { CatalogueColumn } from './catalogue';

/** Whether a responsible can come in: has an account here, was invited, or neither. */
export type Account = 'member' | 'invited' | 'none';

/** A responsible of the plan, with the account behind. */
export interface PersonRow extends Responsible {
  readonly name: string;
  readonly account: Account;
  /** An account with the same e-mail that the responsible is not linked to yet. */
  readonly linkable: string | null;
  readonly lastSession: string | null;
  readonly avatarURL: string | null;
}

/** What the members of the project tell is known. */
export interface AboutPeople {
  readonly accountsKnown: boolean;
}

type Column = CatalogueColumn<PersonRow, AboutPeople>;

/** What anybody may type of a person: a text as it stands, without blanks around. */
const text = (id: 'email' | 'company' | 'function', width: number, grows: number): Column => ({
  id,
  kind: 'text',
  label: `columns:person.${id}`,
  width,
  grows,
  value: (person) => person[id],
  permission: 'editPlan',
  editor: () => ({ typed: (person) => person[id], read: (typed) => ({ value: typed.trim() }) }),
});

/** What tables say of the people who do the work. */
export const PERSON_COLUMNS: readonly Column[] = [
  {
    id: 'name',
    kind: 'text',
    label: 'columns:person.name',
    width: 196,
    grows: 1.35,
    value: ({ name }) => name,
  },
  text('email', 160, 1.3),
  text('company', 120, 0.8),
  text('function', 120, 0.8),
  {
    id: 'role',
    kind: 'choice',
    label: 'columns:person.role',
    width: 112,
    value: ({ role }) => role,
    text: ({ role }, { t }) => t(`responsibles:role.${role}`),
  },
  {
    id: 'isActive',
    kind: 'choice',
    label: 'columns:person.isActive',
    width: 96,
    value: ({ isActive }) => isActive,
    text: ({ isActive }, { t }) => t(`responsibles:active.${isActive}`),
  },
  {
    id: 'account',
    kind: 'choice',
    label: 'columns:person.account',
    width: 122,
    value: ({ account }, { accountsKnown }) => (accountsKnown ? account : null),
    text: ({ account }, { t, format }, { accountsKnown }) =>
      accountsKnown ? t(`responsibles:account.${account}`) : format.date(null),
  },
  {
    id: 'lastSession',
    kind: 'instant',
    label: 'columns:person.lastSession',
    width: 164,
    value: ({ lastSession }) => lastSession,
  },
];
