import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { EditProjectSettings } from './edit-project-settings';
import { EmailSchedules } from './email-schedules';

@Controller()
export class ProjectSettingsController {
  constructor(
    private readonly edits: EditProjectSettings,
    private readonly schedules: EmailSchedules,
  ) {}

  @HandleRpc(contracts.getProjectSettings)
  settings({ projectId }: z.infer<typeof contracts.getProjectSettings.request>) {
    return this.edits.read(projectId);
  }

  @HandleRpc(contracts.editProjectSettings)
  edit({ projectId, change }: z.infer<typeof contracts.editProjectSettings.request>) {
    return this.edits.execute(projectId, change);
  }

  @HandleRpc(contracts.setEmailSchedule)
  setEmailSchedule({ projectId, schedule }: z.infer<typeof contracts.setEmailSchedule.request>) {
    return this.schedules.set(projectId, schedule);
  }
}
