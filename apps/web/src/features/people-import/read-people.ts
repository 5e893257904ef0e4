import {
  email as emailSchema,
  PEOPLE_PER_CALL,
  type PersonLine,
  PROJECTS_PER_CALL,
} from '@plomada/contracts';
import { emailKey, isWellFormed, wellFormed } from '@plomada/domain';
import { columnsByHeader } from '../sheet-import/columns-by-header';
import type { FileTable } from '../sheet-import/read-table-file';
import { businessRoleSaid, HEADER_NAMES, type PeopleField } from './people-columns';
import { type NamedProject, type ProjectsProblem, readProjectRoles } from './project-roles-text';

/** Lines of one file. */
export const MAX_LINES = 2000;
const LONGEST_NAME = 200;

/** Why a line is not sent at all, with the first thing found. */
export interface LineProblem {
  readonly line: number;
  /** As it was written. */
  readonly email: string;
  readonly code:
    | ProjectsProblem['code']
    | 'emailMissing'
    | 'emailInvalid'
    | 'emailRepeated'
    | 'nameInvalid'
    | 'roleUnknown';
  /** What was written, or the number of the line that has the e-mail already. */
  readonly value: string;
}

export interface PeopleRead {
  readonly lines: readonly PersonLine[];
  readonly problems: readonly LineProblem[];
}

/** The people of a table, and what is wrong with the other lines. Null when no column says the e-mail. */
export function readPeople(table: FileTable, projects: readonly NamedProject[]): PeopleRead | null {
  const columns = columnsByHeader(HEADER_NAMES, table.head);
  if (columns.email === undefined) return null;
  const lines: PersonLine[] = [];
  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of table.lines) {
    const cell = (field: PeopleField): string => cells[columns[field] ?? -1]?.trim() ?? '';
    const email = cell('email');
    const before = lineOf.get(emailKey(email));
    const read =
      email !== '' && before !== undefined
        ? { code: 'emailRepeated' as const, value: String(before) }
        : readLine(line, cell, projects);
    if ('code' in read) problems.push({ line, email, ...read });
    else lines.push(read);
    if (email !== '' && before === undefined) lineOf.set(emailKey(email), line);
  }
  return { lines, problems };
}

function readLine(
  line: number,
  cell: (field: PeopleField) => string,
  named: readonly NamedProject[],
): PersonLine | Pick<LineProblem, 'code' | 'value'> {
  const [written, firstName, lastName, said] = [
    cell('email'),
    cell('firstName'),
    cell('lastName'),
    cell('role'),
  ];
  if (written === '') return { code: 'emailMissing', value: '' };
  const email = emailSchema.safeParse(written);
  if (!email.success) return { code: 'emailInvalid', value: written.slice(0, LONGEST_NAME) };
  const wrong = [firstName, lastName].find((name) => name.length > LONGEST_NAME || !isWellFormed(name));
  if (wrong !== undefined) return { code: 'nameInvalid', value: `${wellFormed(wrong).slice(0, 40)}…` };
  const role = said === '' ? null : businessRoleSaid(said);
  if (role === null && said !== '') return { code: 'roleUnknown', value: said.slice(0, LONGEST_NAME) };
  const { wishes, problem } = readProjectRoles(cell('projects'), named);
  if (problem) return { ...problem, value: problem.value.slice(0, LONGEST_NAME) };
  const projects = wishes.map(({ projectId, roles }) => ({ projectId, roles: [...roles] }));
  return { line, email: email.data, firstName, lastName, role, projects };
}

/** As many lines at once as one call takes. */
export function portionsOf(lines: readonly PersonLine[]): PersonLine[][] {
  const portions: PersonLine[][] = [];
  let projects = 0;
  for (const line of lines) {
    const last = portions.at(-1);
    const fits =
      last && last.length < PEOPLE_PER_CALL && projects + line.projects.length <= PROJECTS_PER_CALL;
    if (fits) last.push(line);
    else portions.push([line]);
    projects = (fits ? projects : 0) + line.projects.length;
  }
  return portions;
}
