import { Injectable } from '@nestjs/common';
import { type DeletedItem, KEPT_DAYS } from '@plomada/contracts';
import { ContainerRepository } from '../containers/container.repository';
import { ProjectRepository } from '../project-store/project.repository';
import type { ProjectDeletion } from '../project-store/project.schema';

const DAY = 24 * 3_600_000;
export const KEPT_FOR = KEPT_DAYS * DAY;

interface Deleted {
  readonly _id: string;
  readonly name: string;
  readonly projectId?: string;
  readonly deletion?: ProjectDeletion | null;
}

/** What a business deleted and may still bring back. */
@Injectable()
export class DeletedItems {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly containers: ContainerRepository,
  ) {}

  async of(businessId: string): Promise<DeletedItem[]> {
    const [projects, containers] = await Promise.all([
      this.projects.list({ businessId, status: 'deleted' }),
      this.containers.list({ businessId, deletion: { $ne: null } }),
    ]);
    return [
      ...projects.map((record) => itemOf('project', record)),
      ...containers.map((record) => itemOf('container', record)),
    ].sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }
}

function itemOf(kind: DeletedItem['kind'], { _id, name, projectId = '', deletion }: Deleted): DeletedItem {
  const at = deletion?.at ?? new Date(0);
  return {
    id: _id,
    kind,
    name,
    projectId: kind === 'project' ? projectId : null,
    deletedAt: at.toISOString(),
    deletedBy: deletion?.by.name ?? '',
    goneAt: new Date(at.getTime() + KEPT_FOR).toISOString(),
  };
}
