import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type PresentRow, presentRow, type RowPresenceMessage } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import type { Redis } from 'ioredis';
import { type PlanSocket, projectRoom } from './socket-server';

/** At most one message of a socket goes out in this many milliseconds; of those in between, the last. */
const TURN = 200;
/** How long rows are remembered for who joins later, in milliseconds after the last move in the project. */
const REMEMBERED = 3_600_000;

interface Turn {
  readonly timer: NodeJS.Timeout;
  next: RowPresenceMessage | null;
}

/** Who is on which row of a plan. Told as it happens and kept nowhere for long: nothing depends on it. */
@Injectable()
export class RowPresence implements OnModuleDestroy {
  private readonly logger = new Logger(RowPresence.name);
  private readonly turns = new Map<PlanSocket, Turn>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** A socket is on a row now, or on none. Of a project that it has not joined, nothing is told. */
  moved(socket: PlanSocket, message: RowPresenceMessage): void {
    const turn = this.turns.get(socket);
    if (turn) turn.next = message;
    else this.tell(socket, message);
  }

  /** The rows that somebody is on. */
  async rows(projectId: string): Promise<PresentRow[]> {
    const kept = await this.redis.hvals(keyOf(projectId));
    return kept.map((row) => presentRow.parse(JSON.parse(row)));
  }

  /** A socket leaves a project, and with it the row that it was on. */
  async left(socket: PlanSocket, project: string): Promise<void> {
    const turn = this.turns.get(socket);
    if (turn?.next?.project === project) turn.next = null;
    const { user } = socket.data;
    if ((await this.redis.hdel(keyOf(project), socket.id)) === 0 || !user) return;
    socket.to(projectRoom(project)).emit('presence', { project, user, row: null });
  }

  onModuleDestroy(): void {
    for (const { timer } of this.turns.values()) clearTimeout(timer);
  }

  private tell(socket: PlanSocket, message: RowPresenceMessage): void {
    const { project, row } = message;
    const { user } = socket.data;
    if (!user || !socket.rooms.has(projectRoom(project))) return;
    this.turns.set(socket, { timer: setTimeout(() => this.turnOver(socket), TURN), next: null });
    socket.to(projectRoom(project)).emit('presence', { project, user, row });
    void this.remember(project, socket.id, row === null ? null : { userId: user.id, row });
  }

  private turnOver(socket: PlanSocket): void {
    const next = this.turns.get(socket)?.next;
    this.turns.delete(socket);
    if (next && socket.connected) this.tell(socket, next);
  }

  private async remember(projectId: string, socketId: string, row: PresentRow | null): Promise<void> {
    try {
      const key = keyOf(projectId);
      if (row === null) await this.redis.hdel(key, socketId);
      else await this.redis.multi().hset(key, socketId, JSON.stringify(row)).pexpire(key, REMEMBERED).exec();
    } catch (error) {
      this.logger.warn(`row not remembered: ${(error as Error).message}`);
    }
  }
}

const keyOf = (projectId: string): string => `presence-rows:${projectId}`;
