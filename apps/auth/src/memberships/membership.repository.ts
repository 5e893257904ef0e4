import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@plomada/domain';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BUSINESS_MEMBERSHIPS, type BusinessMembership } from './business-membership.schema';
import { BUSINESS_PLACES, type BusinessPlace } from './business-place.schema';
import { PROJECT_PLACES, type ProjectMembership, type ProjectPlace } from './project-place.schema';

@Injectable()
export class MembershipRepository {
  constructor(
    @InjectModel(BUSINESS_PLACES) private readonly businesses: Model<BusinessPlace>,
    @InjectModel(BUSINESS_MEMBERSHIPS) private readonly memberships: Model<BusinessMembership>,
    @InjectModel(PROJECT_PLACES) private readonly projects: Model<ProjectPlace>,
  ) {}

  async businessExists(businessId: string): Promise<boolean> {
    return (await this.businesses.exists({ _id: businessId })) !== null;
  }

  async placeBusiness(businessId: string): Promise<void> {
    await this.businesses.updateOne({ _id: businessId }, {}, { upsert: true });
  }

  /** Adds roles to those held in the business; adding twice is adding once. Answers what is held then. */
  async addBusinessRoles(businessId: string, userId: string, roles: readonly Role[]): Promise<Role[]> {
    const add = () =>
      this.memberships
        .findOneAndUpdate(
          { businessId, userId },
          { $addToSet: { roles: { $each: [...roles] } } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<BusinessMembership>();
    try {
      return (await add()).roles;
    } catch (error) {
      // Two upserts of one new membership: the second finds the first's on its next try.
      if (!isDuplicateKey(error)) throw error;
      return (await add()).roles;
    }
  }

  async businessRoles(businessId: string, userId: string): Promise<Role[]> {
    return (await this.memberships.findOne({ businessId, userId }).lean<BusinessMembership>())?.roles ?? [];
  }

  async ofBusiness(businessId: string): Promise<BusinessMembership[]> {
    return this.memberships.find({ businessId }).lean<BusinessMembership[]>();
  }

  async businessesOf(userId: string): Promise<BusinessMembership[]> {
    return this.memberships.find({ userId }).lean<BusinessMembership[]>();
  }

  async project(projectId: string): Promise<ProjectPlace | null> {
    return this.projects.findById(projectId).lean<ProjectPlace>();
  }

  async projectsOf(userId: string): Promise<ProjectPlace[]> {
    return this.projects.find({ 'members.userId': userId }).lean<ProjectPlace[]>();
  }

  /** Puts a project with its members in a business; answers what stood there before. A project never changes its business: then a duplicate key is thrown. */
  async placeProject(
    projectId: string,
    businessId: string,
    members: readonly ProjectMembership[],
  ): Promise<ProjectPlace | null> {
    return this.projects
      .findOneAndUpdate(
        { _id: projectId, businessId },
        { $set: { members: [...members] } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<ProjectPlace>();
  }
}
