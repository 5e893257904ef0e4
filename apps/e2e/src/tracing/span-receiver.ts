import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }));

/** As OTLP over HTTP has it in JSON, as much of it as is looked at here. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              startTimeUnixNano: z.string(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  /** Nanoseconds. */
  readonly start: bigint;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What traces are sent to: keeps every span that it gets, and the words in which it came. */
export class SpanReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** Everything that was sent, as it was sent. */
  readonly bodies: string[] = [];
  /** What was sent and is not of the form. */
  readonly misunderstood: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SpanReceiver> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        receiver.take(`${request.method} ${request.url}`, body);
        response.setHeader('content-type', 'application/json');
        response.end('{}');
      });
    });
    const receiver = new SpanReceiver(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  of(traceId: string): ReceivedSpan[] {
    return this.spans
      .filter((span) => span.traceId === traceId)
      .sort((one, other) => (one.start < other.start ? -1 : 1));
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private take(call: string, body: string): void {
    this.bodies.push(body);
    const parsed = exported.safeParse(call === 'POST /v1/traces' ? JSON.parse(body) : null);
    if (!parsed.success) return void this.misunderstood.push(`${call} ${parsed.error.message}`);
    for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const { spans } of scopeSpans) {
        for (const { parentSpanId, startTimeUnixNano, attributes: own, ...span } of spans) {
          const parent = parentSpanId === undefined || parentSpanId === '' ? null : parentSpanId;
          const start = BigInt(startTimeUnixNano);
          this.spans.push({ ...span, service, parentSpanId: parent, start, attributes: plain(own) });
        }
      }
    }
  }
}

/** OTLP says of each value which type it has. */
const plain = (given: z.infer<typeof attributes>): Record<string, unknown> =>
  Object.fromEntries(given.map(({ key, value }) => [key, Object.values(value)[0]]));
