import { Controller } from '@nestjs/common';
import { operationsRoutes, PROCESSES } from '@plomada/contracts';
import { Route, type RouteRequest } from '../requests/route';
import { KnownProcesses } from './known-processes';
import { OperatorAudit } from './operator-audit';
import { QueueReadings } from './queue-readings';

/** What runs, and what waits in the broker. */
@Controller('api')
export class ProcessesController {
  constructor(
    private readonly known: KnownProcesses,
    private readonly queueReadings: QueueReadings,
    private readonly calls: OperatorAudit,
  ) {}

  @Route(operationsRoutes.processes)
  async processes({ session }: RouteRequest<typeof operationsRoutes.processes>) {
    await this.calls.count(session);
    const { readAt, processes } = await this.known.read();
    const there = new Set(processes.map(({ name }) => name));
    return {
      readAt,
      processes: processes.map(({ queues: _queues, ...state }) => state),
      missing: PROCESSES.filter((name) => !there.has(name)),
    };
  }

  @Route(operationsRoutes.queues)
  async queues({ session }: RouteRequest<typeof operationsRoutes.queues>) {
    await this.calls.count(session);
    return this.queueReadings.read();
  }
}
