import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { hideProject, projectDeleted, projectRestored } from '@plomada/contracts';
import { Outbox, RpcClient } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { PROJECTS, type ProjectRecord } from '../project-store/project.schema';

/** Tells auth, and then everybody, that a project was deleted or restored. */
@Injectable()
export class AnnounceProject {
  private readonly logger = new Logger(AnnounceProject.name);

  constructor(
    @InjectModel(PROJECTS) private readonly projects: Model<ProjectRecord>,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
  ) {}

  /** What cannot be told now is told by the next round of the housekeeping: what was decided stands in any case. */
  async tell(record: ProjectRecord): Promise<void> {
    const { _id: projectId, businessId, status, deletion } = record;
    const hidden = status !== 'ready';
    try {
      await this.rpc.call(hideProject, { projectId, hidden });
      const event = hidden ? projectDeleted : projectRestored;
      // A deletion is told under one id, however often it is begun; the telling of a return may come twice and says the same.
      const turn = `${projectId}:${hidden ? 'deleted' : status}:${(deletion?.at ?? new Date()).getTime()}`;
      await this.outbox.add(event, { projectId, businessId }, turn);
      await this.projects.updateOne({ _id: projectId, status }, { $set: { announced: true } });
    } catch (error) {
      this.logger.warn(`project ${projectId} is told of later: ${String(error)}`);
    }
  }

  /** Tells of all that were left over. */
  async tellLeftOvers(): Promise<void> {
    const left = await this.projects.find({ announced: false }).limit(100).lean<ProjectRecord[]>();
    for (const record of left) await this.tell(record);
  }
}
