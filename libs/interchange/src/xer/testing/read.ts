import type { ImportedSchedule } from '@plomada/domain';
import type { ReadSucceeded } from '../../read-result';
import { bytesOf } from '../../testing/mspdi';
import { PROJECT_TABLES, type XerRows, specXer } from '../../testing/xer';
import { readXer } from '../read';

export type Tables = Readonly<Record<string, XerRows>>;

/** Reads a project of the tables, which come instead of those of the same name in `PROJECT_TABLES`. */
export function read(tables: Tables): ReadSucceeded {
  const result = readXer(bytesOf(specXer({ ...PROJECT_TABLES, ...tables })), 'obra.xer');
  if (!result.ok) throw new Error(result.code);
  return result;
}

export function schedule(tables: Tables): ImportedSchedule {
  return read(tables).schedule;
}

export function codes({ warnings }: ReadSucceeded): string[] {
  return warnings.map(({ code }) => code);
}
