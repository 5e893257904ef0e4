import { Injectable } from '@nestjs/common';
import { scenarioDiscarded, scenarioNamed } from '@plomada/contracts';
import { projectOfPlan } from '@plomada/domain';
import { OnEvent } from '@plomada/service-kit';
import { projectRoom, SocketServer } from './socket-server';

/**
 * Tells those who have a project open that one of its scenarios is another or gone: who lists or compares them asks again. What
 * was done in it goes to those alone who have the scenario open.
 */
@Injectable()
export class RelayScenarios {
  constructor(private readonly server: SocketServer) {}

  @OnEvent(scenarioNamed, { queue: 'each' })
  onNamed({ planId }: { readonly planId: string }): void {
    this.changed(planId);
  }

  @OnEvent(scenarioDiscarded, { queue: 'each' })
  onDiscarded({ planId, by }: { readonly planId: string; readonly by?: string | undefined }): void {
    for (const socket of this.server.here(projectRoom(planId)))
      socket.emit('scenarioDiscarded', { project: planId, by: by ?? null });
    this.changed(planId);
  }

  /** Something was done in it, or it is called otherwise, or gone. */
  changed(planId: string): void {
    const project = projectOfPlan(planId);
    for (const socket of this.server.here(projectRoom(project)))
      socket.emit('scenarioChanged', { project, planId });
  }
}
