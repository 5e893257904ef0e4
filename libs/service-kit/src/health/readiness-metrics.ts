import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { oneAtATime } from '../concurrency/one-at-a-time';
import { Metrics } from '../metrics/metrics';
import { HealthRegistry } from './health-registry';

/**
 * What /ready answers, for Prometheus, which asks no /ready and remembers. It is asked for each scrape, once for both metrics,
 * and waits for a check as long as /ready does.
 */
@Injectable()
export class ReadinessMetrics {
  constructor(health: HealthRegistry, { registry }: Metrics) {
    const registers = [registry];
    const ask = oneAtATime(() => health.ask());
    const ready: Gauge = new Gauge({
      name: 'plomada_ready',
      help: 'Whether everything that this process needs answers: 1, or 0.',
      registers,
      collect: async () => ready.set((await ask()).ready ? 1 : 0),
    });
    const up: Gauge<'check'> = new Gauge({
      name: 'plomada_check_up',
      help: 'Whether something that this process needs answers, by name: 1, or 0.',
      labelNames: ['check'],
      registers,
      collect: async () => {
        const { checks } = await ask();
        for (const [check, answer] of Object.entries(checks)) up.set({ check }, answer === 'up' ? 1 : 0);
      },
    });
  }
}
