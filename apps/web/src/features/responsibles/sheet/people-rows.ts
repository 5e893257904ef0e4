import { email as emailSchema, searchable } from '@plomada/contracts';
import { emailKey } from '@plomada/domain';
import { columnsByHeader, type HeaderNames } from '../../sheet-import/columns-by-header';
import type { FileTable } from '../../sheet-import/read-table-file';
import { LONGEST, NOBODY, type PersonValues } from '../person-values';

export type Field = keyof PersonValues;

/** What a column may be called, in both languages; accents and case do not count. */
const NAMES: HeaderNames<Field> = {
  firstName: ['nombre', 'nombres', 'first name', 'name'],
  lastName: ['apellido', 'apellidos', 'last name', 'surname'],
  email: ['correo', 'correo electronico', 'email', 'e-mail', 'mail'],
  company: ['empresa', 'company'],
  function: ['funcion', 'cargo', 'function'],
  role: ['rol', 'role'],
  isActive: ['activo', 'active'],
};
/** All that a header may say. */
export const PEOPLE_HEADERS: readonly string[] = Object.values(NAMES).flat();

const ROLES: ReadonlyMap<string, PersonValues['role']> = new Map([
  ...['', 'usuario', 'user'].map((word) => [word, 'user'] as const),
  ...['administrador', 'administrator', 'admin'].map((word) => [word, 'admin'] as const),
]);
const ACTIVE: ReadonlyMap<string, boolean> = new Map([
  ...['', 'si', 'yes', 'true', 'verdadero', '1'].map((word) => [word, true] as const),
  ...['no', 'false', 'falso', '0'].map((word) => [word, false] as const),
]);

/** Why a line cannot be taken in. */
export interface LineProblem {
  readonly line: number;
  readonly code:
    | 'nameMissing'
    | 'tooLong'
    | 'emailInvalid'
    | 'emailTaken'
    | 'emailRepeated'
    | 'roleUnknown'
    | 'activeUnknown';
  /** The field that is too long, the number of the line that has the e-mail already, or what was written. */
  readonly value?: string;
}

export interface PeopleRead {
  readonly people: readonly PersonValues[];
  readonly problems: readonly LineProblem[];
}

/**
 * The people of a table, and what is wrong with the other lines: each with its number and the first thing found. `taken` are
 * the e-mails of those who are on the project. Null when no column says the name.
 */
export function readPeople(table: FileTable, taken: readonly string[]): PeopleRead | null {
  const columns = columnsByHeader(NAMES, table.head);
  if (columns.firstName === undefined) return null;
  const people: PersonValues[] = [];
  const problems: LineProblem[] = [];
  /** The line by which an e-mail is on the list; null for those of the project. */
  const emails = new Map<string, number | null>(taken.map((email) => [emailKey(email), null]));
  for (const { line, cells } of table.lines) {
    const read = readLine((field) =>
      columns[field] === undefined ? '' : (cells[columns[field]] ?? '').trim(),
    );
    const problem = read.problem ?? emailProblem(read.person.email, emails);
    if (problem) problems.push({ line, ...problem });
    else {
      people.push(read.person);
      if (read.person.email) emails.set(emailKey(read.person.email), line);
    }
  }
  return { people, problems };
}

type Problem = Omit<LineProblem, 'line'>;

function readLine(cell: (field: Field) => string): { person: PersonValues; problem: Problem | null } {
  const role = ROLES.get(searchable(cell('role')));
  const isActive = ACTIVE.get(searchable(cell('isActive')));
  const texts = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
  const person: PersonValues = {
    ...NOBODY,
    ...(Object.fromEntries(texts.map((field) => [field, cell(field)])) as Pick<
      PersonValues,
      keyof typeof LONGEST
    >),
    ...(role !== undefined && { role }),
    ...(isActive !== undefined && { isActive }),
  };
  const long = texts.find((field) => person[field].length > LONGEST[field]);
  if (person.firstName === '') return { person, problem: { code: 'nameMissing' } };
  if (long) return { person, problem: { code: 'tooLong', value: long } };
  if (person.email !== '' && !emailSchema.safeParse(person.email).success)
    return { person, problem: { code: 'emailInvalid', value: person.email } };
  if (role === undefined) return { person, problem: { code: 'roleUnknown', value: cell('role') } };
  if (isActive === undefined) return { person, problem: { code: 'activeUnknown', value: cell('isActive') } };
  return { person, problem: null };
}

function emailProblem(email: string, emails: ReadonlyMap<string, number | null>): Problem | null {
  if (email === '') return null;
  const line = emails.get(emailKey(email));
  if (line === undefined) return null;
  return line === null
    ? { code: 'emailTaken', value: email }
    : { code: 'emailRepeated', value: String(line) };
}
