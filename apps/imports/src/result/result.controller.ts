import { Controller } from '@nestjs/common';
import { importResult } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ReadResult } from './read-result';

@Controller()
export class ResultController {
  constructor(private readonly results: ReadResult) {}

  @HandleRpc(importResult)
  result(request: z.infer<typeof importResult.request>) {
    return this.results.execute(request);
  }
}
