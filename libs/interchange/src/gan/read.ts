import { PLAN_LIMITS, type ReadResult, readingOf } from '../read-result';
import { normalise } from '../schedule-file/normalise';
import { readDocument } from './document';
import { fileScheduleOf } from './file';

/**
 * Reads a GanttProject file (.gan) into the plan's terms. Never throws for what the bytes hold; a file that cannot be read
 * at all is refused with a code.
 */
export function readGan(bytes: Uint8Array, fileName: string, limits = PLAN_LIMITS): ReadResult {
  return readingOf(() => normalise(fileScheduleOf(readDocument(bytes, limits)), fileName));
}
