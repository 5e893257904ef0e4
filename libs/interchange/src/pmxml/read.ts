import { scheduleOfP6 } from '../p6/schedule';
import { PLAN_LIMITS, type ReadResult, readingOf } from '../read-result';
import { normalise } from '../schedule-file/normalise';
import { readDocument } from './document';
import { p6FileOf } from './file';

/**
 * Reads a Primavera P6 XML file (PMXML) into the plan's terms. Never throws for what the bytes hold; a file that cannot be
 * read at all is refused with a code.
 */
export function readPmxml(bytes: Uint8Array, fileName: string, limits = PLAN_LIMITS): ReadResult {
  return readingOf(() => normalise(scheduleOfP6(p6FileOf(readDocument(bytes), limits), limits), fileName));
}
