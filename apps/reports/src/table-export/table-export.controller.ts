import { Controller } from '@nestjs/common';
import { exportTableLines, exportTablePage } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { TableExport } from './table-export';

@Controller()
export class TableExportController {
  constructor(private readonly tables: TableExport) {}

  @HandleRpc(exportTablePage)
  page(asked: z.output<typeof exportTablePage.request>) {
    return this.tables.page(asked);
  }

  @HandleRpc(exportTableLines)
  lines(asked: z.output<typeof exportTableLines.request>) {
    return this.tables.lines(asked);
  }
}
