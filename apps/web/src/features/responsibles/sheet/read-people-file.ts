import type { Failure } from '@plomada/contracts';
import { ReadFailure } from '@plomada/interchange';
import { failureOf } from '../../../base/api/api-failure';
import { readTableFile } from '../../sheet-import/read-table-file';
import type { PersonValues } from '../person-values';
import { type LineProblem, PEOPLE_HEADERS, readPeople } from './people-rows';

/** People that one action adds. */
export const MAX_PEOPLE = 500;

/** What came of a file: people and the lines left out, or why nothing could be read. */
export type FileRead =
  | { readonly ok: true; readonly people: readonly PersonValues[]; readonly problems: readonly LineProblem[] }
  | { readonly ok: false; readonly failure: 'noNameColumn' | Pick<Failure, 'code' | 'params'> };

/** Reads people from an xlsx or a CSV with commas or semicolons, whatever the file's name says it is. */
export async function readPeopleFile(file: Blob, taken: readonly string[]): Promise<FileRead> {
  try {
    const table = await readTableFile(file, { headers: PEOPLE_HEADERS, maxRows: MAX_PEOPLE });
    const read = readPeople(table, taken);
    return read ? { ok: true, ...read } : { ok: false, failure: 'noNameColumn' };
  } catch (thrown) {
    const failure = thrown instanceof ReadFailure ? thrown : failureOf(thrown);
    return { ok: false, failure: { code: failure.code, ...(failure.params && { params: failure.params }) } };
  }
}
