import type { PersonOutcome } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';
import type { NamedProject } from './project-roles-text';
import type { PeopleFile } from './use-people-import';

/** What lines come to, in the order in which they are told. */
export const RESULTS = ['refused', 'invite', 'change', 'same'] as const;
export type Result = (typeof RESULTS)[number];

/** Whether it is to become of them, or has. */
export type Tense = 'preview' | 'done';

/** What a line comes to, in a word. */
export function useResultSaid(): (tense: Tense, result: Result) => string {
  const { t } = useTranslation('peopleImport');
  return (tense, result) => (tense === 'done' ? t(`doneWord.${result}`) : t(`previewWord.${result}`));
}

/** A line of the file with what becomes of it, in words. */
export interface LineResult {
  readonly line: number;
  readonly email: string;
  readonly result: Result;
  readonly detail: string;
}

/** All lines of a file with what becomes of them, by their number. Lines that were not sent are left out. */
export function useLineResults(projects: readonly NamedProject[]) {
  const { t } = useTranslation(['peopleImport', 'members']);
  const failureText = useFailureText();
  const nameOf = new Map(projects.map(({ id, name }) => [id, name]));
  const roles = (held: readonly string[]): string =>
    held.length === 0 ? t('noRole') : held.map((role) => t(`members:roles.${role}`)).join(' + ');
  const detailOf = (outcome: PersonOutcome): string => {
    if (outcome.outcome === 'same') return '';
    if (outcome.outcome === 'refused')
      return failureText({ code: outcome.code, ...(outcome.params && { params: outcome.params }) });
    const parts = outcome.changes.map(({ projectId, from, to }) => {
      const where = projectId === null ? t('inCompany') : (nameOf.get(projectId) ?? projectId);
      const became =
        outcome.outcome === 'invite' ? roles(to) : t('became', { from: roles(from), to: roles(to) });
      return `${where}: ${became}`;
    });
    return parts.join('; ');
  };
  return ({ lines, problems }: PeopleFile, outcomes: readonly PersonOutcome[]): readonly LineResult[] => {
    const emails = new Map(lines.map(({ line, email }) => [line, email]));
    const sent = outcomes.map((outcome) => ({
      line: outcome.line,
      email: emails.get(outcome.line) ?? '',
      result: outcome.outcome,
      detail: detailOf(outcome),
    }));
    const kept = problems.map(({ line, email, code, value }) => ({
      line,
      email,
      result: 'refused' as const,
      detail: t(`problem.${code}`, { value }),
    }));
    return [...sent, ...kept].sort((a, b) => a.line - b.line);
  };
}

/** How many lines come to each. */
export function countsOf(results: readonly LineResult[]): Readonly<Record<Result, number>> {
  const counts = { refused: 0, invite: 0, change: 0, same: 0 };
  for (const { result } of results) counts[result] += 1;
  return counts;
}
