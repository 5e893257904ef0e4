import { Injectable } from '@nestjs/common';
import { type DataForMe, importFailed, importProgressed, importSucceeded } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { SocketServer } from './socket-server';

/** Tells the socket that uploaded a file, and no other, what became of it. */
@Injectable()
export class RelayImports {
  constructor(private readonly server: SocketServer) {}

  @OnEvent(importProgressed, { queue: 'each' })
  onProgressed({ jobId, stage, percent, socketId, userId }: z.output<typeof importProgressed.payload>): void {
    this.tell(userId, { type: 'IMPORT_PROGRESS', socketId, data: { jobId, stage, percent } });
  }

  @OnEvent(importSucceeded, { queue: 'each' })
  onSucceeded({ socketId, userId, ...data }: z.output<typeof importSucceeded.payload>): void {
    this.tell(userId, { type: 'LOAD_PROJECT_2JSON_SUCCESS', socketId, data });
  }

  @OnEvent(importFailed, { queue: 'each' })
  onFailed({ socketId, userId, ...data }: z.output<typeof importFailed.payload>): void {
    this.tell(userId, { type: 'LOAD_PROJECT_2JSON_FAILURE', socketId, data });
  }

  private tell(userId: string, message: DataForMe): void {
    const socket = this.server.find(message.socketId);
    if (socket?.data.userId === userId) socket.emit('dataForMe', message);
  }
}
