import { PLAN_LIMITS, type ReadResult, readingOf } from '../read-result';
import { MASTER_HEADERS } from '../tables/master-headers';
import { normaliseSheet } from '../tables/schedule-rows';
import { readSheet } from './read-sheet';

/** Reads a master plan's xlsx: the sheet with the headers of its CSV. Never throws for what the bytes hold. */
export function readMasterPlanXlsx(bytes: Uint8Array, fileName: string, limits = PLAN_LIMITS): ReadResult {
  const table = () => readSheet(bytes, { headers: Object.values(MASTER_HEADERS), maxRows: limits.tasks });
  return readingOf(() => normaliseSheet(table, fileName, limits));
}
