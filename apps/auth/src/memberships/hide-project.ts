import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { MembershipRepository } from './membership.repository';
import { PROJECT_MEMBERS, type ProjectMembers } from './project-members.schema';
import { RoleChanges } from './role-changes';

@Injectable()
export class HideProject {
  constructor(
    @InjectModel(PROJECT_MEMBERS) private readonly projects: Model<ProjectMembers>,
    private readonly memberships: MembershipRepository,
    private readonly changes: RoleChanges,
  ) {}

  /** Hides a deleted project from its members and those of its business, or shows it to them again. */
  async execute(projectId: string, hidden: boolean): Promise<void> {
    const project = await this.projects
      .findOneAndUpdate({ _id: projectId }, { $set: { hidden } }, { returnDocument: 'after' })
      .lean<ProjectMembers>();
    if (!project) return;
    const business = await this.memberships.ofBusiness(project.businessId);
    await this.changes.announce([...project.members, ...business].map(({ userId }) => userId));
  }
}
