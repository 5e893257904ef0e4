import { planAtSeq } from '@plomada/contracts';
import { evolve, PlannedAtStartReader, toDocument } from '@plomada/domain';
import { HandleRpc, notFound } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LogRepository } from '../log/log.repository';
import { CheckpointsRepository } from '../plans/checkpoints.repository';

/** A plan as it stood once: for what has to be said of a close after the plan has gone on. */
@Controller()
export class PlanAtSeqController {
  constructor(
    private readonly checkpoints: CheckpointsRepository,
    private readonly log: LogRepository,
  ) {}

  @HandleRpc(planAtSeq)
  async at({
    projectId,
    seq,
  }: z.output<typeof planAtSeq.request>): Promise<z.input<typeof planAtSeq.response>> {
    const checkpoint = await this.checkpoints.last(projectId, seq);
    if (!checkpoint) throw notFound('NOT_FOUND');
    const reader = new PlannedAtStartReader();
    let { plan, seq: reached } = checkpoint;
    for await (const entry of this.log.between(projectId, 0, seq)) {
      reader.read(entry.changes);
      if (entry.seq <= reached) continue;
      plan = evolve(plan, entry.changes);
      reached = entry.seq;
    }
    if (reached < seq) throw notFound('NOT_FOUND');
    return { plan: toDocument(plan), planned: Object.fromEntries(reader.of(plan)) };
  }
}
