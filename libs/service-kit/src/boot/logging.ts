import type { Params } from 'nestjs-pino';
import type { BaseConfig } from '../config/base-config';
import { currentCorrelationId } from '../correlation/correlation';
import { currentTraceId } from '../tracing/tracing';
import { isSilent, pathOf } from '../health/http-paths';

const SECRETS = ['password', 'oldPassword', 'newPassword', 'initialPassword', 'token', 'authorization'];

/** JSON lines with the app's name, the correlation id of what is being worked on and, where traces are sent, its trace's. */
export function loggingOptions(config: BaseConfig, app: string): Params {
  return {
    pinoHttp: {
      level: config.LOG_LEVEL,
      base: { app, pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Nothing of ours logs these; whoever once logs a whole request does not tell them.
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      mixin: idsOfWork,
      genReqId: () => currentCorrelationId(),
      quietReqLogger: true,
      quietResLogger: true,
      autoLogging: { ignore: (request) => isSilent(pathOf(request)) },
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

function idsOfWork(): object {
  const [correlationId, traceId] = [currentCorrelationId(), currentTraceId()];
  return traceId === undefined ? { correlationId } : { correlationId, traceId };
}
