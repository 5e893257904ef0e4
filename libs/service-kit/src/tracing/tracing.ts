import type { About, Carrier, Span, SpanOptions, Tracer } from './span';

/** Null while traces are off: then none of these does anything but the work, and no library of traces is loaded. */
let tracer: Tracer | null = null;

const UNTRACED: Span = {
  run: (work) => work(),
  note: () => undefined,
  failed: () => undefined,
  end: () => undefined,
};
const NO_HEADERS: { readonly traceparent?: string } = Object.freeze({});

/** From now on spans are made by this one; by none after null. */
export function useTracer(next: Tracer | null): void {
  tracer = next;
}

export const isTracing = (): boolean => tracer !== null;

/** Begins a span that its caller ends: for work that is not one function. */
export function openSpan(options: SpanOptions): Span {
  return tracer?.open(options) ?? UNTRACED;
}

/** Does work as a span, which ends with it. */
export async function inSpan<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  if (!tracer) return work(UNTRACED);
  const span = tracer.open(options);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.failed(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Says more of the span that is being worked on. */
export function noteSpan(about: About): void {
  tracer?.note(about);
}

/**
 * What makes the work of another process, or of this one later, part of this trace: for the headers of messages, the data of
 * jobs and what is kept in databases. Nothing outside of any span.
 */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceparent = tracer?.traceparent();
  return traceparent === undefined ? NO_HEADERS : { traceparent };
}

/** Does the work as part of the trace that the carrier was made in, and of no other. */
export function withinTrace<T>(carrier: Carrier, work: () => T): T {
  return tracer ? tracer.within(carrier, work) : work();
}

/** The id by which the trace of what is being worked on is found; undefined where none is sent. */
export function currentTraceId(): string | undefined {
  return tracer?.traceId();
}
