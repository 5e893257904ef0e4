import { Logger, type Provider } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { oneAtATime } from '../concurrency/one-at-a-time';
import { withTimeout } from '../concurrency/with-timeout';
import { type CountableQueue, jobCounts } from './job-counts';
import { Metrics } from './metrics';

/** How long a scrape waits for Redis, in milliseconds: as long as /ready does. */
const PATIENCE = 2_000;

/**
 * How many jobs the queues of a service have, counted whenever somebody asks for the metrics: the same from every process of
 * it. The service counts and not its worker, since a queue grows when its workers are gone. While Redis does not answer, BullMQ
 * waits for it: nothing is said then, and nothing more is asked of it.
 */
class JobMetrics {
  private readonly logger = new Logger(JobMetrics.name);

  constructor({ registry }: Metrics, queues: readonly CountableQueue[]) {
    const count = oneAtATime(() =>
      Promise.all(queues.map(async (queue) => ({ queue: queue.name, counts: await jobCounts(queue) }))),
    );
    const jobs: Gauge<'queue' | 'state'> = new Gauge({
      name: 'plomada_jobs',
      help: 'Jobs in the queues of this service, by queue and state.',
      labelNames: ['queue', 'state'],
      registers: [registry],
      collect: async () => {
        try {
          const counted = await withTimeout(count(), PATIENCE);
          for (const { queue, counts } of counted)
            for (const [state, number] of Object.entries(counts)) jobs.set({ queue, state }, number);
        } catch (error) {
          jobs.reset();
          this.logger.warn({ msg: 'jobs not counted', err: error });
        }
      },
    });
  }
}

/** Has the queues counted that a service has under these tokens. */
export const jobMetrics = (...tokens: string[]): Provider => ({
  provide: JobMetrics,
  useFactory: (metrics: Metrics, ...queues: CountableQueue[]) => new JobMetrics(metrics, queues),
  inject: [Metrics, ...tokens],
});
