import { Injectable } from '@nestjs/common';
import { actionApplied, type CloseAnnouncement, closeAnnounced, reportsComputed } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { projectRoom, SocketServer } from './socket-server';

type State = z.output<typeof closeAnnounced.payload>['state'];
const ANNOUNCEMENTS: Readonly<Record<'close' | 'rollBack', Readonly<Record<State, CloseAnnouncement>>>> = {
  close: { start: 'CLOSE_TERM_START', cancel: 'CLOSE_TERM_CANCELED', end: 'CLOSE_TERM_END' },
  rollBack: { start: 'ROLLBACK_START', cancel: 'ROLLBACK_CANCELED', end: 'ROLLBACK_END' },
};

/** Tells the sockets of this gateway what happened to the project that they have open. Every gateway hears of it. */
@Injectable()
export class RelayPlan {
  constructor(private readonly server: SocketServer) {}

  @OnEvent(actionApplied, { queue: 'each' })
  onActionApplied({ projectId, entry }: z.output<typeof actionApplied.payload>): void {
    for (const socket of this.server.here(projectRoom(projectId))) {
      socket.emit('doAction', { fromServer: true, project: projectId, entry });
    }
  }

  @OnEvent(closeAnnounced, { queue: 'each' })
  onCloseAnnounced({
    projectId,
    state,
    what = 'close',
    userId,
    name,
    at,
  }: z.output<typeof closeAnnounced.payload>): void {
    const announcement = { type: ANNOUNCEMENTS[what][state], userId, name, at };
    for (const socket of this.server.here(projectRoom(projectId))) {
      socket.emit('doAction', { fromServer: true, project: projectId, announcement });
    }
  }

  @OnEvent(reportsComputed, { queue: 'each' })
  onReportsComputed({ projectId, seq }: z.output<typeof reportsComputed.payload>): void {
    for (const socket of this.server.here(projectRoom(projectId))) {
      socket.emit('dataForMe', { type: 'REPORTS_COMPUTED', socketId: socket.id, data: { projectId, seq } });
    }
  }
}
