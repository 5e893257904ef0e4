import { Module } from '@nestjs/common';
import { EndAccess } from './end-access';
import { Floods } from './floods';
import { RoleCaches } from './role-caches';
import { Identify } from './identify';
import { PlanGateway } from './plan.gateway';
import { NamelessConnections } from './nameless-connections';
import { Presence } from './presence';
import { RelayImports } from './relay-imports';
import { RelayPlan } from './relay-plan';
import { Rooms } from './rooms';
import { RowPresence } from './row-presence';
import { RunningCloses } from './running-closes';
import { SocketServer } from './socket-server';
import { Submit } from './submit';

@Module({
  providers: [
    SocketServer,
    PlanGateway,
    Floods,
    Identify,
    NamelessConnections,
    Presence,
    Rooms,
    RunningCloses,
    RowPresence,
    Submit,
    RelayPlan,
    RelayImports,
    EndAccess,
    RoleCaches,
  ],
  exports: [SocketServer, RoleCaches],
})
export class SocketModule {}
