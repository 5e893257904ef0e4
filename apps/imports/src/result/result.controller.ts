import { Controller } from '@nestjs/common';
import { importedScheduleOf, importResult, importWarningsOf, WARNINGS_A_PAGE } from '@plomada/contracts';
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

  @HandleRpc(importedScheduleOf)
  async schedule(request: z.infer<typeof importedScheduleOf.request>) {
    const { schedule } = await this.results.execute(request);
    return { schedule };
  }

  @HandleRpc(importWarningsOf)
  async warnings({ from, ...job }: z.infer<typeof importWarningsOf.request>) {
    const { warnings } = await this.results.execute(job);
    const end = from + WARNINGS_A_PAGE;
    return { warnings: warnings.slice(from, end), next: end < warnings.length ? end : null };
  }
}
