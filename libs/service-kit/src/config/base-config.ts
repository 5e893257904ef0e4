import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const url = (...schemes: string[]) =>
  z
    .string()
    .regex(new RegExp(`^(${schemes.join('|')})://.+`), `a URL that begins with ${schemes.join(' or ')}://`);

/** What every process of the product is told by its environment. Apps extend it with their own variables. */
export const baseConfig = z.object({
  MONGO_URL: url('mongodb', 'mongodb\\+srv'),
  REDIS_URL: url('redis', 'rediss'),
  /** Of one node, or of each node of a cluster. */
  RABBITMQ_URL: z
    .string()
    .regex(
      /^amqps?:\/\/[^,]+(,\s*amqps?:\/\/[^,]+)*$/,
      'a URL that begins with amqp:// or amqps://, or several, separated by commas',
    ),
  /** What durable queues are made of: `quorum` keeps each on a majority of a cluster's nodes (docs/operations.md). */
  QUEUE_TYPE: z.enum(['classic', 'quorum']).default('classic'),
  /** HTTP port of this process: /live, /ready, /metrics and, where a service has them, internal calls. */
  SERVICE_PORT: port,
  /** The address that it listens on; 0.0.0.0 in containers. */
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Signs tokens and internal calls. */
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters'),
  /** `local` allows the demo logins and the mail folder; everything else is `deployed`. */
  PLOMADA_MODE: z.enum(['local', 'deployed']).default('deployed'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How long a process that starts waits for its backing services before it gives up. */
  START_PATIENCE_SECONDS: z.coerce.number().min(1).max(600).default(10),
  /** Begins the name of every queue, exchange, Redis key and database, so that two installations may share a broker. */
  PLOMADA_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/, 'small letters, digits and -, at most 30')
    .default('plomada'),
  /** Where traces are sent to; none are made without it. What else is told of them (OTEL_…) the library reads itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https').optional(),
  /** Makes none all the same. */
  OTEL_SDK_DISABLED: z.stringbool().optional(),
});
export type BaseConfig = z.output<typeof baseConfig>;
