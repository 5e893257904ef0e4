import { type DynamicModule, Logger as NestLogger, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PARAMS_PROVIDER_TOKEN, PinoLogger } from 'nestjs-pino';
import type { BaseConfig } from '../config/base-config';
import { correlationMiddleware } from '../correlation/correlation.middleware';
import { FailureFilter } from '../failure/failure.filter';
import { HealthRegistry } from '../health/health-registry';
import { internalEndpoints } from '../health/internal-endpoints';
import { InternalServer } from '../health/internal-server';
import { Metrics } from '../metrics/metrics';
import { RpcServer } from '../rpc/rpc-server';
import { httpSpanMiddleware } from '../tracing/http-span.middleware';
import { isTracing } from '../tracing/tracing';
import { keepIdleConnections } from './idle-connections';
import { lastAnswers } from './last-answers';
import { QuietLogger } from './quiet-logger';
import { StartFailure } from '../failure/start-failure';

export interface ServiceOptions {
  readonly name: string;
  /** The root module; it imports KitModule.forRoot. */
  readonly module: Type<unknown> | DynamicModule;
  readonly config: BaseConfig;
  /** Answers the contracts of its controllers from the queue `<prefix>.<name>`. */
  readonly rpc?: boolean;
  /** For an app that people reach: its own address. Health and metrics then stay on SERVICE_PORT, apart from it. */
  readonly front?: { readonly port: number; readonly host: string };
  /** Work that nobody waits for: on a busy machine the processes that people wait for go first. */
  readonly background?: boolean;
  /** Puts middleware and adapters on the app before it starts. */
  readonly prepare?: (app: NestExpressApplication) => void | Promise<void>;
}

/** Builds and starts a service; `close()` on the answer stops it. Throws a StartFailure where a person can help. */
export async function createService(options: ServiceOptions): Promise<NestExpressApplication> {
  const { module, config, front } = options;
  const app = await NestFactory.create<NestExpressApplication>(module as Type<unknown>, {
    bufferLogs: true,
    abortOnError: false,
    // Between processes only files are sent, and read as they come; a front reads bodies by its own bounds.
    bodyParser: false,
  });
  app.useLogger(new QuietLogger(await app.resolve(PinoLogger), app.get(PARAMS_PROVIDER_TOKEN)));
  try {
    await prepare(app, options);
    await app.init();
    await app.startAllMicroservices();
    if (front) await app.get(InternalServer).listen(config.SERVICE_PORT, config.SERVICE_HOST);
    const { port, host } = front ?? { port: config.SERVICE_PORT, host: config.SERVICE_HOST };
    await listen(app, port, host);
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
  new NestLogger('Boot').log(`ready after ${Math.round(process.uptime() * 1000)} ms`);
  return app;
}

async function prepare(app: NestExpressApplication, options: ServiceOptions): Promise<void> {
  const { name, config, rpc, front } = options;
  app.disable('x-powered-by');
  app.use(lastAnswers);
  // Between processes; a front says for itself what its proxies want.
  if (!front) keepIdleConnections(app);
  app.use(correlationMiddleware({ trusting: front === undefined }));
  if (isTracing()) app.use(httpSpanMiddleware({ trusting: front === undefined }));
  app.useGlobalFilters(new FailureFilter());
  if (!front) app.use(internalEndpoints(app.get(HealthRegistry), app.get(Metrics)));
  if (rpc) app.connectMicroservice({ strategy: new RpcServer(config, name, app.get(Metrics)) });
  await options.prepare?.(app);
}

async function listen(app: NestExpressApplication, port: number, host: string): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartFailure(`Port ${port} is in use by another program`);
  }
}
