import type { NestExpressApplication } from '@nestjs/platform-express';
import { getConnectionToken } from '@nestjs/mongoose';
import { createService, RpcClient } from '@plomada/service-kit';
import { backingConfig, freePort } from '@plomada/testing';
import { Connection } from 'mongoose';
import type * as App from '../app.module';
import type * as Config from '../config';

export const ROOT = { email: 'root@plomada.test', password: 'a-root-password' } as const;

export interface RunningAuth {
  readonly app: NestExpressApplication;
  /** Asks auth over the broker, as the other services do. */
  readonly rpc: RpcClient;
  readonly database: Connection;
  readonly secret: string;
  stop(): Promise<void>;
}

/** Starts auth with a database, queues and keys of its own. Its configuration is read from the environment when its modules are loaded: `change` is what a test wants otherwise. */
export async function startAuth(change: Readonly<Record<string, string>> = {}): Promise<RunningAuth> {
  const backing = await backingConfig();
  Object.assign(process.env, backing, {
    BOOTSTRAP_ROOT_EMAIL: ROOT.email,
    BOOTSTRAP_ROOT_PASSWORD: ROOT.password,
    ...change,
  });
  const app = await startInstance({ rpc: true });
  const database = app.get<Connection>(getConnectionToken());
  const stop = async () => {
    await database.dropDatabase();
    await app.close();
  };
  return { app, rpc: app.get(RpcClient), database, secret: backing.TOKEN_SECRET, stop };
}

/** An instance of the auth that the environment describes. */
export async function startInstance({ rpc }: { rpc: boolean }): Promise<NestExpressApplication> {
  const { AppModule } = jest.requireActual<typeof App>('../app.module');
  const { config } = jest.requireActual<typeof Config>('../config');
  const own = { ...config, SERVICE_PORT: await freePort() };
  return createService({ name: 'auth', module: AppModule, config: own, rpc });
}

export const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** The code of the failure that a question ends with. */
export async function codeOf(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );
}
