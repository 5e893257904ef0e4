import { setTimeout as after } from 'node:timers/promises';
import type { BaseConfig } from '../config/base-config';
import { openTelemetry } from './open-telemetry';
import { useTracer } from './tracing';

/** How long a process that ends waits for its last spans to leave, in milliseconds. */
const LAST_SPANS = 1_000;

type Settings = Pick<BaseConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SDK_DISABLED'>;

/** Sends traces from now on, if the environment says where to. Answers how to end it. */
export async function startTracing(
  app: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED }: Settings,
): Promise<() => Promise<void>> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined || OTEL_SDK_DISABLED) return async () => undefined;
  const tracer = await openTelemetry(app);
  useTracer(tracer);
  return async () => {
    useTracer(null);
    await Promise.race([tracer.stop().catch(() => undefined), after(LAST_SPANS, undefined, { ref: false })]);
  };
}
