import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type EndTimer = (outcome: 'ok' | 'failed') => void;

/** The library's own default wakes an idle process a hundred times a second, which costs ten of them a tenth of a core. */
const EVENT_LOOP_LOOK_MS = 100;

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What this process measures of itself, for Prometheus. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly rpc = new Histogram({
    name: 'plomada_rpc_seconds',
    help: 'Questions between services: duration by pattern, side and outcome.',
    labelNames: ['pattern', 'side', 'outcome'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly events = new Histogram({
    name: 'plomada_event_seconds',
    help: 'Events: duration by key, side (published or handled) and outcome.',
    labelNames: ['key', 'side', 'outcome'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: EVENT_LOOP_LOOK_MS });
  }

  rpcCalled(pattern: string): EndTimer {
    const end = this.rpc.startTimer({ pattern, side: 'caller' });
    return (outcome) => void end({ outcome });
  }

  rpcServed(pattern: string): EndTimer {
    const end = this.rpc.startTimer({ pattern, side: 'server' });
    return (outcome) => void end({ outcome });
  }

  eventPublished(key: string): EndTimer {
    const end = this.events.startTimer({ key, side: 'published' });
    return (outcome) => void end({ outcome });
  }

  eventHandled(key: string): EndTimer {
    const end = this.events.startTimer({ key, side: 'handled' });
    return (outcome) => void end({ outcome });
  }
}
