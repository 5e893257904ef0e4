import { Logger } from '@nestjs/common';
import type { Context, Span as ApiSpan } from '@opentelemetry/api';
import { failureOf } from '../failure/failure-of';
import type { Carrier, Span, SpanKind, SpanOptions, Tracer } from './span';
import { TraceIds } from './trace-ids';

/** How often it is said that spans are lost, in milliseconds: a collector that is away is no news each second. */
const SAID_EVERY = 60_000;
const SAMPLED = 1;

/**
 * OpenTelemetry behind our own few functions. What it sends, where to and how much of it is told by the environment, by the names
 * that its specification gives (OTEL_…). The libraries are loaded here and not before.
 */
export async function openTelemetry(app: string): Promise<Tracer> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes, detectResources, envDetector }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  api.diag.setLogger(sayingNowAndThen(new Logger('Tracing')), api.DiagLogLevel.WARN);
  const ids = new TraceIds(new sdk.RandomIdGenerator());
  const provider = new sdk.NodeTracerProvider({
    idGenerator: ids,
    // What the environment says of the resource comes second, and counts.
    resource: resourceFromAttributes({ 'service.name': app, 'service.namespace': 'plomada' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('plomada');
  const { context, propagation, trace, ROOT_CONTEXT, SpanStatusCode } = api;

  const contextOf = ({ traceparent }: Carrier): Context =>
    typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;

  const begun = ({ name, kind, about = {}, continues, adopts }: SpanOptions): ApiSpan => {
    const options = { kind: api.SpanKind[KINDS[kind]], attributes: { ...about } };
    if (continues) return tracer.startSpan(name, options, contextOf(continues));
    if (!adopts) return tracer.startSpan(name, options);
    // Only what it is called: whether it is sent is not decided outside, and a parent that nobody sends would be missed.
    ids.give(trace.getSpanContext(contextOf(adopts))?.traceId);
    return tracer.startSpan(name, { ...options, root: true });
  };

  const open = (options: SpanOptions): Span => {
    const span = begun(options);
    return {
      run: (work) => context.with(trace.setSpan(context.active(), span), work),
      note: (about, name) => {
        span.setAttributes(about);
        if (name !== undefined) span.updateName(name);
      },
      failed: (thrown) => {
        const { kind, code } = toldOf(thrown);
        span.setAttribute('error.type', code);
        // A refusal is an answer: what is to be looked at is what nobody meant.
        if (kind === 'internal' || kind === 'unavailable') span.setStatus({ code: SpanStatusCode.ERROR });
      },
      end: () => span.end(),
    };
  };

  return {
    open,
    traceparent: () => {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
    traceId: () => {
      const current = trace.getSpanContext(context.active());
      return current && current.traceFlags & SAMPLED ? current.traceId : undefined;
    },
    note: (about) => void trace.getActiveSpan()?.setAttributes(about),
    within: (carrier, work) => context.with(contextOf(carrier), work),
    stop: () => provider.shutdown(),
  };
}

const KINDS = {
  server: 'SERVER',
  client: 'CLIENT',
  producer: 'PRODUCER',
  consumer: 'CONSUMER',
  internal: 'INTERNAL',
} as const satisfies Record<SpanKind, string>;

/** Kind and code of a failure, thrown here or come from elsewhere; of anything else that it was not foreseen. Its words stay here. */
function toldOf(thrown: unknown): { readonly kind: string; readonly code: string } {
  const { kind, code } = Object(thrown) as { kind?: unknown; code?: unknown };
  return typeof kind === 'string' && typeof code === 'string' ? { kind, code } : failureOf(thrown);
}

function sayingNowAndThen(logger: Logger) {
  let quietUntil = 0;
  const say = (what: string) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + SAID_EVERY;
    logger.warn(`spans may be lost: ${what.slice(0, 300)}`);
  };
  const silent = () => undefined;
  return { error: say, warn: say, info: silent, debug: silent, verbose: silent };
}
