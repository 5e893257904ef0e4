import { PLAN_LIMITS, type ReadResult, readingOf } from '../read-result';
import { MASTER_HEADERS } from '../tables/master-headers';
import { normaliseSheet } from '../tables/schedule-rows';
import { readCsv } from './read-csv';

/** Reads a master plan's CSV: CODE, TASK, START, FINISH. Never throws for what the bytes hold. */
export function readMasterPlanCsv(bytes: Uint8Array, fileName: string, limits = PLAN_LIMITS): ReadResult {
  const table = () => readCsv(bytes, { headers: Object.values(MASTER_HEADERS), maxRows: limits.tasks });
  return readingOf(() => normaliseSheet(table, fileName, limits));
}
