import { randomBytes, randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const URLS = ['MONGO_URL', 'REDIS_URL', 'RABBITMQ_URL'] as const;
const missing = URLS.filter((name) => !process.env[name]);

/**
 * `describe` for tests that need the real broker, database and Redis. Without their URLs in the environment the tests are
 * skipped with a printed line; with PLOMADA_REQUIRE_BACKING=1, as in CI, that is an error.
 */
export function describeWithBacking(name: string, tests: () => void): void {
  if (missing.length === 0) {
    describe(name, tests);
    return;
  }
  if (process.env['PLOMADA_REQUIRE_BACKING'] === '1') throw new Error(`${name} needs ${missing.join(', ')}`);
  process.stderr.write(`skipped: ${name} needs ${missing.join(', ')}\n`);
  describe.skip(name, tests);
}

/** A service's configuration on the real backing services, with names and a port of its own, so that test runs do not meet. */
export async function backingConfig() {
  const url = (name: (typeof URLS)[number]): string => process.env[name] ?? '';
  return {
    MONGO_URL: url('MONGO_URL'),
    REDIS_URL: url('REDIS_URL'),
    RABBITMQ_URL: url('RABBITMQ_URL'),
    QUEUE_TYPE: (process.env['QUEUE_TYPE'] ?? 'classic') as 'classic' | 'quorum',
    SERVICE_PORT: await freePort(),
    SERVICE_HOST: '127.0.0.1',
    TOKEN_SECRET: randomBytes(24).toString('hex'),
    // A machine that does other things as well takes its time to start a service.
    START_PATIENCE_SECONDS: 60,
    PLOMADA_MODE: 'local' as 'local' | 'deployed',
    LOG_LEVEL: (process.env['LOG_LEVEL'] ?? 'silent') as 'silent' | 'info' | 'debug',
    PLOMADA_PREFIX: `t-${randomBytes(5).toString('hex')}`,
  };
}

/** Below what systems hand out to outgoing connections, and below the ports of a running product (tools/local/net/ports.mjs). */
const FIRST_PORT = 10_000;
/** Ports of each of Jest's workers: a port is chosen long before it is listened on, and another worker must not choose it too. */
const PORTS = 1_000;
const WORKERS = 11;

/** The port of this range that `fetch` and browsers refuse to ask (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED_PORT = 10_080;

const worker = (Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) % WORKERS;
let next = randomInt(PORTS);

/** A TCP port that nobody listened on a moment ago, and that nobody else is given before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + worker * PORTS + (next++ % PORTS);
    if (port !== BLOCKED_PORT && (await isFree(port))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
