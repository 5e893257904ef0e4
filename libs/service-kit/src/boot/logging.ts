import type { Params } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import type { BaseConfig } from '../config/base-config';
import { currentCorrelationId } from '../correlation/correlation';

const SILENT_PATHS = new Set(['/live', '/ready', '/metrics', '/api/health/live', '/api/health/ready']);

/** The path without its query: queries may carry credentials and tokens. */
const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  (request.originalUrl ?? request.url ?? '').split('?')[0] ?? '';

const SECRETS = ['password', 'oldPassword', 'newPassword', 'initialPassword', 'token', 'authorization'];

/** JSON lines with the app's name and the correlation id of what is being worked on. */
export function loggingOptions(config: BaseConfig, app: string): Params {
  return {
    pinoHttp: {
      level: config.LOG_LEVEL,
      base: { app, pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Nothing of ours logs these; whoever once logs a whole request does not tell them.
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      mixin: () => ({ correlationId: currentCorrelationId() }),
      genReqId: () => currentCorrelationId(),
      quietReqLogger: true,
      quietResLogger: true,
      autoLogging: { ignore: (request) => SILENT_PATHS.has(pathOf(request)) },
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'info',
      customSuccessMessage: (request, response) =>
        `${request.method} ${pathOf(request)} ${response.statusCode}`,
      customErrorMessage: (request, response) =>
        `${request.method} ${pathOf(request)} ${response.statusCode}`,
      serializers: { req: () => undefined, res: () => undefined },
    },
  };
}
