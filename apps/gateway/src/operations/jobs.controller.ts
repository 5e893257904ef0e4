import { Controller } from '@nestjs/common';
import { type FailedJob, id, operationsRoutes } from '@plomada/contracts';
import { z } from 'zod';
import { Route, type RouteRequest } from '../requests/route';
import { JobQueues, type QueuedJob } from './job-queues';
import { OperatorAudit } from './operator-audit';
import { ProjectNames } from './project-names';

const ofProject = z.object({ projectId: id });
/** Signs of a reason that are shown. */
const MOST_OF_A_REASON = 500;

/** Jobs that workers do, and those that they gave up. */
@Controller('api')
export class JobsController {
  constructor(
    private readonly queues: JobQueues,
    private readonly names: ProjectNames,
    private readonly calls: OperatorAudit,
  ) {}

  @Route(operationsRoutes.jobs)
  async jobs({ session }: RouteRequest<typeof operationsRoutes.jobs>) {
    await this.calls.count(session);
    const [queues, failed] = await Promise.all([this.queues.counts(), this.queues.failed()]);
    return {
      readAt: new Date().toISOString(),
      queues,
      failed: await Promise.all(failed.map((one) => this.shown(one))),
    };
  }

  @Route(operationsRoutes.retryJob)
  retry({ session, body: { queue, id: jobId } }: RouteRequest<typeof operationsRoutes.retryJob>) {
    return this.calls.noted(session, { deed: 'retry a job', to: { queue, id: jobId } }, async () => ({
      done: await this.queues.retry(queue, jobId),
    }));
  }

  @Route(operationsRoutes.removeJob)
  remove({ session, body: { queue, id: jobId } }: RouteRequest<typeof operationsRoutes.removeJob>) {
    return this.calls.noted(session, { deed: 'remove a job', to: { queue, id: jobId } }, async () => ({
      done: await this.queues.remove(queue, jobId),
    }));
  }

  private async shown({ queue, job }: QueuedJob): Promise<FailedJob> {
    const { data } = ofProject.safeParse(job.data);
    const projectId = data?.projectId ?? null;
    return {
      id: job.id ?? '',
      queue,
      attempts: job.attemptsMade,
      reason: (job.failedReason ?? '').split('\n', 1)[0]!.slice(0, MOST_OF_A_REASON),
      at: job.finishedOn === undefined ? null : new Date(job.finishedOn).toISOString(),
      projectId,
      projectName: projectId === null ? null : await this.names.of(projectId),
    };
  }
}
