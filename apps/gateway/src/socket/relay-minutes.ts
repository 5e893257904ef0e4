import { Injectable } from '@nestjs/common';
import { minutesSaved } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { projectRoom, SocketServer } from './socket-server';

/** Tells those who have a project open that the minutes of a term were saved: two who write them see each other's. */
@Injectable()
export class RelayMinutes {
  constructor(private readonly server: SocketServer) {}

  @OnEvent(minutesSaved, { queue: 'each' })
  onSaved({ projectId, ...saved }: z.output<typeof minutesSaved.payload>): void {
    for (const socket of this.server.here(projectRoom(projectId))) {
      socket.emit('minutesSaved', { project: projectId, ...saved });
    }
  }
}
