import { snapshotsOf } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { SnapshotsRepository } from './snapshots.repository';

type Request = z.output<typeof snapshotsOf.request>;
type Response = z.input<typeof snapshotsOf.response>;

@Controller()
export class SnapshotsController {
  constructor(private readonly snapshots: SnapshotsRepository) {}

  @HandleRpc(snapshotsOf)
  async of({ projectId }: Request): Promise<Response> {
    return { snapshots: await this.snapshots.of(projectId) };
  }
}
