import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type CloseLock, renewClose, runningClose } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { type PlanSocket, projectRoom } from './socket-server';

/** Three times in the minute after which planning gives a closer up, in milliseconds. */
const RENEW_EVERY = 20_000;
/** Who opens a project does not wait for longer to hear who is closing it. */
const PATIENCE = 2_000;

/**
 * Gives signs of life for the pages that are closing a term over a socket of this gateway: for as long as the very socket that
 * announced the close has the project open. A page that comes back after a cut announces its close again.
 */
@Injectable()
export class RunningCloses implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RunningCloses.name);
  /** Projects by the socket that announced their close. */
  private readonly closers = new Map<PlanSocket, Set<string>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly rpc: RpcClient) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.renewAll(), RENEW_EVERY);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** This socket has announced a close. One that has gone, or has left the project, meanwhile gives no sign of life. */
  began(socket: PlanSocket, projectId: string): void {
    if (!socket.rooms.has(projectRoom(projectId))) return;
    const projects = this.closers.get(socket) ?? new Set();
    this.closers.set(socket, projects.add(projectId));
  }

  /** This socket's close is over, or the socket has left the project. */
  over(socket: PlanSocket, projectId: string): void {
    const projects = this.closers.get(socket);
    projects?.delete(projectId);
    if (projects?.size === 0) this.closers.delete(socket);
  }

  /** Who is closing a term of the project, for who opens it; null also when nobody says. */
  async running(projectId: string): Promise<CloseLock | null> {
    try {
      return (await this.rpc.call(runningClose, { projectId }, { timeoutMs: PATIENCE })).lock;
    } catch (error) {
      this.logger.warn(`close not looked up: ${(error as Error).message}`);
      return null;
    }
  }

  async renewAll(): Promise<void> {
    for (const [socket, projects] of this.closers)
      for (const projectId of projects) await this.renew(socket, projectId);
  }

  /** A close that is another's by now, or nobody's, needs no more signs of life. */
  private async renew(socket: PlanSocket, projectId: string): Promise<void> {
    const userId = socket.data.userId ?? '';
    try {
      const { lock } = await this.rpc.call(renewClose, { projectId, userId }, { timeoutMs: PATIENCE });
      if (lock?.userId !== userId) this.over(socket, projectId);
    } catch (error) {
      this.logger.warn(`close not renewed: ${(error as Error).message}`);
    }
  }
}
