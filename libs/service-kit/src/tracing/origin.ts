import { currentCorrelationId, withCorrelation } from '../correlation/correlation';
import type { About } from './span';
import { inSpan, traceHeaders, withinTrace } from './tracing';

/** What work is kept with that is done later: by which ids it is found then. */
export interface Origin {
  readonly correlationId: string;
  /** Of the trace; none while traces are off. */
  readonly traceparent?: string | undefined;
}

/** Where work comes from that is put off now. */
export function currentOrigin(): { readonly correlationId: string; readonly traceparent?: string } {
  return { correlationId: currentCorrelationId(), ...traceHeaders() };
}

/** Does work that was put off, under the ids of what it belongs to. */
export function withOrigin<T>({ correlationId, traceparent }: Origin, work: () => T): T {
  return withinTrace({ traceparent }, () => withCorrelation(correlationId, work));
}

/** Does a job of a queue, as a span of what it belongs to. */
export function inJob<T>(
  name: string,
  { correlationId, traceparent }: Origin,
  about: About,
  work: () => Promise<T>,
): Promise<T> {
  return inSpan({ name, kind: 'consumer', about, continues: { traceparent } }, () =>
    withCorrelation(correlationId, work),
  );
}
