import { type DynamicModule, Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { AccessModule } from './access/access.module';
import { ApiTokensController } from './api-tokens/api-tokens.controller';
import { BrowserErrorsController } from './browser-errors/browser-errors.controller';
import { BusinessSettingsController } from './businesses/business-settings.controller';
import { PortfolioController } from './businesses/portfolio.controller';
import { BusinessesController } from './businesses/businesses.controller';
import { DeletedController } from './businesses/deleted.controller';
import { RestrictionTemplatesController } from './businesses/restriction-templates.controller';
import { CalendarFeedsController } from './calendar-feeds/calendar-feeds.controller';
import type { GatewayConfig } from './config';
import { ConnectivityController } from './connectivity/connectivity.controller';
import { ContainersController } from './containers/containers.controller';
import { AttachmentsController } from './files/attachments.controller';
import { PhotosController } from './files/photos.controller';
import { PicturesController } from './files/pictures.controller';
import { ProjectsFiles } from './files/projects-files';
import { HealthController } from './health/health.controller';
import { ServiceChecks } from './health/service-checks';
import { HelpController } from './help/help.controller';
import { LessonsController } from './help/lessons.controller';
import { ImportsController } from './imports/imports.controller';
import { Upload } from './imports/upload';
import { BusinessInvitationsController } from './invitations/business-invitations.controller';
import { InvitationController } from './invitations/invitation.controller';
import { ProjectInvitationsController } from './invitations/project-invitations.controller';
import { LoginController } from './login/login.controller';
import { ResetPasswordController } from './login/reset-password.controller';
import { DeadMailsController } from './mail/dead-mails.controller';
import { MeetingsController } from './meetings/meetings.controller';
import { BusinessMembersController } from './members/business-members.controller';
import { PeopleImportController } from './members/people-import.controller';
import { ProjectMembersController } from './members/project-members.controller';
import { NotificationsController } from './notifications/notifications.controller';
import { PlacesController } from './places/places.controller';
import { OperationsModule } from './operations/operations.module';
import { LastUpdateController } from './plans/last-update.controller';
import { OpenProject } from './plans/open-project';
import { PastActionsController } from './plans/past-actions.controller';
import { PlansController } from './plans/plans.controller';
import { SnapshotsController } from './plans/snapshots.controller';
import { ScenariosController } from './scenarios/scenarios.controller';
import { GridViewsController } from './grid-views/grid-views.controller';
import { ProjectViewController } from './project-views/project-view.controller';
import { ProjectSettingsController } from './projects/project-settings.controller';
import { ProjectsController } from './projects/projects.controller';
import { RatingController } from './ratings/rating.controller';
import { DashboardPdfsController } from './reports/dashboard-pdfs.controller';
import { ReportsController } from './reports/reports.controller';
import { RestrictionsDigestController } from './restrictions-digest/restrictions-digest.controller';
import { SessionController } from './session/session.controller';
import { SocketModule } from './socket/socket.module';
import { TableExportController } from './table-export/table-export.controller';
import { TermsController } from './terms/terms.controller';
import { AvatarController } from './users/avatar.controller';
import { ProfileController } from './users/profile.controller';
import { UserSessionsController } from './users/user-sessions.controller';
import { SignOnController } from './single-sign-on/sign-on.controller';
import { SignOnSettingsController } from './single-sign-on/sign-on-settings.controller';
import { SignInPolicyController } from './sign-in-policy/sign-in-policy.controller';
import { TwoFactorController } from './two-factor/two-factor.controller';
import { BusinessWebhooksController, ProjectWebhooksController } from './webhooks/webhooks.controllers';
import { VersionController } from './version/version.controller';

/** Where paths of two could be meant (`project/all/x`, `project/x/create`), the one that stands first is. */
const CONTROLLERS = [
  LoginController,
  ResetPasswordController,
  SessionController,
  BrowserErrorsController,
  AvatarController,
  ProfileController,
  UserSessionsController,
  ApiTokensController,
  TwoFactorController,
  SignInPolicyController,
  SignOnController,
  SignOnSettingsController,
  CalendarFeedsController,
  BusinessMembersController,
  PeopleImportController,
  ProjectMembersController,
  BusinessInvitationsController,
  ProjectInvitationsController,
  InvitationController,
  ProjectsController,
  ProjectSettingsController,
  BusinessSettingsController,
  PortfolioController,
  RestrictionTemplatesController,
  DeletedController,
  BusinessesController,
  ContainersController,
  PicturesController,
  AttachmentsController,
  PhotosController,
  PlacesController,
  PlansController,
  LastUpdateController,
  PastActionsController,
  SnapshotsController,
  ScenariosController,
  TermsController,
  ImportsController,
  ReportsController,
  DashboardPdfsController,
  TableExportController,
  NotificationsController,
  ProjectWebhooksController,
  BusinessWebhooksController,
  MeetingsController,
  RestrictionsDigestController,
  DeadMailsController,
  RatingController,
  ProjectViewController,
  GridViewsController,
  VersionController,
  HelpController,
  ConnectivityController,
  LessonsController,
  HealthController,
];

@Module({})
export class GatewayModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    const kit = KitModule.forRoot({ name: 'gateway', config, redis: true });
    return {
      module: GatewayModule,
      imports: [kit, AccessModule, SocketModule, OperationsModule],
      controllers: CONTROLLERS,
      providers: [OpenProject, ProjectsFiles, ServiceChecks, Upload],
    };
  }
}
