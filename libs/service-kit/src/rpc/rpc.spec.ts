import { defineRpc } from '@plomada/contracts';
import { Controller, Module } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking, freePort } from '@plomada/testing';
import { z } from 'zod';
import { createService } from '../boot/create-service';
import { KitModule } from '../boot/kit.module';
import type { BaseConfig } from '../config/base-config';
import { currentCorrelationId, withCorrelation } from '../correlation/correlation';
import { AppFailure, conflict } from '../failure/app-failure';
import { HandleRpc } from './handle-rpc';
import { RpcClient } from './rpc-client';
import type { RpcMeta } from './wire';

const double = defineRpc('planning', 'double', {
  request: z.object({ n: z.number().max(100) }),
  response: z.object({ n: z.number(), correlationId: z.string() }),
  timeoutMs: 3_000,
});
const refuse = defineRpc('planning', 'refuse', { request: z.object({}), response: z.object({}) });
const crash = defineRpc('planning', 'crash', { request: z.object({}), response: z.object({}) });
const hang = defineRpc('planning', 'hang', { request: z.object({}), response: z.object({}) });
const nobody = defineRpc('imports', 'nobody', { request: z.object({}), response: z.object({}) });

let release: () => void = () => undefined;

@Controller()
class PlanningController {
  @HandleRpc(double)
  async double({ n }: { n: number }, { correlationId }: RpcMeta) {
    return { n: n * 2, correlationId };
  }

  @HandleRpc(refuse)
  async refuse(): Promise<never> {
    throw conflict('CLOSE_RUNNING', { name: 'Ana' }, ['row-1']);
  }

  @HandleRpc(crash)
  async crash(): Promise<never> {
    throw new TypeError('the secret password is 1234');
  }

  @HandleRpc(hang)
  async hang() {
    await new Promise<void>((resolve) => (release = resolve));
    return {};
  }
}

async function startServer(config: BaseConfig): Promise<INestApplication> {
  @Module({ imports: [KitModule.forRoot({ name: 'planning', config })], controllers: [PlanningController] })
  class ServerModule {}
  return createService({ name: 'planning', module: ServerModule, config, rpc: true });
}

async function startCaller(config: BaseConfig): Promise<INestApplication> {
  @Module({ imports: [KitModule.forRoot({ name: 'caller', config })] })
  class CallerModule {}
  return createService({
    name: 'caller',
    module: CallerModule,
    config: { ...config, SERVICE_PORT: await freePort() },
  });
}

describeWithBacking('questions between services', () => {
  let server: INestApplication;
  let caller: INestApplication;
  let rpc: RpcClient;

  beforeAll(async () => {
    const config = await backingConfig();
    server = await startServer(config);
    caller = await startCaller(config);
    rpc = caller.get(RpcClient);
  });
  afterAll(async () => {
    release();
    await server?.close();
    await caller?.close();
  });

  const failureOf = (asked: Promise<unknown>) =>
    asked.then(
      () => {
        throw new Error('was answered');
      },
      (error: unknown) => error as AppFailure,
    );

  it('brings the answer back, under the correlation id of the caller', async () => {
    const [answer, id] = await withCorrelation('a-correlation-id', async () => [
      await rpc.call(double, { n: 21 }),
      currentCorrelationId(),
    ]);
    expect(answer).toEqual({ n: 42, correlationId: 'a-correlation-id' });
    expect(id).toBe('a-correlation-id');
  });

  it('answers many questions at once, each with its own answer', async () => {
    const asked = Array.from({ length: 100 }, (_, n) => rpc.call(double, { n }));
    expect((await Promise.all(asked)).map(({ n }) => n)).toEqual(
      Array.from({ length: 100 }, (_, n) => 2 * n),
    );
  });

  it('keeps kind, code, params and rows of a refusal', async () => {
    const failure = await failureOf(rpc.call(refuse, {}));
    expect(failure).toBeInstanceOf(AppFailure);
    expect(failure).toMatchObject({
      kind: 'conflict',
      code: 'CLOSE_RUNNING',
      params: { name: 'Ana' },
      rows: ['row-1'],
    });
  });

  it('refuses a request that breaks the contract before the handler sees it', async () => {
    const failure = await failureOf(rpc.call(double, { n: 101 }));
    expect(failure).toMatchObject({ kind: 'invalid', code: 'REQUEST_INVALID', params: { path: 'n' } });
  });

  it('tells nothing of a crash but that it happened, and lives on', async () => {
    const failure = await failureOf(rpc.call(crash, {}));
    expect(failure).toMatchObject({ kind: 'internal', code: 'INTERNAL' });
    expect(JSON.stringify(failure)).not.toContain('1234');
    expect((await rpc.call(double, { n: 1 })).n).toBe(2);
  });

  it('gives up on an answer that does not come', async () => {
    const failure = await failureOf(rpc.call(hang, {}, { timeoutMs: 100 }));
    expect(failure).toMatchObject({ kind: 'unavailable', code: 'SERVICE_TIMEOUT' });
    release();
  });

  it('fails at once when the service has no queue', async () => {
    const failure = await failureOf(rpc.call(nobody, {}));
    expect(failure).toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
  });

  it('answers what is under way before it stops', async () => {
    const asked = rpc.call(hang, {});
    await rpc.call(double, { n: 1 });
    const closing = server.close();
    release();
    await expect(asked).resolves.toEqual({});
    await closing;
  });
});
