import { KitModule } from '@plomada/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { config } from './config';
import { NotificationsController } from './read/notifications.controller';
import { MailModule } from './mail/mail.module';
import { ForgetProject } from './purge/forget-project';
import { NotificationRepository } from './store/notification.repository';
import { NOTIFICATIONS, notificationSchema } from './store/notification.schema';
import { TellTermClosed } from './term-closed/tell-term-closed';

@Module({
  imports: [
    KitModule.forRoot({ name: 'notifications', config, database: true }),
    MailModule,
    MongooseModule.forFeature([{ name: NOTIFICATIONS, schema: notificationSchema }]),
  ],
  controllers: [NotificationsController],
  providers: [NotificationRepository, TellTermClosed, ForgetProject],
})
export class AppModule {}
