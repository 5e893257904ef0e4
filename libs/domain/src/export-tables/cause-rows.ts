import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { cncLog } from '../terms/cnc-log';

/** A cause of non-compliance of a closed term as other programs read it: as it read at the close. Shares are percent 0..100. */
export interface ExportedCause {
  readonly id: string;
  readonly termNumber: number;
  /** ISO 8601 UTC. */
  readonly closedAt: string;
  readonly taskId: string;
  readonly taskCode: string;
  readonly task: string;
  /** Names, with commas between them. */
  readonly responsibles: string;
  readonly type: string;
  /** The role that it comes from. */
  readonly origin: string;
  readonly detail: string;
  readonly commitment: number | null;
  readonly progress: number;
  /** Percent of the project that the shortfall cost; null where there was none. */
  readonly impact: number | null;
}

export function exportedCauses(plan: Plan): readonly ExportedCause[] {
  return cncLog(plan).map((row) => ({
    // A cause that is carried over stands in the record of each of its terms.
    id: `${row.termNumber}-${row.taskId}-${row.causeId}`,
    termNumber: row.termNumber,
    closedAt: row.closingDate,
    taskId: row.taskId,
    taskCode: row.taskWBS,
    task: row.taskName,
    responsibles: row.responsible,
    type: row.type,
    origin: row.origin,
    detail: row.detail,
    commitment: row.commitment === null ? null : roundTo2(row.commitment * 100),
    progress: roundTo2(row.progress * 100),
    impact: row.impact,
  }));
}
