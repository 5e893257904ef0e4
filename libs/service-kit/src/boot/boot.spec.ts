import { backingConfig, describeWithBacking } from '@plomada/testing';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { createConnection } from 'mongoose';
import { bundle, type Program, run } from '../testing/run-program';
import { until } from '../testing/start';

describeWithBacking('a service as a process', () => {
  let program: string;
  const running: Program[] = [];

  beforeAll(async () => {
    program = await bundle('boot-program');
  });
  afterAll(() => {
    for (const { process: child } of running) child.kill('SIGKILL');
    if (program) rmSync(dirname(program), { recursive: true, force: true });
  });

  function boot(config: object): Program {
    const started = run(program, JSON.stringify(config));
    running.push(started);
    return started;
  }
  const isReady = (port: number) =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('says in JSON lines that it is ready, answers what it was asked when told to stop, and ends with code 0', async () => {
    const config = { ...(await backingConfig()), LOG_LEVEL: 'info' };
    const service = boot(config);
    await until(() => isReady(config.SERVICE_PORT));
    const ready = service.lines
      .map((line) => JSON.parse(line))
      .find(({ msg }) => /^ready after \d+ ms$/.test(msg));
    expect(ready).toMatchObject({ app: 'booted', level: 'info' });

    const asked = fetch(`http://127.0.0.1:${config.SERVICE_PORT}/slow`);
    await until(() => service.lines.includes('asked'));
    const ended = once(service.process, 'exit');
    service.process.kill('SIGTERM');
    const answer = await asked;
    expect(await answer.json()).toEqual({ answered: true });
    // Asked before the stop and answered in it: nobody is to ask anything over this connection any more.
    expect(answer.headers.get('connection')).toBe('close');
    expect(await ended).toEqual([0, null]);
  });

  it('tells its caller and its log the id that finds the call', async () => {
    const config = { ...(await backingConfig()), LOG_LEVEL: 'info' };
    const service = boot(config);
    await until(() => isReady(config.SERVICE_PORT));
    const answer = await fetch(`http://127.0.0.1:${config.SERVICE_PORT}/nothing?token=hidden`, {
      headers: { 'x-correlation-id': 'the-callers-own-id' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      kind: 'notFound',
      code: 'NOT_FOUND',
      correlationId: 'the-callers-own-id',
    });
    await until(() => service.lines.some((line) => line.includes('GET /nothing 404')));
    const line = service.lines.find((said) => said.includes('GET /nothing 404')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ correlationId: 'the-callers-own-id' });
    expect(service.lines.join()).not.toContain('hidden');
    service.process.kill('SIGTERM');
    await once(service.process, 'exit');
  });

  describe('told where traces go', () => {
    const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

    async function asked(endpoint: string | undefined): Promise<{ loaded: string[]; line: object }> {
      const config = { ...(await backingConfig()), LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
      const service = boot(config);
      await until(() => isReady(config.SERVICE_PORT));
      const answer = await fetch(`http://127.0.0.1:${config.SERVICE_PORT}/internal/traces`, { headers });
      const loaded = (await answer.json()) as string[];
      const told = (line: string) => line.includes('GET /internal/traces 200');
      await until(() => service.lines.some(told));
      service.process.kill('SIGTERM');
      // A receiver that is away holds nothing up.
      expect(await once(service.process, 'exit')).toEqual([0, null]);
      return { loaded, line: JSON.parse(service.lines.find(told) ?? '') as object };
    }

    it('says in its log which trace a line belongs to', async () => {
      const { loaded, line } = await asked('http://127.0.0.1:1');
      expect(loaded).not.toEqual([]);
      expect(line).toMatchObject({ traceId: TRACE });
    });

    it('loads nothing for traces where it is not told so', async () => {
      const { loaded, line } = await asked(undefined);
      expect(loaded).toEqual([]);
      expect(line).not.toHaveProperty('traceId');
    });
  });

  async function refusal(config: object): Promise<{ code: unknown; said: string }> {
    const service = boot(config);
    const [code] = await once(service.process, 'close');
    return { code, said: service.errors.join('\n') };
  }

  it('does not start while a backing service is away, and says which without its credentials', async () => {
    const config = { ...(await backingConfig()), START_PATIENCE_SECONDS: 2 };
    const [rabbit, redis, mongo] = await Promise.all([
      refusal({ ...config, RABBITMQ_URL: 'amqp://guest:hidden@127.0.0.1:1' }),
      refusal({ ...config, REDIS_URL: 'redis://:hidden@127.0.0.1:1' }),
      refusal({ ...config, MONGO_URL: 'mongodb://user:hidden@127.0.0.1:1' }),
    ]);
    expect(rabbit.said).toMatch(
      /^booted cannot start: RabbitMQ does not answer at amqp:\/\/127\.0\.0\.1:1 \(.+\)$/m,
    );
    expect(redis.said).toMatch(
      /^booted cannot start: Redis does not answer at redis:\/\/127\.0\.0\.1:1 \(.+\)$/m,
    );
    expect(mongo.said).toMatch(
      /^booted cannot start: MongoDB does not answer at mongodb:\/\/127\.0\.0\.1:1 \(.+\)$/m,
    );
    for (const { code, said } of [rabbit, redis, mongo]) {
      expect(code).toBe(1);
      expect(said).not.toContain('hidden');
    }
  });

  it('does not start on the database of a newer release that it cannot work with, and says what to do', async () => {
    const config = await backingConfig();
    const dbName = `${config.PLOMADA_PREFIX}_booted`;
    const connection = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await connection
      .collection<{ _id: string; breaking: boolean }>('migrations')
      .insertOne({ _id: 'newer', breaking: true });
    const { code, said } = await refusal(config);
    await connection.dropDatabase();
    await connection.close();
    expect(code).toBe(1);
    expect(said.split('\n')).toContain(
      `booted cannot start: A newer release has changed the database ${dbName} so that this one cannot work with it (newer). ` +
        'Install that release again, or restore the backup that was made before the upgrade',
    );
  });

  it('does not start on a port that is in use, and says so', async () => {
    const config = await backingConfig();
    const other = createServer().listen(config.SERVICE_PORT, '127.0.0.1');
    await once(other, 'listening');
    const { code, said } = await refusal(config);
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(`booted cannot start: Port ${config.SERVICE_PORT} is in use by another program`);
  });
});
