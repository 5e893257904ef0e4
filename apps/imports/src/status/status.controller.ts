import { Controller } from '@nestjs/common';
import { importStatus } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ReadStatus } from './read-status';

@Controller()
export class StatusController {
  constructor(private readonly statuses: ReadStatus) {}

  @HandleRpc(importStatus)
  status(request: z.infer<typeof importStatus.request>) {
    return this.statuses.execute(request);
  }
}
