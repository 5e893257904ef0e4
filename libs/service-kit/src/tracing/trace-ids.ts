import type { IdGenerator } from '@opentelemetry/sdk-trace-node';

/** Ids of traces and spans: random ones, but for the next trace, which can be given its id. */
export class TraceIds implements IdGenerator {
  private given: string | undefined;

  constructor(private readonly random: IdGenerator) {}

  /** The next trace that begins is called so. It has to be begun at once. */
  give(traceId: string | undefined): void {
    this.given = traceId;
  }

  generateTraceId(): string {
    const id = this.given ?? this.random.generateTraceId();
    this.given = undefined;
    return id;
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }
}
