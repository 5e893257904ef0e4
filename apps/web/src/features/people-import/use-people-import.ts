import type { PersonLine, PersonOfBusiness, PersonOutcome } from '@plomada/contracts';
import { emailKey } from '@plomada/domain';
import { ReadFailure } from '@plomada/interchange';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../base/api/api-failure';
import type { Language } from '../../base/i18n';
import type { CodedFailure } from '../../base/messages/use-failure-text';
import { readTableFile } from '../sheet-import/read-table-file';
import { importInto, peopleOf, previewOf } from './people-import-api';
import { PEOPLE_HEADERS } from './people-columns';
import type { NamedProject } from './project-roles-text';
import { type LineProblem, MAX_LINES, readPeople } from './read-people';

/** A file that was read: what is sent, what is not and why, and who of the business is not in it. */
export interface PeopleFile {
  readonly name: string;
  readonly lines: readonly PersonLine[];
  readonly problems: readonly LineProblem[];
  readonly absent: readonly PersonOfBusiness[];
}

export type PeopleImport =
  | { readonly step: 'choosing'; readonly failure: 'noEmailColumn' | CodedFailure | null }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'preview'; readonly file: PeopleFile; readonly outcomes: readonly PersonOutcome[] }
  | { readonly step: 'importing'; readonly file: PeopleFile; readonly done: number }
  /** `failure`: what kept the last lines from being sent. */
  | {
      readonly step: 'done';
      readonly file: PeopleFile;
      readonly outcomes: readonly PersonOutcome[];
      readonly failure: CodedFailure | null;
    };

const BEGIN: PeopleImport = { step: 'choosing', failure: null };

/** The way of a list of people into a business: chosen, looked at, confirmed, told. */
export function usePeopleImport(businessId: string, projects: readonly NamedProject[]) {
  const { i18n } = useTranslation();
  const [state, show] = useReducer((_: PeopleImport, next: PeopleImport) => next, BEGIN);
  const choose = async (chosen: File) => {
    show({ step: 'reading', name: chosen.name });
    show(await previewedFile(chosen, businessId, projects));
  };
  const confirm = async () => {
    if (state.step !== 'preview') return;
    const { file } = state;
    let outcomes: readonly PersonOutcome[] = [];
    show({ step: 'importing', file, done: 0 });
    try {
      const wish = { lines: file.lines, lang: i18n.language as Language };
      await importInto(businessId, wish, (done, all) => {
        outcomes = [...all];
        show({ step: 'importing', file, done });
      });
      show({ step: 'done', file, outcomes, failure: null });
    } catch (thrown) {
      show({ step: 'done', file, outcomes, failure: failureOf(thrown) });
    }
  };
  return { state, choose, confirm };
}

async function previewedFile(
  chosen: File,
  businessId: string,
  projects: readonly NamedProject[],
): Promise<PeopleImport> {
  try {
    const table = await readTableFile(chosen, { headers: PEOPLE_HEADERS, maxRows: MAX_LINES });
    const read = readPeople(table, projects);
    if (!read) return { step: 'choosing', failure: 'noEmailColumn' };
    const people = await peopleOf(businessId);
    const outcomes = await previewOf(businessId, read.lines, () => undefined);
    const written = new Set([...read.lines, ...read.problems].map(({ email }) => emailKey(email)));
    const absent = people.filter(({ email }) => !written.has(emailKey(email)));
    return { step: 'preview', file: { name: chosen.name, ...read, absent }, outcomes };
  } catch (thrown) {
    const { code, params } = thrown instanceof ReadFailure ? thrown : failureOf(thrown);
    return { step: 'choosing', failure: { code, ...(params && { params }) } };
  }
}
