import {
  type Failure,
  PLAN_SHARDS,
  planQueue,
  submitAction,
  type SubmitAnswer,
  type SubmittedAction,
} from '@plomada/contracts';
import { afterSending, failureOf, ShardConsumer } from '@plomada/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PlanningMetrics } from '../metrics';
import { SharedShards } from './shared-shards';
import { SubmitAction } from './submit-action';

/** A plan's actions are decided one after the other; plans of one queue do not wait for each other. */
const planOf = (data: unknown): string =>
  String((data as { projectId?: unknown } | null | undefined)?.projectId);

/** Serves every shard's queue. Any number of processes do; the broker lets one of them at a time have a queue. */
@Injectable()
export class SubmitConsumer implements OnApplicationBootstrap {
  private readonly logger = new Logger(SubmitConsumer.name);

  constructor(
    private readonly shards: ShardConsumer,
    private readonly sharing: SharedShards,
    private readonly submitAction: SubmitAction,
    private readonly metrics: PlanningMetrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (let shard = 0; shard < PLAN_SHARDS; shard++) {
      await this.shards.serve(planQueue(shard), submitAction, (action) => this.handle(action), {
        singleActiveConsumer: true,
        keyOf: planOf,
      });
    }
    await this.sharing.start();
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
