import { projectOfPlan } from '@plomada/domain';
import { afterSending, notFound } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { config } from '../config';
import { LogRepository } from '../log/log.repository';
import type { PlanEntry } from '../log/log-document';
import { PlanningMetrics } from '../metrics';
import { CheckpointsRepository } from './checkpoints.repository';
import { advanced, type CachedPlan } from './cached-plan';
import { CachedPlans } from './cached-plans';

const CHECKPOINT_EVERY = 100;
const CHECKPOINT_BYTES = 4 * 1024 * 1024;

/** Plans as folds over their logs, the newest checkpoint first. */
@Injectable()
export class PlanStore {
  private readonly logger = new Logger(PlanStore.name);
  private readonly loading = new Map<string, Promise<CachedPlan>>();
  /** How often something was forgotten. What was read while that happened may be gone: it is answered, and not kept. */
  private forgets = 0;
  private readonly cached = new CachedPlans(
    { maxPlans: config.PLANS_IN_MEMORY, maxRows: config.PLAN_ROWS_IN_MEMORY },
    () => this.metrics.plansEvicted.inc(),
  );

  constructor(
    private readonly log: LogRepository,
    private readonly checkpoints: CheckpointsRepository,
    private readonly metrics: PlanningMetrics,
  ) {}

  /** What this process remembers of a plan counts no more: the next to ask begins from the log. */
  forget(projectId: string): void {
    this.forgets += 1;
    this.cached.drop(projectId);
    this.metrics.plansInMemory.set(this.cached.size);
  }

  /** The same of a project's plan and of all its scenarios'. */
  forgetProject(projectId: string): void {
    this.forgets += 1;
    this.cached.dropWhere((planId) => projectOfPlan(planId) === projectId);
    this.metrics.plansInMemory.set(this.cached.size);
  }

  /** The plan as this process knows it: another process may have written since. Refuses with NOT_FOUND. */
  async known(projectId: string): Promise<CachedPlan> {
    const known = this.cached.get(projectId);
    return known?.epoch === this.log.epoch ? known : this.newest(projectId);
  }

  /** The plan with every entry that is in the log now. Refuses with NOT_FOUND. */
  async newest(projectId: string): Promise<CachedPlan> {
    const { forgets } = this;
    const known = this.cached.get(projectId);
    if (!known) return this.load(projectId);
    const { epoch } = this.log;
    // What is remembered may no longer be in the log: the database may have been restored.
    const last = known.recent.at(-1);
    if (epoch === known.epoch || (last && (await this.log.has({ projectId, ...last }))))
      return this.caughtUp({ ...known, epoch }, forgets);
    // Of a plan that came out of its checkpoint alone there is no entry to look for: it is read again, and nothing is wrong.
    if (last) this.logger.warn({ msg: 'plan no longer in the log', project: projectId, seq: known.seq });
    this.forget(projectId);
    return this.load(projectId);
  }

  /** Takes over an entry that has just been appended. */
  advance(cached: CachedPlan, entry: PlanEntry): void {
    const next = advanced(cached, entry);
    if (!isCheckpointDue(next)) {
      this.keep(next);
      return;
    }
    this.keep({ ...next, checkpoint: { seq: next.seq, bytesSince: 0 } });
    void this.writeCheckpoint(next);
  }

  private keep(cached: CachedPlan): CachedPlan {
    const kept = this.cached.keep(cached);
    this.metrics.plansInMemory.set(this.cached.size);
    return kept;
  }

  private load(projectId: string): Promise<CachedPlan> {
    const present = this.loading.get(projectId);
    if (present) return present;
    const loading = this.fold(projectId).finally(() => this.loading.delete(projectId));
    this.loading.set(projectId, loading);
    return loading;
  }

  private async fold(projectId: string): Promise<CachedPlan> {
    const { forgets } = this;
    const { epoch } = this.log;
    const checkpoint = await this.checkpoints.last(projectId);
    if (!checkpoint) throw notFound('NOT_FOUND');
    const { plan, seq, at: updatedAt } = checkpoint;
    const known = { projectId, plan, seq, updatedAt, recent: [], checkpoint: { seq, bytesSince: 0 }, epoch };
    return this.caughtUp(known, forgets);
  }

  /** With what the log has since. `forgets` is how often something had been forgotten when it began to be read. */
  private async caughtUp(known: CachedPlan, forgets: number): Promise<CachedPlan> {
    let cached = known;
    for await (const entry of this.log.after(known.projectId, known.seq)) cached = advanced(cached, entry);
    return forgets === this.forgets ? this.keep(cached) : cached;
  }

  /** After the answer, in the background: a lost checkpoint costs a slower load and nothing else. */
  private async writeCheckpoint(cached: CachedPlan): Promise<void> {
    const { projectId, plan, seq, updatedAt } = cached;
    try {
      // Putting a large plan into words takes a while: whoever waits for the answer gets it first.
      await afterSending();
      await this.checkpoints.keep(projectId, { plan, seq, at: updatedAt });
      await this.checkpoints.prune(projectId);
    } catch (error) {
      this.logger.warn({ msg: 'checkpoint not written', project: projectId, seq, err: error });
    }
  }
}

function isCheckpointDue({ seq, checkpoint }: CachedPlan): boolean {
  return seq - checkpoint.seq >= CHECKPOINT_EVERY || checkpoint.bytesSince >= CHECKPOINT_BYTES;
}
