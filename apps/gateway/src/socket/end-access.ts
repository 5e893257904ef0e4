import { Injectable } from '@nestjs/common';
import { rolesChanged, sessionEnded } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Roles } from '../access/roles';
import { projectsOf, Rooms } from './rooms';
import { endSession, sessionRoom, SocketServer, userRoom } from './socket-server';

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

  /** Shows the person out of every project that they have open: who may still see it joins anew, as what they are by now. */
  @OnEvent(rolesChanged, { queue: 'each' })
  async onRolesChanged({ userId }: { userId: string }): Promise<void> {
    this.roles.forgetUser(userId);
    for (const socket of this.server.here(userRoom(userId))) {
      for (const project of projectsOf(socket)) {
        await this.rooms.leave(socket, project);
        socket.emit('userLeft', { project, userId });
      }
    }
  }
}
