import type { Failure, RpcContract } from '@plomada/contracts';
import { Logger } from '@nestjs/common';
import type { z } from 'zod';
import { currentCorrelationId } from '../correlation/correlation';
import { failureOf } from '../failure/failure-of';
import type { RpcMeta } from './wire';

export type RpcHandler<C extends RpcContract> = (
  request: z.output<C['request']>,
  meta: RpcMeta,
) => Promise<z.input<C['response']>>;

const logger = new Logger('Rpc');

/** Answers one question: parses it, handles it, and turns whatever is thrown into a failure. Never throws. */
export async function answer<C extends RpcContract>(
  contract: C,
  data: unknown,
  handler: RpcHandler<C>,
): Promise<{ response: z.input<C['response']> } | { err: Failure }> {
  try {
    const request = contract.request.parse(data) as z.output<C['request']>;
    return { response: await handler(request, { correlationId: currentCorrelationId() }) };
  } catch (thrown) {
    const failure = failureOf(thrown);
    if (failure.kind === 'internal') {
      logger.error(`${contract.pattern} failed: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    } else {
      logger.debug(`${contract.pattern} refused: ${failure.code}`);
    }
    return { err: failure };
  }
}
