/** What a process does in a trace: it answers, asks, tells, hears, or does something of its own. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** What is said of a span: ids, kinds and numbers. Never what people wrote, nor who they are. */
export type About = Readonly<Record<string, string | number>>;

/** Whatever has come with work of another process: the headers of a message, the data of a job, an entry of a log. */
export interface Carrier {
  readonly traceparent?: unknown;
}

export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  readonly about?: About;
  /** What brought the work from another process of ours: the span goes on with its trace. Without it, with what is being worked on here. */
  readonly continues?: Carrier | undefined;
  /** What came from outside: the span begins a trace that is called as this says, if it says it well. */
  readonly adopts?: Carrier;
}

/** Work that is being timed. */
export interface Span {
  /** Does some of its work: what is asked and told meanwhile belongs to it. */
  run<T>(work: () => T): T;
  /** Says more of it; `name` where it was not known at its beginning. */
  note(about: About, name?: string): void;
  /** It failed, or was refused: with what was thrown, of which no more than the code is told. */
  failed(thrown: unknown): void;
  end(): void;
}

/** Makes spans and sends them. */
export interface Tracer {
  open(options: SpanOptions): Span;
  /** What is being worked on here, as W3C's `traceparent`; undefined outside of any span. */
  traceparent(): string | undefined;
  /** The trace that is being worked on, where it is sent. */
  traceId(): string | undefined;
  note(about: About): void;
  /** Does the work as part of what the carrier says. */
  within<T>(carrier: Carrier, work: () => T): T;
  /** Sends what is left. */
  stop(): Promise<void>;
}
