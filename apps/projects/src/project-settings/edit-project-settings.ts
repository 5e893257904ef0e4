import { Injectable } from '@nestjs/common';
import type { editProjectSettings, ProjectSettings } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { invalid, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { Places } from '../places/places';
import { ProjectRepository } from '../project-store/project.repository';
import { settingsOf } from './project-settings';

type Change = z.infer<typeof editProjectSettings.request>['change'];

@Injectable()
export class EditProjectSettings {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly places: Places,
  ) {}

  /** Refuses with NOT_FOUND. */
  async read(projectId: string): Promise<ProjectSettings> {
    const record = await this.projects.findReady(projectId);
    if (!record) throw notFound('NOT_FOUND');
    return settingsOf(record);
  }

  /** Refuses with NOT_FOUND, PROJECT_ID_TAKEN or LOCATION_UNKNOWN. */
  async execute(id: string, { general, location, operational }: Change): Promise<ProjectSettings> {
    if (location && !(await this.places.has(location))) throw invalid('LOCATION_UNKNOWN');
    const { projectId, ...rest } = general ?? {};
    const code = projectId === undefined ? {} : { projectId, projectIdKey: nameKey(projectId) };
    return settingsOf(await this.projects.change(id, { ...code, ...rest, ...location, ...operational }));
  }
}
