import { Logger } from 'nestjs-pino';

/** Nest's own steps while it starts: some fifty lines a process that nobody reads, unless something is wrong. */
const STEPS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'WebSocketsController',
  'NestApplication',
  'NestMicroservice',
]);

/** Pino behind Nest's logger, with Nest's own steps at debug level. */
export class QuietLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (STEPS.has(String(rest.at(-1)))) this.debug(message, ...(rest as []));
    else super.log(message, ...(rest as []));
  }
}
