import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { projectPurged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { CALENDAR_FEEDS, type CalendarFeedRecord } from '../calendar-feeds/calendar-feed.schema';
import { type InvitationRecord, INVITATIONS } from '../invitation-store/invitation.schema';
import { PROJECT_MEMBERS, type ProjectMembers } from '../memberships/project-members.schema';
import { PROJECT_VIEWS, type ProjectViewRecord } from '../project-views/project-view.schema';
import { type Rating, RATINGS } from '../ratings/rating.schema';
import { type Visit, VISITS } from '../visits/visit.schema';

/** Lets go of a project that is gone for good: who was on it, was asked to be, opened it, looked at it how, thought what of it, and followed it in a calendar. */
@Injectable()
export class ForgetProject {
  constructor(
    @InjectModel(PROJECT_MEMBERS) private readonly projects: Model<ProjectMembers>,
    @InjectModel(INVITATIONS) private readonly invitations: Model<InvitationRecord>,
    @InjectModel(VISITS) private readonly visits: Model<Visit>,
    @InjectModel(RATINGS) private readonly ratings: Model<Rating>,
    @InjectModel(PROJECT_VIEWS) private readonly views: Model<ProjectViewRecord>,
    @InjectModel(CALENDAR_FEEDS) private readonly feeds: Model<CalendarFeedRecord>,
  ) {}

  @OnEvent(projectPurged)
  async onPurged({ projectId }: z.output<typeof projectPurged.payload>): Promise<void> {
    await this.projects.deleteOne({ _id: projectId, hidden: true });
    await this.invitations.deleteMany({ projectId });
    await this.visits.deleteMany({ projectId });
    await this.ratings.deleteMany({ projectId });
    await this.views.deleteMany({ projectId });
    await this.feeds.deleteMany({ projectId });
  }
}
