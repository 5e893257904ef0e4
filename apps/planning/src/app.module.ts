import { DATABASE_PATIENCE, HealthRegistry, KitModule } from '@plomada/service-kit';
import { Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ArchiveLogs } from './archive/archive-logs';
import { ArchivedChanges } from './log/archived-changes';
import { Backlog } from './backlog';
import { AnnounceCloseController } from './close/announce-close.controller';
import { CloseGuard } from './close/close-guard';
import { CloseLock } from './close/close-lock';
import { LapsedCloses } from './close/lapsed-closes';
import { SnapshotsController } from './close/snapshots.controller';
import { SnapshotsRepository } from './close/snapshots.repository';
import { ValidateCloseController } from './close/validate-close.controller';
import { config } from './config';
import { CreatePlanController } from './create-plan/create-plan.controller';
import { AppendConnection } from './log/append-connection';
import { LogHeadersRepository } from './log/log-headers.repository';
import { LogRepository } from './log/log.repository';
import { PlanningMetrics } from './metrics';
import { MIGRATIONS } from './migrations/migrations';
import { Minutes } from './minutes/minutes';
import { MinutesController } from './minutes/minutes.controller';
import { MinutesRepository } from './minutes/minutes.repository';
import { CheckpointsRepository } from './plans/checkpoints.repository';
import { PlanSummariesRepository } from './plans/plan-summaries.repository';
import { PlanStore } from './plans/plan-store';
import { ForgetProject } from './purge/forget-project';
import { PastActionsController } from './read/past-actions.controller';
import { PastEntryController } from './read/past-entry.controller';
import { PlanAtSeqController } from './read/plan-at-seq.controller';
import { PlannedAtStartController } from './read/planned-at-start.controller';
import { NewScenarios } from './scenarios/new-scenarios';
import { ScenarioPlans } from './scenarios/scenario-plans';
import { ScenariosController } from './scenarios/scenarios.controller';
import { ScenariosRepository } from './scenarios/scenarios.repository';
import { ReadPlanController } from './read/read-plan.controller';
import { PublishEntry } from './outbox/publish-entry';
import { OutboxPublisher } from './outbox/outbox-publisher';
import { PublishedBatch } from './outbox/published-batch';
import { CheckProposalController } from './submit/check-proposal.controller';
import { DecideAction } from './submit/decide-action';
import { ImportedSchedules } from './submit/imported-schedules';
import { PlanQueuesRepository } from './submit/plan-queues.repository';
import { SharedShards } from './submit/shared-shards';
import { SubmitAction } from './submit/submit-action';
import { UnseenEdits } from './submit/unseen-edits';
import { SubmitConsumer } from './submit/submit.consumer';
import { UndoneActions } from './submit/undone-action';

/** A plan's actions wait for each other: one that gets no answer gives way before its author's patience (20 s) ends. */
const APPEND_PATIENCE = { ...DATABASE_PATIENCE, socketTimeoutMS: 10_000 };

function appendConnection(others: Connection, health: HealthRegistry): AppendConnection {
  const appends = new AppendConnection(config.MONGO_URL, APPEND_PATIENCE, others);
  health.add('log', () => appends.prove());
  return appends;
}

@Module({
  imports: [
    KitModule.forRoot({ name: 'planning', config, database: true, migrations: MIGRATIONS, redis: true }),
  ],
  controllers: [
    CreatePlanController,
    ReadPlanController,
    PlanAtSeqController,
    PlannedAtStartController,
    PastActionsController,
    PastEntryController,
    ValidateCloseController,
    AnnounceCloseController,
    CheckProposalController,
    SnapshotsController,
    MinutesController,
    ScenariosController,
  ],
  providers: [
    {
      provide: AppendConnection,
      useFactory: appendConnection,
      inject: [getConnectionToken(), HealthRegistry],
    },
    ArchivedChanges,
    LogRepository,
    LogHeadersRepository,
    CheckpointsRepository,
    PlanSummariesRepository,
    SnapshotsRepository,
    MinutesRepository,
    ScenariosRepository,
    NewScenarios,
    ScenarioPlans,
    Minutes,
    PlanningMetrics,
    Backlog,
    PlanStore,
    CloseLock,
    CloseGuard,
    LapsedCloses,
    DecideAction,
    ImportedSchedules,
    UndoneActions,
    PublishEntry,
    PublishedBatch,
    OutboxPublisher,
    ForgetProject,
    ArchiveLogs,
    PlanQueuesRepository,
    SharedShards,
    SubmitAction,
    UnseenEdits,
    SubmitConsumer,
  ],
})
export class AppModule {}
