import { Metrics } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2];

/** What planning measures beside the questions it answers. */
@Injectable()
export class PlanningMetrics {
  readonly decide: Histogram;
  readonly append: Histogram;
  readonly actions: Counter<'outcome' | 'code'>;
  readonly queuesOwned: Gauge;
  readonly queueActions: Counter<'queue'>;
  readonly plansInMemory: Gauge;
  readonly plansEvicted: Counter;

  constructor({ registry }: Metrics) {
    const histogram = (name: string, help: string) =>
      new Histogram({ name, help, buckets: BUCKETS, registers: [registry] });
    this.decide = histogram('plomada_planning_decide_seconds', 'Deciding an action upon its plan.');
    this.append = histogram('plomada_planning_append_seconds', 'Appending an entry to the log.');
    const registers = [registry];
    this.actions = new Counter({
      name: 'plomada_planning_actions_total',
      help: 'Actions by outcome (accepted, again, conflict, refused, failed) and code.',
      labelNames: ['outcome', 'code'],
      registers,
    });
    this.queuesOwned = new Gauge({
      name: 'plomada_planning_queues_owned',
      help: 'Queues of plans that are this process’s share.',
      registers,
    });
    this.queueActions = new Counter({
      name: 'plomada_planning_queue_actions_total',
      help: 'Actions that the broker gave to this process, by queue.',
      labelNames: ['queue'],
      registers,
    });
    this.plansInMemory = new Gauge({
      name: 'plomada_planning_plans_in_memory',
      help: 'Plans that are kept in memory.',
      registers,
    });
    this.plansEvicted = new Counter({
      name: 'plomada_planning_plans_evicted_total',
      help: 'Plans that made room for others.',
      registers,
    });
  }
}
