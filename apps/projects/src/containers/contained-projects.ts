import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { invalid } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { PROJECTS, type ProjectRecord } from '../project-store/project.schema';

interface ContainerScope {
  readonly businessId: string;
  readonly containerId: string;
}

/** Which projects are in which container. */
@Injectable()
export class ContainedProjects {
  constructor(@InjectModel(PROJECTS) private readonly projects: Model<ProjectRecord>) {}

  async of(containerIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const contained = await this.projects
      .find({ containerId: { $in: [...containerIds] }, status: 'ready' }, { containerId: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .lean<Pick<ProjectRecord, '_id' | 'containerId'>[]>();
    const found = new Map(containerIds.map((id) => [id, [] as string[]]));
    for (const { _id, containerId } of contained) found.get(containerId as string)?.push(_id);
    return found;
  }

  async ofOne(containerId: string): Promise<string[]> {
    return (await this.of([containerId])).get(containerId) ?? [];
  }

  /** Refuses with PROJECT_NOT_CONTAINABLE: projects of another business, or that another container has. */
  async check({ businessId, containerId }: ContainerScope, projectIds: readonly string[]): Promise<void> {
    const free = await this.projects
      .find({
        _id: { $in: [...projectIds] },
        businessId,
        status: 'ready',
        containerId: { $in: [null, containerId] },
      })
      .distinct('_id');
    const others = projectIds.filter((id) => !free.includes(id));
    if (others.length > 0) throw invalid('PROJECT_NOT_CONTAINABLE', { count: others.length }, others);
  }

  /** Nothing is in it any longer. */
  async letGo(containerId: string): Promise<void> {
    await this.projects.updateMany({ containerId }, { $set: { containerId: null } });
  }

  /** Puts exactly these projects in; what another container took meanwhile stays there. */
  async put({ businessId, containerId }: ContainerScope, projectIds: readonly string[]): Promise<void> {
    const chosen = [...projectIds];
    await this.projects.updateMany({ containerId, _id: { $nin: chosen } }, { $set: { containerId: null } });
    await this.projects.updateMany(
      { _id: { $in: chosen }, businessId, status: 'ready', containerId: null },
      { $set: { containerId } },
    );
  }
}
