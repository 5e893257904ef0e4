import { MOST_CHANGES_SHOWN, pastEntry } from '@plomada/contracts';
import { SEALING_ACTIONS } from '@plomada/domain';
import { HandleRpc, notFound } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ROLLBACK } from '../close/action-types';
import { SnapshotsRepository } from '../close/snapshots.repository';
import { LogRepository } from '../log/log.repository';
import { PlanStore } from '../plans/plan-store';
import { pastActionOf } from './past-action';

type Request = z.output<typeof pastEntry.request>;
type Response = z.output<typeof pastEntry.response>;

/** One entry of the log with what it changed, and whether it may still be undone. */
@Controller()
export class PastEntryController {
  constructor(
    private readonly plans: PlanStore,
    private readonly log: LogRepository,
    private readonly snapshots: SnapshotsRepository,
  ) {}

  @HandleRpc(pastEntry)
  async of({ projectId, actionId }: Request): Promise<Response> {
    const { plan } = await this.plans.known(projectId);
    const entry = await this.log.entryOf(projectId, actionId);
    if (!entry) throw notFound('NOT_FOUND');
    const snapshots = entry.type === ROLLBACK ? await this.snapshots.of(projectId) : [];
    return {
      action: pastActionOf(entry, plan, snapshots),
      changes: entry.changes.slice(0, MOST_CHANGES_SHOWN),
      changeCount: entry.changes.length,
      sealed: await this.log.hasAfter(projectId, entry.seq, SEALING_ACTIONS),
    };
  }
}
