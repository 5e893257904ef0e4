import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { type Visit, VISITS } from './visit.schema';

@Injectable()
export class Visits {
  constructor(@InjectModel(VISITS) private readonly visits: Model<Visit>) {}

  async note(userId: string, projectId: string): Promise<void> {
    try {
      await this.visits.updateOne({ userId, projectId }, { $set: { at: new Date() } }, { upsert: true });
    } catch (error) {
      // Two windows opened it for the first time at once: one of the two notes is enough.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async last(userId: string, projectId: string): Promise<string | null> {
    return (await this.visits.findOne({ userId, projectId }).lean<Visit>())?.at.toISOString() ?? null;
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
