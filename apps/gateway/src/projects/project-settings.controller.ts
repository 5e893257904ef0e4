import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  deleteProject,
  deletion,
  editProjectSettings,
  emailSchedule,
  getProjectSettings,
  projectMembersOf,
  projectSettings,
  projectSettingsChange,
  type Session,
  setEmailSchedule,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { InProject } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { RoleCaches } from '../socket/role-caches';

const scheduleBody = z.object({ newSchedule: emailSchedule.strict() });
const avatars = z.object({
  avatars: z.array(z.object({ userId: z.string(), avatarURL: z.string().nullable() })),
});

/** What of a project is not its plan's. */
@Controller('api')
export class ProjectSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Get('project/:id/settings')
  @InProject('manageProject', 'id')
  @Describe({ summary: 'General, location, operational and e-mail settings', answer: projectSettings })
  settings(@ParsedParam('id') projectId: string) {
    return this.rpc.call(getProjectSettings, { projectId });
  }

  @Put('project/:id/settings')
  @InProject('manageProject', 'id')
  @Describe({
    summary: 'Changes settings that are not the plan’s; what is not given stays',
    body: projectSettingsChange,
    answer: projectSettings,
  })
  edit(
    @ParsedParam('id') projectId: string,
    @ParsedBody(projectSettingsChange) change: z.output<typeof projectSettingsChange>,
  ) {
    return this.rpc.call(editProjectSettings, { projectId, change });
  }

  @Post('schedules/:projectId/create_job')
  @HttpCode(200)
  @InProject('manageProject', 'projectId')
  @Describe({
    summary: 'When the project’s state is mailed, and to whom in copy',
    body: scheduleBody,
    answer: projectSettings,
  })
  schedule(
    @ParsedParam('projectId') projectId: string,
    @ParsedBody(scheduleBody) { newSchedule }: z.output<typeof scheduleBody>,
  ) {
    return this.rpc.call(setEmailSchedule, { projectId, schedule: newSchedule });
  }

  @Post('project/delete_project/:id')
  @HttpCode(200)
  @InProject('deleteProject', 'id')
  @Describe({
    summary: 'Deletes a project, its name typed; a business admin can restore it for 30 days',
    body: deletion,
    answer: deleteProject.response,
  })
  delete(
    @Caller() session: Session,
    @ParsedParam('id') projectId: string,
    @ParsedBody(deletion) { name: typedName }: z.output<typeof deletion>,
  ) {
    const { id: userId, firstName, lastName } = session.user;
    const by = { userId, name: `${firstName} ${lastName}`.trim() };
    return this.roleCaches.clearThenAnswer(
      { projectId },
      this.rpc.call(deleteProject, { projectId, typedName, by }),
    );
  }

  @Get('responsible/:projectId/getAvatars')
  @InProject('viewProject', 'projectId')
  @Describe({ summary: 'Pictures of those who hold roles in a project', answer: avatars })
  async avatars(@ParsedParam('projectId') projectId: string) {
    const { members } = await this.rpc.call(projectMembersOf, { projectId });
    return { avatars: members.map(({ user }) => ({ userId: user.id, avatarURL: user.avatarURL })) };
  }
}
