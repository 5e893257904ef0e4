import { Logger } from '@nestjs/common';
import type { Failure } from '@plomada/contracts';
import { failureOf, withCorrelation } from '@plomada/service-kit';
import type { PlanSocket } from './socket-server';

const logger = new Logger('Socket');

/**
 * Does what a message asks for; whatever is thrown becomes the answer. Never rejects.
 *
 * `id` is what the browser calls it (an action's id): the same id then finds it in every service's log. Without one it
 * gets an id of its own.
 */
export function handleSocketMessage<T>(
  socket: PlanSocket,
  message: string,
  work: () => Promise<T>,
  id?: unknown,
): Promise<T | { status: 'ERROR'; failure: Failure }> {
  return withCorrelation(id, async () => {
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
