import { Module } from '@nestjs/common';
import { EndAccess } from './end-access';
import { RoleCaches } from './role-caches';
import { Identify } from './identify';
import { PlanGateway } from './plan.gateway';
import { UnidentifiedConnections } from './unidentified-connections';
import { Presence } from './presence';
import { RelayImports } from './relay-imports';
import { RelayMinutes } from './relay-minutes';
import { RelayNotifications } from './relay-notifications';
import { RelayScenarios } from './relay-scenarios';
import { PlanBroadcaster } from './plan-broadcaster';
import { Rooms } from './rooms';
import { RowPresence } from './row-presence';
import { RunningCloses } from './running-closes';
import { SocketServer } from './socket-server';
import { Submit } from './submit';
import { SentSeqs } from './sent-seqs';

@Module({
  providers: [
    SocketServer,
    PlanGateway,
    Identify,
    UnidentifiedConnections,
    Presence,
    Rooms,
    RunningCloses,
    RowPresence,
    Submit,
    SentSeqs,
    PlanBroadcaster,
    RelayImports,
    RelayMinutes,
    RelayNotifications,
    RelayScenarios,
    EndAccess,
    RoleCaches,
  ],
  exports: [SocketServer, RoleCaches],
})
export class SocketModule {}
