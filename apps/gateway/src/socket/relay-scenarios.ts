import { Injectable } from '@nestjs/common';
import { actionApplied, scenarioDiscarded, scenarioNamed } from '@plomada/contracts';
import { isScenarioId, projectOfPlan } from '@plomada/domain';
import { OnEvent } from '@plomada/service-kit';
import { projectRoom, SocketServer } from './socket-server';

/**
 * Tells those who have a project open that one of its scenarios is another or gone: who lists or compares them asks again. What
 * was done in it goes to those alone who have the scenario open.
 */
@Injectable()
export class RelayScenarios {
  constructor(private readonly server: SocketServer) {}

  @OnEvent(actionApplied, { queue: 'each' })
  onActionApplied({ projectId }: { readonly projectId: string }): void {
    if (isScenarioId(projectId)) this.changed(projectId);
  }

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

  private changed(planId: string): void {
    const project = projectOfPlan(planId);
    for (const socket of this.server.here(projectRoom(project)))
      socket.emit('scenarioChanged', { project, planId });
  }
}
