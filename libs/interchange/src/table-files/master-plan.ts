import {
  type Plan,
  type LinkedRow,
  lagText,
  lastDay,
  predecessorsOf,
  shortCodes,
  spanOf,
  treeOf,
} from '@plomada/domain';
import { writeCsv } from '../csv/write-csv';
import { writeTable } from './export-table';
import { MASTER_HEADERS, MORE_HEADERS } from '../tables/master-headers';

const LINK_TYPES = { '0': 'FS', '1': 'SS', '2': 'FF', '3': 'SF' } as const;

/** The master plan as CSV: CODE, TASK, START, FINISH with commas; first and last days as dd-MM-yyyy. A milestone has no FINISH. */
export function writeMasterPlanCsv(plan: Plan): Uint8Array {
  const lines = rowsOf(plan).map(({ code, text, start, finish, isPoint }) => [
    code,
    text,
    dashed(start),
    isPoint ? null : dashed(finish),
  ]);
  return writeCsv([Object.values(MASTER_HEADERS), ...lines], ',');
}

/**
 * The master plan as xlsx, with the CSV's columns and three more: working days (0 is a milestone), progress in percent, and
 * predecessors as `1.2 FS+3` with commas between them. Read back, tree, dates, milestones, progress and links are the same.
 */
export function writeMasterPlanXlsx(plan: Plan): Uint8Array {
  return writeTable({
    name: 'Master plan',
    columns: [
      { head: MASTER_HEADERS.code, holds: 'text' },
      { head: MASTER_HEADERS.text, holds: 'text' },
      { head: MASTER_HEADERS.start, holds: 'date' },
      { head: MASTER_HEADERS.finish, holds: 'date' },
      { head: MORE_HEADERS.duration, holds: 'number' },
      { head: MORE_HEADERS.progress, holds: 'number' },
      { head: MORE_HEADERS.predecessors, holds: 'text' },
    ],
    lines: rowsOf(plan).map(({ id, code, text, start, finish, duration, progress }) => [
      code,
      text,
      start,
      finish,
      duration,
      progress,
      predecessorsOf(plan, id).map(predecessorText).join(', ') || null,
    ]),
  });
}

interface MasterRow {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  readonly start: string;
  readonly finish: string;
  readonly duration: number;
  readonly progress: number;
  readonly isPoint: boolean;
}

function rowsOf(plan: Plan): readonly MasterRow[] {
  const tree = treeOf(plan);
  const codes = shortCodes(plan);
  return tree.inOrder.map((id) => {
    const { text, progress } = plan.tasks.get(id)!;
    const { start, end, duration } = spanOf(plan, id)!;
    const finish = lastDay(start, end);
    return {
      id,
      code: codes.get(id)!,
      text,
      start,
      finish,
      duration,
      progress: Math.round(progress * 100),
      isPoint: start === end,
    };
  });
}

function predecessorText({ code, type, lag }: LinkedRow): string {
  return `${code} ${LINK_TYPES[type]}${lagText(lag)}`;
}

function dashed(date: string): string {
  return date.split('-').reverse().join('-');
}
