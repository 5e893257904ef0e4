import type { PersonOfBusiness } from '@plomada/contracts';
import type { ExportTable } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { type LineResult, type Tense, useResultSaid } from './import-results';
import { PEOPLE_FIELDS } from './people-columns';
import { type NamedProject, writeProjectRoles } from './project-roles-text';

/** The tables that people are written in: those that can be read again, and what became of a file. */
export function usePeopleTables(projects: readonly NamedProject[]) {
  const { t } = useTranslation(['peopleImport', 'members']);
  const resultSaid = useResultSaid();
  const text = (head: string) => ({ head, holds: 'text' as const });
  const columns = PEOPLE_FIELDS.map((field) => text(t(`fields.${field}`)));
  const word = (role: string): string => t(`members:roles.${role}`);
  const listOf = (people: readonly PersonOfBusiness[]): ExportTable => ({
    name: t('listName'),
    columns,
    lines: people.map(({ email, firstName, lastName, role, projects: held }) => [
      email,
      firstName,
      lastName,
      role === null ? '' : word(role),
      writeProjectRoles(held, projects, word),
    ]),
  });
  const template = (): ExportTable => {
    const [first] = projects;
    const example = first ? writeProjectRoles(exampleOf(first), projects, word) : '';
    const person = [
      'luis@example.com',
      t('exampleFirstName'),
      t('exampleLastName'),
      word('businessMember'),
      example,
    ];
    return { name: t('templateName'), columns, lines: [person] };
  };
  const resultsOf = (results: readonly LineResult[], tense: Tense): ExportTable => ({
    name: t('resultsName'),
    columns: [
      { head: t('line'), holds: 'number' },
      text(t('fields.email')),
      text(t('result')),
      text(t('detail')),
    ],
    lines: results.map(({ line, email, result, detail }) => [line, email, resultSaid(tense, result), detail]),
  });
  return { listOf, template, resultsOf };
}

const exampleOf = ({ id }: NamedProject) => [{ projectId: id, roles: ['responsible' as const] }];
