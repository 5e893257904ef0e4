import { type DynamicModule, Module } from '@nestjs/common';
import { KitModule } from '@plomada/service-kit';
import { AccessModule } from './access/access.module';
import { BrowserErrorsModule } from './browser-errors/browser-errors.module';
import { BusinessesModule } from './businesses/businesses.module';
import type { GatewayConfig } from './config';
import { ContainersModule } from './containers/containers.module';
import { FilesModule } from './files/files.module';
import { HealthModule } from './health/health.module';
import { ImportsModule } from './imports/imports.module';
import { InvitationsModule } from './invitations/invitations.module';
import { LoginModule } from './login/login.module';
import { MailModule } from './mail/mail.module';
import { MembersModule } from './members/members.module';
import { NotificationsModule } from './notifications/notifications.module';
import { PlacesModule } from './places/places.module';
import { PlansModule } from './plans/plans.module';
import { ProjectsModule } from './projects/projects.module';
import { ProjectViewsModule } from './project-views/project-views.module';
import { RatingsModule } from './ratings/ratings.module';
import { ReportsModule } from './reports/reports.module';
import { SessionModule } from './session/session.module';
import { SocketModule } from './socket/socket.module';
import { TermsModule } from './terms/terms.module';
import { UsersModule } from './users/users.module';
import { VersionModule } from './version/version.module';

const CAPABILITIES = [
  LoginModule,
  SessionModule,
  BrowserErrorsModule,
  UsersModule,
  MembersModule,
  InvitationsModule,
  ProjectsModule,
  BusinessesModule,
  ContainersModule,
  FilesModule,
  PlacesModule,
  PlansModule,
  TermsModule,
  ImportsModule,
  ReportsModule,
  NotificationsModule,
  MailModule,
  RatingsModule,
  ProjectViewsModule,
  VersionModule,
  HealthModule,
  SocketModule,
];

@Module({})
export class GatewayModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    const kit = KitModule.forRoot({ name: 'gateway', config, redis: true });
    return { module: GatewayModule, imports: [kit, AccessModule, ...CAPABILITIES] };
  }
}
