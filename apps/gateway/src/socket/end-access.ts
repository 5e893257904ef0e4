import { Injectable } from '@nestjs/common';
import { rolesChanged, sessionEnded, sessionEndMoved } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Roles } from '../access/roles';
import { Sessions } from '../access/sessions';
import { Identify } from './identify';
import { Rooms } from './rooms';
import { endSession, sessionRoom, SocketServer, userRoom } from './socket-server';

/** Takes open sockets away from those who may no longer have them. */
@Injectable()
export class EndAccess {
  constructor(
    private readonly server: SocketServer,
    private readonly roles: Roles,
    private readonly sessions: Sessions,
    private readonly identify: Identify,
    private readonly rooms: Rooms,
  ) {}

  @OnEvent(sessionEnded, { queue: 'each' })
  onSessionEnded({ sessionId }: { sessionId: string }): void {
    for (const socket of this.server.here(sessionRoom(sessionId))) endSession(socket);
  }

  /** Forgets the session too: whose socket is bound to it just now is not to learn of the end that it had. */
  @OnEvent(sessionEndMoved, { queue: 'each' })
  onSessionEndMoved({ sessionId, expiresAt }: { sessionId: string; expiresAt: string }): void {
    this.sessions.forgetSession(sessionId);
    for (const socket of this.server.here(sessionRoom(sessionId)))
      this.identify.endAt(socket, Date.parse(expiresAt));
  }

  /** A new project of one's own, say, changes nothing of those that are open: only where roles are others is the person shown out. */
  @OnEvent(rolesChanged, { queue: 'each' })
  async onRolesChanged({ userId }: { userId: string }): Promise<void> {
    this.roles.forgetUser(userId);
    for (const socket of this.server.here(userRoom(userId))) {
      for (const project of await this.rooms.showOutChanged(socket)) {
        socket.emit('userLeft', { project, userId });
      }
    }
  }
}
