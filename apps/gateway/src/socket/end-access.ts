import { Injectable } from '@nestjs/common';
import { rolesChanged, sessionEnded } from '@plomada/contracts';
import { allows } from '@plomada/domain';
import { OnEvent } from '@plomada/service-kit';
import { Roles } from '../access/roles';
import { projectsOf, Rooms } from './rooms';
import { endSession, type PlanSocket, sessionRoom, SocketServer, userRoom } from './socket-server';

/** Takes open sockets away from those who may no longer have them. */
@Injectable()
export class EndAccess {
  constructor(
    private readonly server: SocketServer,
    private readonly roles: Roles,
    private readonly rooms: Rooms,
  ) {}

  @OnEvent(sessionEnded, { queue: 'each' })
  onSessionEnded({ sessionId }: { sessionId: string }): void {
    for (const socket of this.server.here(sessionRoom(sessionId))) endSession(socket);
  }

  /** Asks anew for every project that the person has open, and closes those that may not be seen any longer. */
  @OnEvent(rolesChanged, { queue: 'each' })
  async onRolesChanged({ userId }: { userId: string }): Promise<void> {
    this.roles.forgetUser(userId);
    for (const socket of this.server.here(userRoom(userId))) await this.review(socket, userId);
  }

  private async review(socket: PlanSocket, userId: string): Promise<void> {
    for (const projectId of projectsOf(socket)) {
      const { roles } = await this.roles.of(userId, { projectId });
      if (allows(roles, 'viewProject')) continue;
      await this.rooms.leave(socket, projectId);
      socket.emit('userLeft', { project: projectId, userId });
    }
  }
}
