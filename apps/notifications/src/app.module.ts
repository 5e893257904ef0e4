import { getQueueToken } from '@nestjs/bullmq';
import { jobMetrics, KitModule } from '@plomada/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TellActionApplied } from './action-applied/tell-action-applied';
import { AttachmentsModule } from './attachments/attachments.module';
import { config } from './config';
import { DIGEST_CLOCK, DIGEST_QUEUE } from './digest/digest-queue-name';
import { DigestModule } from './digest/digest.module';
import { TellImportEnded } from './import-ended/tell-import-ended';
import { MAIL_QUEUE } from './mail/mail-queue-name';
import { MailModule } from './mail/mail.module';
import { NoticesModule } from './notices/notices.module';
import { MailProject } from './project-mail/mail-project';
import { ProjectMailController } from './project-mail/project-mail.controller';
import { AcceptProposal } from './proposals/accept-proposal';
import { DecisionTold } from './proposals/decision-told';
import { FinishDecided } from './proposals/finish-decided';
import { ProposalMetrics } from './proposals/proposal-metrics';
import { ProposalRepository } from './proposals/proposal.repository';
import { PROPOSALS, proposalSchema } from './proposals/proposal.schema';
import { ProposalsController } from './proposals/proposals.controller';
import { Propose } from './proposals/propose';
import { RejectProposal } from './proposals/reject-proposal';
import { WaitingTold } from './proposals/waiting-told';
import { ForgetProject } from './purge/forget-project';
import { MailProtocol } from './protocol/mail-protocol';
import { ProtocolController } from './protocol/protocol.controller';
import { NotificationsController } from './read/notifications.controller';
import { SendRestrictionNotices } from './restriction-notices/send-restriction-notices';
import { TellTermClosed } from './term-closed/tell-term-closed';
import { WEBHOOK_QUEUE } from './webhooks/webhook-queue';
import { WebhooksModule } from './webhooks/webhooks.module';

const jobs = jobMetrics(
  ...[MAIL_QUEUE, DIGEST_QUEUE, DIGEST_CLOCK, WEBHOOK_QUEUE].map((name) => getQueueToken(name)),
);

@Module({
  imports: [
    KitModule.forRoot({ name: 'notifications', config, database: true, redis: true }),
    MailModule,
    AttachmentsModule,
    NoticesModule,
    DigestModule,
    WebhooksModule,
    MongooseModule.forFeature([{ name: PROPOSALS, schema: proposalSchema }]),
  ],
  controllers: [NotificationsController, ProposalsController, ProtocolController, ProjectMailController],
  providers: [
    ProposalRepository,
    ProposalMetrics,
    TellTermClosed,
    TellImportEnded,
    SendRestrictionNotices,
    TellActionApplied,
    WaitingTold,
    Propose,
    DecisionTold,
    AcceptProposal,
    RejectProposal,
    FinishDecided,
    ForgetProject,
    MailProtocol,
    MailProject,
    jobs,
  ],
})
export class AppModule {}
