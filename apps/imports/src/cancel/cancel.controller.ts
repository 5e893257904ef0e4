import { Controller } from '@nestjs/common';
import { cancelImport } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { CancelImport } from './cancel-import';

@Controller()
export class CancelController {
  constructor(private readonly canceling: CancelImport) {}

  @HandleRpc(cancelImport)
  cancel(request: z.infer<typeof cancelImport.request>) {
    return this.canceling.execute(request);
  }
}
