import {
  PLAN_LIMITS,
  ReadFailure,
  type ReadLimits,
  type ReadResult,
  checkLimits,
  mostAssignments,
  readingOf,
} from '../read-result';
import { normalise } from '../schedule-file/normalise';
import { plainText } from '../text/plain-text';
import { ofDhtmlx } from './dhtmlx';
import { OWN_FORMAT, ofOwnFile } from './own';
import { linksIn } from './shared';
import { type JsonObject, listOf, objectOf } from './value';

/** The largest JSON that is looked at: ten times a plan of the largest size; parsed it takes a multiple of that. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;

/**
 * Reads a schedule in JSON: our own shape, or that of dhtmlx-gantt (docs/import.md). Never throws for what the bytes hold.
 */
export function readScheduleJson(bytes: Uint8Array, fileName: string, limits = PLAN_LIMITS): ReadResult {
  return readingOf(() => {
    const file = parsed(bytes);
    const isOwn = file['format'] === OWN_FORMAT;
    const tasks = isOwn ? file['tasks'] : (file['data'] ?? file['tasks']);
    if (!Array.isArray(tasks)) throw new ReadFailure('IMPORT_FAILED_JSON_SHAPE');
    check(tasks, file, limits);
    return normalise(isOwn ? ofOwnFile(file) : ofDhtmlx(file, mostAssignments(limits)), fileName);
  });
}

function check(tasks: readonly unknown[], file: JsonObject, limits: ReadLimits): void {
  const links = listOf(linksIn(file));
  checkLimits({ tasks: tasks.length, links: links.length }, limits);
}

function parsed(bytes: Uint8Array): JsonObject {
  if (bytes.length > MAX_JSON_BYTES)
    throw new ReadFailure('IMPORT_FAILED_TOO_LARGE', { megabytes: MAX_JSON_BYTES / 1024 / 1024 });
  const text = plainText(bytes);
  if (text.trim() === '') throw new ReadFailure('IMPORT_FAILED_EMPTY');
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? { data: value } : objectOf(value);
  } catch {
    // Whatever is wrong with the text, nested too deep included, it is no JSON that can be read.
    throw new ReadFailure('IMPORT_FAILED_NOT_JSON');
  }
}
