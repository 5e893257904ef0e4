import { Injectable, Logger } from '@nestjs/common';
import {
  actionApplied,
  ADMIN_ACTIONS,
  closeAnnounced,
  entriesSince,
  type LogEntry,
  reportsComputed,
} from '@plomada/contracts';
import { isScenarioId } from '@plomada/domain';
import { OnEvent, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { RelayScenarios } from './relay-scenarios';
import { projectRoom, SocketServer } from './socket-server';
import { SentSeqs } from './sent-seqs';

/** Tells the sockets of this gateway what happened to the project that they have open. Every gateway hears of it. */
@Injectable()
export class PlanBroadcaster {
  private readonly logger = new Logger(PlanBroadcaster.name);

  constructor(
    private readonly server: SocketServer,
    private readonly rpc: RpcClient,
    private readonly scenarios: RelayScenarios,
    private readonly told: SentSeqs,
  ) {}

  @OnEvent(actionApplied, { queue: 'each' })
  async onActionApplied({ projectId, entry, large }: z.output<typeof actionApplied.payload>): Promise<void> {
    if (isScenarioId(projectId)) this.scenarios.changed(projectId);
    const room = projectRoom(projectId);
    if (this.server.here(room).length === 0) return;
    const whole = large ? await this.whole(entry) : entry;
    if (!whole) return;
    const event = ADMIN_ACTIONS.includes(whole.type) ? 'doActionFromAdmin' : 'doAction';
    for (const socket of this.server.here(room)) {
      socket.emit(event, { fromServer: true, project: projectId, entry: whole });
      this.told.note(socket, projectId, whole.seq);
    }
  }

  /** Fetched once for all sockets here. Null when planning does not say: browsers find the gap and ask themselves. */
  private async whole({ projectId, seq }: LogEntry): Promise<LogEntry | null> {
    try {
      const { entries } = await this.rpc.call(entriesSince, { projectId, seq: seq - 1 });
      return entries[0] ?? null;
    } catch (error) {
      this.logger.warn(`entry ${seq} of ${projectId} not relayed: ${(error as Error).message}`);
      return null;
    }
  }

  @OnEvent(closeAnnounced, { queue: 'each' })
  onCloseAnnounced({ projectId, ...announcement }: z.output<typeof closeAnnounced.payload>): void {
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
