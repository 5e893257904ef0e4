import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  type ActiveUser,
  type CloseLock,
  lastUpdate,
  noteLeave,
  noteVisit,
  type PresentRow,
} from '@plomada/contracts';
import { isScenarioId, projectOfPlan, type Role, sameRoles } from '@plomada/domain';
import { notFound, RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Roles } from '../access/roles';
import { Identify } from './identify';
import { PRESENT_FOR, Presence } from './presence';
import { RowPresence } from './row-presence';
import { RunningCloses } from './running-closes';
import { type PlanSocket, projectOfRoom, projectRoom, SocketServer } from './socket-server';
import { SentSeqs } from './sent-seqs';

/** What who joins a project learns of it. */
export interface Joined {
  readonly activeUsers: ActiveUser[];
  readonly seq: number;
  readonly roles: Role[];
  readonly closing: CloseLock | null;
  readonly rows: PresentRow[];
}

/** Who is in which project's room, and telling the others of it. */
@Injectable()
export class Rooms implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Rooms.name);
  private readonly sockets = new Set<PlanSocket>();
  /** As what each socket was let into its projects. */
  private readonly rolesHeld = new WeakMap<PlanSocket, Map<string, readonly Role[]>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly server: SocketServer,
    private readonly identify: Identify,
    private readonly access: Access,
    private readonly roles: Roles,
    private readonly presence: Presence,
    private readonly closes: RunningCloses,
    private readonly rowPresence: RowPresence,
    private readonly told: SentSeqs,
    private readonly rpc: RpcClient,
  ) {}

  /** Lets a socket into a project's room; answers who is there, on which row, the plan's seq, and their roles. Refuses like Access.toProject, and with SCENARIO_GONE. */
  async join(socket: PlanSocket, token: string, projectId: string): Promise<Joined> {
    const roles = await this.enter(socket, token, projectId);
    // Read after joining: what is applied later reaches the socket by the room.
    const [{ updates }, closing] = await Promise.all([
      this.rpc.call(lastUpdate, { projectIds: [projectId] }),
      // Terms are closed in the live plan alone.
      isScenarioId(projectId) ? null : this.closes.running(projectId),
    ]);
    if (!updates[0] && isScenarioId(projectId)) {
      await this.leave(socket, projectId);
      throw notFound('SCENARIO_GONE');
    }
    const user = socket.data.user as ActiveUser;
    const isNew = await this.presence.enter(projectId, socket.id, user);
    if (isNew) socket.to(projectRoom(projectId)).emit('userJoin', { project: projectId, user });
    const visit = { userId: user.id, projectId: projectOfPlan(projectId) };
    this.noted(this.rpc.call(noteVisit, { ...visit, isStillThere: !isNew }));
    const activeUsers = await this.presence.users(projectId);
    const isHere = new Set(activeUsers.map((one) => one.id));
    const rows = (await this.rowPresence.rows(projectId)).filter(({ userId }) => isHere.has(userId));
    const seq = updates[0]?.seq ?? 0;
    this.told.note(socket, projectId, seq);
    return { activeUsers, seq, roles: [...roles], closing, rows };
  }

  private async admitted(socket: PlanSocket, token: string, projectId: string): Promise<readonly Role[]> {
    const session = await this.identify.execute(socket, token);
    const { roles } = await this.access.toPlan(session, projectId, 'viewProject');
    const held = this.rolesHeld.get(socket) ?? new Map<string, readonly Role[]>();
    this.rolesHeld.set(socket, held.set(projectId, roles));
    return roles;
  }

  /** Asks once more in the room: who lost the session or the role during the first time was not there yet to be shown out. */
  private async enter(socket: PlanSocket, token: string, projectId: string): Promise<readonly Role[]> {
    await this.admitted(socket, token, projectId);
    await socket.join(projectRoom(projectId));
    // One that is gone already will not say so again.
    if (socket.connected) this.sockets.add(socket);
    try {
      return await this.admitted(socket, token, projectId);
    } catch (error) {
      await this.leave(socket, projectId);
      throw error;
    }
  }

  /**
   * Shows somebody out of each project in which they hold other roles by now than those they were let in with, or in which nobody can say
   * what they hold: who may still see it joins again. Answers which.
   */
  async showOutChanged(socket: PlanSocket): Promise<string[]> {
    const changed: string[] = [];
    for (const projectId of projectsOf(socket)) {
      if (await this.holdsTheSame(socket, projectId)) continue;
      await this.leave(socket, projectId);
      changed.push(projectId);
    }
    return changed;
  }

  private async holdsTheSame(socket: PlanSocket, projectId: string): Promise<boolean> {
    const held = this.rolesHeld.get(socket)?.get(projectId);
    try {
      const now = await this.roles.of(socket.data.userId ?? '', { projectId: projectOfPlan(projectId) });
      return sameRoles(held ?? [], now.roles);
    } catch (error) {
      this.logger.warn(`roles not asked: ${(error as Error).message}`);
      return false;
    }
  }

  async leave(socket: PlanSocket, projectId: string): Promise<void> {
    if (!socket.rooms.has(projectRoom(projectId))) return;
    await socket.leave(projectRoom(projectId));
    this.rolesHeld.get(socket)?.delete(projectId);
    await this.gone(socket, projectId);
  }

  /** A socket is about to be gone, with the rooms that it is still in. */
  async leaveAll(socket: PlanSocket): Promise<void> {
    if (!this.sockets.delete(socket)) return;
    await Promise.all(projectsOf(socket).map((projectId) => this.gone(socket, projectId)));
  }

  private async gone(socket: PlanSocket, projectId: string): Promise<void> {
    const { user } = socket.data;
    this.closes.over(socket, projectId);
    await this.rowPresence.left(socket, projectId);
    if (!user) return;
    this.noted(this.rpc.call(noteLeave, { userId: user.id, projectId: projectOfPlan(projectId) }));
    if (!(await this.presence.leave(projectId, socket.id, user))) return;
    this.server.to(projectRoom(projectId))?.emit('userLeft', { project: projectId, userId: user.id });
  }

  /** Nobody waits for a note of a visit, and a missing one hurts nobody. */
  private noted(note: Promise<unknown>): void {
    note.catch((error: unknown) => this.logger.warn(`visit not noted: ${String(error)}`));
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.refresh(), PRESENT_FOR / 3);
  }

  /** Gives a sign of life for everybody here, and tells of those who gave none. */
  private async refresh(): Promise<void> {
    try {
      const projects = new Set<string>();
      for (const socket of this.sockets) {
        for (const projectId of projectsOf(socket)) {
          projects.add(projectId);
          if (socket.data.user) await this.presence.stay(projectId, socket.id, socket.data.user);
        }
      }
      for (const projectId of projects) {
        for (const { id: userId } of await this.presence.expire(projectId)) {
          this.server.to(projectRoom(projectId))?.emit('userLeft', { project: projectId, userId });
        }
      }
    } catch (error) {
      this.logger.warn(`presence not refreshed: ${(error as Error).message}`);
    }
  }

  /** Tells of everybody's leave while there is still a way to tell it: after this the sockets are closed. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all([...this.sockets].map((socket) => this.leaveAll(socket)));
  }
}

/** The projects whose rooms a socket is in. */
export function projectsOf(socket: PlanSocket): string[] {
  return [...socket.rooms].flatMap((room) => projectOfRoom(room) ?? []);
}
