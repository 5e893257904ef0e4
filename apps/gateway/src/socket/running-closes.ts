import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CLOSE_ANNOUNCEMENTS, closeAnnounced, type CloseLock, renewClose } from '@plomada/contracts';
import { OnEvent, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { projectRoom, SocketServer } from './socket-server';

/** Three times in the minute after which planning gives a closer up, in milliseconds. */
const RENEW_EVERY = 20_000;
/** Who opens a project does not wait for longer to hear who is closing it. */
const PATIENCE = 2_000;

/** Gives signs of life for those who are closing a term and have the project open at this gateway. */
@Injectable()
export class RunningCloses implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RunningCloses.name);
  private readonly closers = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly server: SocketServer,
    private readonly rpc: RpcClient,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.renewAll(), RENEW_EVERY);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  @OnEvent(closeAnnounced, { queue: 'each' })
  onCloseAnnounced({ projectId, type, userId }: z.output<typeof closeAnnounced.payload>): void {
    if (CLOSE_ANNOUNCEMENTS[type].state === 'start') this.closers.set(projectId, userId);
    else if (this.closers.get(projectId) === userId) this.closers.delete(projectId);
  }

  /** Somebody opens the project: perhaps the closer, back from a cut. Answers who is closing; null also when nobody says. */
  async opened(projectId: string, userId: string): Promise<CloseLock | null> {
    try {
      const { lock } = await this.rpc.call(renewClose, { projectId, userId }, { timeoutMs: PATIENCE });
      if (lock) this.closers.set(projectId, lock.userId);
      else this.closers.delete(projectId);
      return lock;
    } catch (error) {
      this.logger.warn(`close not looked up: ${(error as Error).message}`);
      return null;
    }
  }

  async renewAll(): Promise<void> {
    for (const [projectId, userId] of this.closers) {
      const sockets = this.server.here(projectRoom(projectId));
      if (sockets.some(({ data }) => data.userId === userId)) await this.opened(projectId, userId);
    }
  }
}
