import type { Carrier } from './span';

/** What headers of HTTP or of a message bring of a trace. */
export const carrierOf = ({ traceparent }: { readonly [name: string]: unknown }): Carrier => ({
  traceparent,
});
