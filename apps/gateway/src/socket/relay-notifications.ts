import { Injectable } from '@nestjs/common';
import { notificationsChanged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { projectRoom, SocketServer } from './socket-server';

/** Tells those who have a project open that there may be something new for them. What it is they ask: it is not for everybody. */
@Injectable()
export class RelayNotifications {
  constructor(private readonly server: SocketServer) {}

  @OnEvent(notificationsChanged, { queue: 'each' })
  onChanged({ projectId }: { projectId: string }): void {
    for (const socket of this.server.here(projectRoom(projectId))) {
      socket.emit('newNotification', { project: projectId });
    }
  }
}
