import { Controller } from '@nestjs/common';
import { exportTableLines, exportTablePage, ownCalendar, portfolioOf } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';

/** The reports service as far as what other programs read of it goes: it tells back what it was asked. */
@Controller()
export class ReportsDouble {
  @HandleRpc(ownCalendar)
  async own({ projectId, userId, lang, contents }: z.output<typeof ownCalendar.request>) {
    return { text: ['own', projectId, userId, lang, ...contents].join(' ') };
  }

  /** Nothing is calculated of any. */
  @HandleRpc(portfolioOf)
  async portfolio({ projectIds }: z.output<typeof portfolioOf.request>) {
    return { projects: projectIds.map((projectId) => ({ projectId, trends: null, end: null })) };
  }

  @HandleRpc(exportTablePage)
  async page({ projectId, table, since, after = '-', limit }: z.output<typeof exportTablePage.request>) {
    const removed = [since, after, limit].map(String);
    return { version: 1 as const, projectId, table, seq: 7, complete: false, removed, rows: [], next: null };
  }

  /** In three parts. */
  @HandleRpc(exportTableLines)
  async lines({ projectId, table, after = '0' }: z.output<typeof exportTableLines.request>) {
    const part = Number(after) + 1;
    return { text: `${projectId} ${table} ${part}\r\n`, next: part < 3 ? String(part) : null };
  }
}
