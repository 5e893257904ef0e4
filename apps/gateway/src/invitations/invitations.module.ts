import { Module } from '@nestjs/common';
import { BusinessInvitationsController } from './business-invitations.controller';
import { InvitationController } from './invitation.controller';
import { ProjectInvitationsController } from './project-invitations.controller';

@Module({ controllers: [BusinessInvitationsController, ProjectInvitationsController, InvitationController] })
export class InvitationsModule {}
