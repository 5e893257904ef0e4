import { importedScheduleOf, type SubmittedAction } from '@plomada/contracts';
import type { DecisionContext, ImportedSchedule } from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';

type Supply = NonNullable<DecisionContext['schedule']>;

const NOTHING: Supply = () => null;
/** The actions that name an import job. */
const OF_A_JOB: ReadonlySet<string> = new Set(['LOAD_PROJECT', 'MERGE_PROJECT']);

/** Fetches what an import is to load, or a merge to take over, from the service that read the file: it need not travel through the browser. */
@Injectable()
export class ImportedSchedules {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * The schedule of the job that an import or a merge names, ready for a decision that cannot wait; other actions get none. Only a job
   * of the actor's in this very project counts. Rejects with SERVICE_UNAVAILABLE or SERVICE_TIMEOUT: worth another try.
   */
  async forAction({
    projectId,
    action,
    actor,
  }: Pick<SubmittedAction, 'projectId' | 'action' | 'actor'>): Promise<Supply> {
    const { type, payload } = action;
    const wanted = OF_A_JOB.has(type) ? (payload as { jobId?: unknown } | null)?.jobId : null;
    if (typeof wanted !== 'string') return NOTHING;
    const schedule = await this.read({ jobId: wanted, projectId, userId: actor.userId });
    return (jobId) => (jobId === wanted ? schedule : null);
  }

  /** Null for what is not there any longer: the action may be in the log already, which only its refusal makes sure of. */
  private async read(job: {
    jobId: string;
    projectId: string;
    userId: string;
  }): Promise<ImportedSchedule | null> {
    try {
      return (await this.rpc.call(importedScheduleOf, job)).schedule;
    } catch (error) {
      if (error instanceof AppFailure && (error.kind === 'notFound' || error.kind === 'invalid')) return null;
      throw error;
    }
  }
}
