import { Logger } from '@nestjs/common';
import type { Failure } from '@plomada/contracts';
import { failureOf, withCorrelation } from '@plomada/service-kit';
import type { PlanSocket } from './socket-server';

const logger = new Logger('Socket');

/** Does what a message asks for, under an id of its own; whatever is thrown becomes the answer. Never rejects. */
export function acknowledged<T>(
  socket: PlanSocket,
  message: string,
  work: () => Promise<T>,
): Promise<T | { status: 'ERROR'; failure: Failure }> {
  return withCorrelation(undefined, async () => {
    try {
      return await work();
    } catch (thrown) {
      const failure = failureOf(thrown);
      const who = socket.data.userId
        ? `user ${socket.data.userId}`
        : `nobody known at ${socket.handshake.address}`;
      if (failure.kind === 'internal')
        logger.error(`${message}: ${thrown instanceof Error ? thrown.stack : thrown}`);
      else
        logger.warn(
          `${who}: ${message} refused with ${failure.code} ${JSON.stringify(failure.params ?? {})}`,
        );
      return { status: 'ERROR' as const, failure };
    }
  });
}
