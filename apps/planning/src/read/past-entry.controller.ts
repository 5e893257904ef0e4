import { MOST_CHANGES_SHOWN, MOST_TASKS_NAMED, pastEntry } from '@plomada/contracts';
import { editedTasks, UNDO_BARRIERS } from '@plomada/domain';
import { HandleRpc, notFound } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ROLLBACK } from '../log/action-types';
import { SnapshotsRepository } from '../close/snapshots.repository';
import { LogRepository } from '../log/log.repository';
import { PlanStore } from '../plans/plan-store';
import { pastActionOf, pastTask } from './past-action';

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
    const { touched, changes } = entry;
    const tasks = entry.type === ROLLBACK ? [] : editedTasks(touched, changes);
    return {
      action: pastActionOf(entry, plan, snapshots),
      tasks: tasks.slice(0, MOST_TASKS_NAMED).map((id) => pastTask(id, plan, changes)),
      changes: changes.slice(0, MOST_CHANGES_SHOWN),
      changeCount: changes.length,
      undoBarrier: await this.log.hasAfter(projectId, entry.seq, UNDO_BARRIERS),
    };
  }
}
