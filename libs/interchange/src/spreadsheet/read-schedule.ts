import { PLAN_LIMITS, type ReadResult, readingOf } from '../read-result';
import { takeInSheet } from '../tables/schedule-rows';
import { readSheet } from './read-sheet';

/** Reads a master plan's xlsx: the first sheet, with the headers of its CSV. Never throws for what the bytes hold. */
export function readMasterPlanXlsx(bytes: Uint8Array, fileName: string, limits = PLAN_LIMITS): ReadResult {
  return readingOf(() => takeInSheet(() => readSheet(bytes, { maxRows: limits.tasks }), fileName, limits));
}
