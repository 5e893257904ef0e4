import { Injectable } from '@nestjs/common';
import type { deleteProject, ProjectSummary, restoreProject } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { ContainedProjects } from '../containers/contained-projects';
import { ContainerRepository } from '../containers/container.repository';
import { ProjectRepository } from '../project-store/project.repository';
import { summaryOf, NOTHING_TOLD } from '../projects/summary';
import { AnnounceProject } from './announce-project';
import { FreeContained } from './free-contained';
import { confirmName, keyOfDeleted } from './typed-name';

type By = z.infer<typeof deleteProject.request>['by'];
type Restore = z.infer<typeof restoreProject.request>;

/** Deleting hides; for 30 days it can be taken back. */
@Injectable()
export class DeleteAndRestore {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly containers: ContainerRepository,
    private readonly contained: ContainedProjects,
    private readonly freeing: FreeContained,
    private readonly announcing: AnnounceProject,
  ) {}

  /** Its code is free from now on. Refuses with NOT_FOUND or NAME_NOT_CONFIRMED. */
  async deleteProject(id: string, typedName: string, by: By): Promise<void> {
    const existing = await this.projects.findReady(id);
    if (!existing) throw notFound('NOT_FOUND');
    confirmName(existing.name, typedName);
    const record = await this.projects.change(id, {
      status: 'deleted',
      deletion: { at: new Date(), by },
      projectIdKey: keyOfDeleted(id),
      announced: false,
    });
    await this.announcing.tell(record);
  }

  /** Refuses with NOT_FOUND (not among the deleted ones of this business) or PROJECT_ID_TAKEN. */
  async restoreProject({ businessId, projectId, restoration }: Restore): Promise<ProjectSummary> {
    const which = { _id: projectId, businessId, status: 'deleted' } as const;
    const existing = await this.projects.findOne(which);
    if (!existing) throw notFound('NOT_FOUND');
    const code = restoration.projectId ?? existing.projectId;
    const record = await this.projects.update(which, {
      status: 'ready',
      deletion: null,
      projectId: code,
      projectIdKey: nameKey(code),
      announced: false,
    });
    await this.announcing.tell(record);
    return summaryOf(record, NOTHING_TOLD);
  }

  /** Its projects stay. Refuses with NOT_FOUND or NAME_NOT_CONFIRMED. */
  async deleteContainer(id: string, typedName: string, by: By): Promise<void> {
    const { name } = await this.containers.find(id);
    confirmName(name, typedName);
    const deletion = { at: new Date(), by };
    await this.containers.update({ _id: id, deletion: null }, { deletion, nameKey: keyOfDeleted(id) });
    await this.freeing.of(id);
  }

  /** With those of its projects that no other container took meanwhile. Refuses with NOT_FOUND or CONTAINER_NAME_TAKEN. */
  async restoreContainer(businessId: string, id: string): Promise<void> {
    const which = { _id: id, businessId, deletion: { $ne: null } };
    const [existing] = await this.containers.list(which);
    if (!existing) throw notFound('NOT_FOUND');
    const { name, deletion } = existing;
    await this.containers.update(which, { deletion: null, name, nameKey: nameKey(name) });
    await this.contained.put({ businessId, containerId: id }, deletion?.projects ?? []);
  }
}
