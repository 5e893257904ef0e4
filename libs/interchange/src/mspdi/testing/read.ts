import type { ImportedTask } from '@plomada/domain';
import type { ReadSucceeded } from '../../read-result';
import { type SpecDocument, type SpecFields, bytesOf, specMspdi } from '../../testing/mspdi';
import { readMspdi } from '../read';

export function read(document: SpecDocument, fileName = 'torre.xml'): ReadSucceeded {
  const result = readMspdi(bytesOf(specMspdi(document)), fileName);
  if (!result.ok) throw new Error(result.code);
  return result;
}

/** Reads a file with the one task. */
export function only(fields: SpecFields): ReadSucceeded {
  return read({ tasks: [{ fields }] });
}

export function codes({ warnings }: ReadSucceeded): string[] {
  return warnings.map(({ code }) => code);
}

export function span({ start, end, duration }: ImportedTask): unknown[] {
  return [start, end, duration];
}
