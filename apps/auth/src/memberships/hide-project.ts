import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { MembershipRepository } from './membership.repository';
import { PROJECT_PLACES, type ProjectPlace } from './project-place.schema';
import { RoleChanges } from './role-changes';

@Injectable()
export class HideProject {
  constructor(
    @InjectModel(PROJECT_PLACES) private readonly projects: Model<ProjectPlace>,
    private readonly memberships: MembershipRepository,
    private readonly changes: RoleChanges,
  ) {}

  /** Hides a deleted project from its members and those of its business, or shows it to them again. */
  async execute(projectId: string, hidden: boolean): Promise<void> {
    const place = await this.projects
      .findOneAndUpdate({ _id: projectId }, { $set: { hidden } }, { returnDocument: 'after' })
      .lean<ProjectPlace>();
    if (!place) return;
    const business = await this.memberships.ofBusiness(place.businessId);
    await this.changes.announce([...place.members, ...business].map(({ userId }) => userId));
  }
}
