import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { lastSessionAnswer } from '@plomada/contracts';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { previousVisitEnd } from './previous-visit-end';
import { type Visit, VISITS } from './visit.schema';

@Injectable()
export class Visits {
  constructor(@InjectModel(VISITS) private readonly visits: Model<Visit>) {}

  /** Somebody opens a project: a visit begins or goes on, and goes on in any case where they are still there in another window. */
  async note(userId: string, projectId: string, isStillThere: boolean): Promise<void> {
    const now = new Date();
    const known = await this.of(userId, projectId);
    const previousEnd = isStillThere ? (known?.previousEnd ?? null) : previousVisitEnd(known, now);
    const $set = { at: now, seenAt: now, previousEnd };
    try {
      await this.visits.updateOne({ userId, projectId }, { $set }, { upsert: true });
    } catch (error) {
      // Two windows opened it for the first time at once: one of the two notes is enough.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Somebody leaves a project; the visit is over once they have not come back for a while. */
  async noteLeave(userId: string, projectId: string): Promise<void> {
    await this.visits.updateOne({ userId, projectId }, { $max: { seenAt: new Date() } });
  }

  /** When somebody opened a project last, and when the visit before the present one ended. */
  async last(userId: string, projectId: string): Promise<z.infer<typeof lastSessionAnswer>> {
    const visit = await this.of(userId, projectId);
    return {
      lastSession: visit?.at.toISOString() ?? null,
      previousVisitEnd: previousVisitEnd(visit, new Date())?.toISOString() ?? null,
    };
  }

  private of(userId: string, projectId: string): Promise<Visit | null> {
    return this.visits.findOne({ userId, projectId }).lean<Visit>();
  }

  /** The newest of somebody's visits, to whatever project. */
  async newest(userId: string): Promise<{ projectId: string; at: string } | null> {
    const visit = await this.visits.findOne({ userId }).sort({ at: -1 }).lean<Visit>();
    return visit && { projectId: visit.projectId, at: visit.at.toISOString() };
  }

  /** The last visits to a project, by user. */
  async lastOf(projectId: string): Promise<Map<string, string>> {
    const visits = await this.visits.find({ projectId }).lean<Visit[]>();
    return new Map(visits.map(({ userId, at }) => [userId, at.toISOString()]));
  }
}
