import { Injectable } from '@nestjs/common';
import {
  entriesSince,
  EXPORT_VERSION,
  exportRows,
  type exportTableLines,
  type exportTablePage,
  getPlan,
} from '@plomada/contracts';
import {
  type Change,
  exportTable,
  type ExportTableName,
  type ExportTables,
  fromDocument,
  planDay,
  tableChanges,
  type TableChanges,
} from '@plomada/domain';
import { csvLine } from '@plomada/interchange';
import { conflict, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';

/** Of more entries than this, in the answers of the log, it is cheaper for everybody to tell the whole table. */
const MOST_ANSWERS = 20;

type Row = ExportTables[ExportTableName];
type Page = z.input<typeof exportTablePage.response>;

/** Without it spreadsheets take the file for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

interface Since {
  readonly changes: readonly Change[];
  /** When the entry was accepted from which on they are. */
  readonly at: string;
}

/** The tables of a plan for other programs, a page at a time. */
@Injectable()
export class TableExport {
  constructor(private readonly rpc: RpcClient) {}

  async page(asked: z.output<typeof exportTablePage.request>): Promise<Page> {
    const { projectId, table, after, limit } = asked;
    const answer = await this.rpc.call(getPlan, { projectId });
    const plan = fromDocument(answer.plan);
    const dayOf = (at: string) => planDay(at, plan.settings.timeZone ?? null);
    const now = { plan, day: dayOf(new Date().toISOString()) };
    const since = await this.changesSince(projectId, asked.since, answer.seq);
    const told: TableChanges<Row> = since
      ? tableChanges(table, now, { changes: since.changes, day: dayOf(since.at) })
      : { rows: exportTable(table, now.plan, now.day), removed: [] };
    const rest = after === undefined ? told.rows : told.rows.filter(({ id }) => id > after);
    const rows = rest.slice(0, limit);
    return {
      version: EXPORT_VERSION,
      ...{ projectId, table, seq: answer.seq, complete: since === null },
      removed: after === undefined ? [...told.removed] : [],
      rows,
      next: rest.length > rows.length ? rows.at(-1)!.id : null,
    };
  }

  /** The whole table as lines of a CSV file, so many rows of it. What a cell has several of stands with semicolons between. */
  async lines(
    asked: z.output<typeof exportTableLines.request>,
  ): Promise<z.input<typeof exportTableLines.response>> {
    const { rows, next } = await this.page({ ...asked, since: 0 });
    const columns = Object.keys(exportRows[asked.table].shape);
    const head = asked.after === undefined ? `${BYTE_ORDER_MARK}${csvLine(columns)}` : '';
    const lines = rows.map((row) => csvLine(columns.map((column) => cellOf(row[column as keyof Row]))));
    return { text: head + lines.join(''), next };
  }

  /** What was done to the plan after a seq until another; null where the whole table is to be told. */
  private async changesSince(projectId: string, since: number, until: number): Promise<Since | null> {
    if (since === 0) return null;
    const changes: Change[] = [];
    let at: string | null = null;
    let seq = since;
    for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
      const answer = await this.rpc.call(entriesSince, { projectId, seq });
      if (answers === 0) at = answer.at;
      if (at === null) throw conflict('EXPORT_SINCE_UNKNOWN', { seq: until });
      // What was done after the plan was asked for is not in it.
      const entries = answer.entries.filter((entry) => entry.seq <= until);
      for (const entry of entries) changes.push(...entry.changes);
      seq = answer.entries.at(-1)?.seq ?? seq;
      if (!answer.more || seq >= until) return { changes, at };
    }
    return null;
  }
}

const cellOf = (value: unknown): string | number | boolean | null =>
  Array.isArray(value) ? value.join('; ') : (value as string | number | boolean | null);
