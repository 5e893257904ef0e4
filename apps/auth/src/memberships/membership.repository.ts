import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@plomada/domain';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { BusinessAdmins } from './business-admins';
import {
  BUSINESS_MEMBERSHIPS,
  type BusinessMembership,
} from '../membership-store/business-membership.schema';
import { KNOWN_BUSINESSES, type KnownBusiness } from './known-business.schema';
import { PROJECT_MEMBERS, type ProjectMembership, type ProjectMembers } from './project-members.schema';

/**
 * Why somebody cannot be taken out of a business: it would lose its only admin, or so many of its projects would. `hasLeftSome`:
 * that showed when they may have left other projects already.
 */
export type RemovalBar = 'onlyAdmin' | { readonly onlyAdminOf: number; readonly hasLeftSome: boolean };

/** The projects of a business, deleted ones left out, that somebody is an admin of. */
const administered = (businessId: string, userId: string) => ({
  businessId,
  hidden: { $ne: true },
  members: { $elemMatch: { userId, roles: 'projectAdmin' as const } },
});

/** What has to be so of a project, one or the other, for somebody to stop being its admin: that another is one, or that they are none. */
const canLose = (userId: string) => [
  { members: { $elemMatch: { userId: { $ne: userId }, roles: 'projectAdmin' } } },
  { members: { $not: { $elemMatch: { userId, roles: 'projectAdmin' } } } },
];

@Injectable()
export class MembershipRepository {
  constructor(
    @InjectModel(KNOWN_BUSINESSES) private readonly businesses: Model<KnownBusiness>,
    @InjectModel(BUSINESS_MEMBERSHIPS) private readonly memberships: Model<BusinessMembership>,
    @InjectModel(PROJECT_MEMBERS) private readonly projects: Model<ProjectMembers>,
    private readonly admins: BusinessAdmins,
  ) {}

  async businessExists(businessId: string): Promise<boolean> {
    return (await this.businesses.exists({ _id: businessId })) !== null;
  }

  /** Whether there is such a business, or such a project in it that is not deleted. */
  async placeExists(businessId: string, projectId: string | null): Promise<boolean> {
    if (projectId === null) return this.businessExists(businessId);
    const project = await this.project(projectId);
    return project?.businessId === businessId && !project.hidden;
  }

  async placeBusiness(businessId: string): Promise<void> {
    await this.businesses.updateOne({ _id: businessId }, {}, { upsert: true });
  }

  /** Adds roles to those held in the business; adding twice is adding once. Answers what is held then. */
  async addBusinessRoles(businessId: string, userId: string, roles: readonly Role[]): Promise<Role[]> {
    const held = await this.addRoles(businessId, userId, roles);
    if (roles.includes('businessAdmin')) await this.admins.joined(businessId, userId);
    return held;
  }

  private async addRoles(businessId: string, userId: string, roles: readonly Role[]): Promise<Role[]> {
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

  /** Replaces the roles of somebody who is a member. False, and nothing is changed, when the business would lose its only admin. */
  async setBusinessRoles(businessId: string, userId: string, roles: readonly Role[]): Promise<boolean> {
    const isAdmin = roles.includes('businessAdmin');
    if (!isAdmin && !(await this.admins.leaves(businessId, userId))) return false;
    await this.memberships.updateOne({ businessId, userId }, { $set: { roles: [...roles] } });
    if (isAdmin) await this.admins.joined(businessId, userId);
    return true;
  }

  /** How many projects of a business, deleted ones left out, have no other admin than this one. */
  private async onlyAdminOf(businessId: string, userId: string): Promise<number> {
    const others = { $elemMatch: { userId: { $ne: userId }, roles: 'projectAdmin' } };
    return this.projects.countDocuments({
      ...administered(businessId, userId),
      $nor: [{ members: others }],
    });
  }

  /**
   * Out of the business and its projects, where neither loses its only admin: answers what barred it. The membership goes last:
   * whoever is removed halfway is still found to be removed again.
   */
  async removeFromBusiness(businessId: string, userId: string): Promise<RemovalBar | null> {
    const present = await this.onlyAdminOf(businessId, userId);
    if (present > 0) return { onlyAdminOf: present, hasLeftSome: false };
    if (!(await this.admins.leaves(businessId, userId))) return 'onlyAdmin';
    const barred = await this.leaveAdministered(businessId, userId);
    if (barred > 0) {
      await this.stays(businessId, userId);
      return { onlyAdminOf: barred, hasLeftSome: true };
    }
    await this.leaveOthers(businessId, userId);
    await this.memberships.deleteOne({ businessId, userId });
    return null;
  }

  /**
   * Each project is left in one step, so that of admins who go at the same moment one stays: answers how many projects have no
   * other than this one. A project that gets another only after it was tried is tried again.
   */
  private async leaveAdministered(businessId: string, userId: string): Promise<number> {
    const own = administered(businessId, userId);
    for (;;) {
      await this.projects.updateMany({ ...own, $or: canLose(userId) }, { $pull: { members: { userId } } });
      if (!(await this.projects.exists(own))) return 0;
      const barred = await this.onlyAdminOf(businessId, userId);
      if (barred > 0) return barred;
    }
  }

  /** Nothing bars these: deleted projects, and those where somebody is no admin. Guarded for whoever is made one meanwhile. */
  private async leaveOthers(businessId: string, userId: string): Promise<void> {
    await this.projects.updateMany(
      { businessId, 'members.userId': userId, $or: [{ hidden: true }, ...canLose(userId)] },
      { $pull: { members: { userId } } },
    );
  }

  /** Counts somebody as an admin again who does not go after all. A plain member on the list, even for a moment, would let the only admin go. */
  private async stays(businessId: string, userId: string): Promise<void> {
    const held = await this.businessRoles(businessId, userId);
    if (held.includes('businessAdmin')) await this.admins.joined(businessId, userId);
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

  async project(projectId: string): Promise<ProjectMembers | null> {
    return this.projects.findById(projectId).lean<ProjectMembers>();
  }

  /**
   * Gives somebody these roles in a project instead of those held; with no roles the membership goes. False, and nothing
   * is changed, when the project would lose its only admin. One step on one document, so that admins who change each
   * other at the same time cannot both succeed.
   */
  async setProjectRoles(projectId: string, userId: string, roles: readonly Role[]): Promise<boolean> {
    const others = { $filter: { input: '$members', cond: { $ne: ['$$this.userId', userId] } } };
    const members = roles.length > 0 ? { $concatArrays: [others, [{ userId, roles: [...roles] }]] } : others;
    const guard = roles.includes('projectAdmin') ? {} : { $or: canLose(userId) };
    const { matchedCount } = await this.projects.collection.updateOne(
      { _id: projectId, ...guard } as object,
      [{ $set: { members } }],
    );
    return matchedCount === 1;
  }

  /**
   * Adds roles to those held in projects of a business, in one round trip: a list of people brings somebody into hundreds. A project
   * that is gone, or that is of another business, is passed over.
   */
  async addProjectRoles(
    businessId: string,
    userId: string,
    projects: readonly { readonly projectId: string; readonly roles: readonly Role[] }[],
  ): Promise<void> {
    if (projects.length === 0) return;
    const membersThat = (operator: '$eq' | '$ne') => ({
      $filter: { input: '$members', cond: { [operator]: ['$$this.userId', userId] } },
    });
    const held = {
      $reduce: {
        input: membersThat('$eq'),
        initialValue: [],
        in: { $concatArrays: ['$$value', '$$this.roles'] },
      },
    };
    const adding = projects.map(({ projectId, roles }) => ({
      updateOne: {
        filter: { _id: projectId, businessId, hidden: { $ne: true } },
        update: [
          {
            $set: {
              members: {
                $concatArrays: [membersThat('$ne'), [{ userId, roles: { $setUnion: [held, [...roles]] } }]],
              },
            },
          },
        ],
      },
    }));
    await this.projects.collection.bulkWrite(adding as never, { ordered: false });
  }

  /** The projects that somebody is in, of their members that one only: a firm's projects have hundreds together. */
  async projectsOf(userId: string): Promise<ProjectMembers[]> {
    const own = { businessId: 1, members: { $elemMatch: { userId } } };
    return this.projects
      .find({ 'members.userId': userId, hidden: { $ne: true } }, own)
      .lean<ProjectMembers[]>();
  }

  /** The projects of a business that are not deleted, each with its members. */
  async projectsOfBusiness(businessId: string): Promise<ProjectMembers[]> {
    return this.projects.find({ businessId, hidden: { $ne: true } }).lean<ProjectMembers[]>();
  }

  /** Puts a project with its members in a business; answers what stood there before. A project never changes its business: then a duplicate key is thrown. */
  async putProject(
    projectId: string,
    businessId: string,
    members: readonly ProjectMembership[],
  ): Promise<ProjectMembers | null> {
    return this.projects
      .findOneAndUpdate(
        { _id: projectId, businessId },
        { $set: { members: [...members] } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<ProjectMembers>();
  }
}
