import {
  type Failure,
  planQueue,
  submitAction,
  type SubmitAnswer,
  type SubmittedAction,
} from '@plomada/contracts';
import { afterSending, failureOf, ShardConsumer } from '@plomada/service-kit';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { config } from '../config';
import { PlanningMetrics } from '../metrics';
import { PlanQueuesRepository } from './plan-queues.repository';
import { SharedShards } from './shared-shards';
import { SubmitAction } from './submit-action';

/** How often it is looked whether there are more queues, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** A plan's actions are decided one after the other; plans of one queue do not wait for each other. */
const planOf = (data: unknown): string =>
  String((data as { projectId?: unknown } | null | undefined)?.projectId);

/**
 * Serves the queue of every shard there ever was. Any number of processes do; the broker lets one of them at a time have a queue.
 * When another process is told a larger number, this one follows.
 */
@Injectable()
export class SubmitConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SubmitConsumer.name);

  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly shards: ShardConsumer,
    private readonly planQueues: PlanQueuesRepository,
    private readonly sharing: SharedShards,
    private readonly submitAction: SubmitAction,
    private readonly metrics: PlanningMetrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Those that the others do not know of yet, before they are told: nobody else declares them at the same moment.
    await this.serveUpTo(config.PLAN_QUEUES);
    await this.planQueues.remember(config.PLAN_QUEUES);
    await this.serveAll();
    await this.sharing.start();
    this.timer = setInterval(() => void this.lookForMore(), LOOK_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async lookForMore(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.serveAll();
    } catch (error) {
      this.logger.warn({ msg: 'number of queues not looked up', err: error });
    } finally {
      this.isLooking = false;
    }
  }

  private async serveAll(): Promise<void> {
    await this.serveUpTo(await this.planQueues.most());
  }

  private async serveUpTo(count: number): Promise<void> {
    for (let shard = this.shards.queues.length; shard < count; shard++) await this.serve(planQueue(shard));
  }

  private async serve(queue: string): Promise<void> {
    const decide = (action: SubmittedAction) => {
      this.metrics.queueActions.inc({ queue });
      return this.handle(action);
    };
    await this.shards.serve(queue, submitAction, decide, { singleActiveConsumer: true, keyOf: planOf });
  }

  private async handle(action: SubmittedAction): Promise<SubmitAnswer> {
    const started = performance.now();
    const { id, projectId, actor, acceptedBy } = action;
    const about = {
      project: projectId,
      action: id,
      type: action.action.type,
      actor: actor.userId,
      acceptedBy: acceptedBy?.userId,
    };
    try {
      const answer = await this.submitAction.submit(action);
      this.metrics.actions.inc({ outcome: answer.again ? 'again' : 'accepted', code: '' });
      const ms = Math.round(performance.now() - started);
      void this.log({ msg: answer.again ? 'answered again' : 'accepted', ...about, seq: answer.seq, ms });
      return answer;
    } catch (error) {
      const ms = Math.round(performance.now() - started);
      const { kind, code } = failureOf(error);
      const outcome = outcomeOf(kind);
      this.metrics.actions.inc({ outcome, code });
      void this.log({ msg: outcome === 'failed' ? 'failed' : 'refused', ...about, code, ms });
      throw error;
    }
  }

  /** A line costs as much as a small decision: nobody waits for it. */
  private async log(line: object): Promise<void> {
    await afterSending();
    this.logger.log(line);
  }
}

function outcomeOf(kind: Failure['kind']): 'conflict' | 'refused' | 'failed' {
  if (kind === 'internal' || kind === 'unavailable') return 'failed';
  return kind === 'conflict' ? 'conflict' : 'refused';
}
