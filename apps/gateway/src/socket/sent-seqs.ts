import { Injectable } from '@nestjs/common';
import type { PlanSocket } from './socket-server';

/** The last seq of each plan that every socket here was told: by joining it, or by an entry that was relayed. */
@Injectable()
export class SentSeqs {
  private readonly told = new WeakMap<PlanSocket, Map<string, number>>();

  /** Notes it; an older one changes nothing. */
  note(socket: PlanSocket, projectId: string, seq: number): void {
    const seqs = this.told.get(socket) ?? new Map<string, number>();
    this.told.set(socket, seqs.set(projectId, Math.max(seq, seqs.get(projectId) ?? 0)));
  }

  /** Null of a plan that the socket never joined. */
  last(socket: PlanSocket, projectId: string): number | null {
    return this.told.get(socket)?.get(projectId) ?? null;
  }
}
