import { Module } from '@nestjs/common';
import { AskProcesses, OnDemandConnection } from '@plomada/service-kit';
import { DeadLettersController } from './dead-letters.controller';
import { JobQueues } from './job-queues';
import { JobsController } from './jobs.controller';
import { KnownProcesses } from './known-processes';
import { MailsController } from './mails.controller';
import { OperatorAudit } from './operator-audit';
import { ProcessesController } from './processes.controller';
import { ProjectNames } from './project-names';
import { QueueNames } from './queue-names';
import { QueueReadings } from './queue-readings';

/** How the installation runs, for those who operate it. */
@Module({
  controllers: [ProcessesController, DeadLettersController, JobsController, MailsController],
  providers: [
    AskProcesses,
    OnDemandConnection,
    OperatorAudit,
    KnownProcesses,
    QueueNames,
    QueueReadings,
    JobQueues,
    ProjectNames,
  ],
})
export class OperationsModule {}
