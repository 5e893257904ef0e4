export { baseConfig, type BaseConfig } from './config/base-config';
export { hasPublicUrl, publicUrl } from './config/public-url';
export { ConfigRefused, parseConfig, readConfig } from './config/parse-config';
export { APP_NAME, CONFIG } from './config/config-token';
export { bootService } from './boot/boot-service';
export { createService, type ServiceOptions } from './boot/create-service';
export { KitModule, type KitOptions } from './boot/kit.module';
export { StartFailure } from './failure/start-failure';
export * from './failure/app-failure';
export { FailureFilter } from './failure/failure.filter';
export { failureOf } from './failure/failure-of';
export {
  CORRELATION_HEADER,
  currentCorrelationId,
  newCorrelationId,
  withCorrelation,
} from './correlation/correlation';
export { afterSending } from './rpc/after-sending';
export { HandleRpc } from './rpc/handle-rpc';
export { RpcClient } from './rpc/rpc-client';
export { ShardConsumer, type ShardOptions } from './rpc/shard-consumer';
export { KeyedQueue } from './rpc/keyed-queue';
export type { RpcHandler } from './rpc/answer';
export type { RpcMeta } from './rpc/wire';
export { EventBus } from './events/event-bus';
export { type EventMeta, OnEvent, type OnEventOptions } from './events/on-event';
export { namedQueue, serviceQueue } from './broker/names';
export { OnDemandConnection } from './broker/on-demand-connection';
export { type QueueReading, readQueues } from './broker/read-queues';
export { type DeadLetter, DeadLetters } from './dead-letters/dead-letters';
export { QueueNotFound } from './dead-letters/queue-not-found';
export { redactedBody } from './dead-letters/redacted-body';
export { AskProcesses } from './processes/ask-processes';
export { DATABASE_PATIENCE } from './database/connect-database';
export { DURABLE, durableWrites } from './database/durable-writes';
export { isDuplicateKey } from './database/duplicate-key';
export { Inbox } from './database/inbox';
export { Outbox } from './database/outbox';
export type { Migration } from './migrations/migration';
export { updateInBatches } from './migrations/update-in-batches';
export { createRedis, REDIS } from './redis/redis';
export { HealthRegistry, type Readiness } from './health/health-registry';
export { pathOf } from './health/http-paths';
export { Metrics } from './metrics/metrics';
export { type ImageLimits, type ReencodedImage, reencodedImage } from './images/reencoded-image';
export { fetchInternal } from './internal-http/fetch-internal';
export { signInternal, verifyInternal } from './internal-http/signature';
export { ticketOf } from './internal-http/ticket';
export { limitedBody, wholeBody } from './internal-http/limited-body';
export { dropRestOfBody } from './internal-http/rest-of-body';
export { TtlCache } from './cache/ttl-cache';
export { ConcurrencyLimiter } from './concurrency/concurrency-limiter';
export { withTimeout } from './concurrency/with-timeout';
export { AddressRefused, allowedAddress } from './outside/allowed-address';
export { askOutside } from './outside/ask-outside';
export { OutsideTimeout } from './outside/outside-timeout';
export { fetchOutside } from './outside/fetch-outside';
export { currentOrigin, inJob, type Origin, withOrigin } from './tracing/origin';
export { inSpan, noteSpan, traceHeaders } from './tracing/tracing';
