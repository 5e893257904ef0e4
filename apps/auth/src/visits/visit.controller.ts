import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Visits } from './visits';

@Controller()
export class VisitController {
  constructor(private readonly visits: Visits) {}

  @HandleRpc(contracts.noteVisit)
  async note({ userId, projectId, isStillThere }: z.infer<typeof contracts.noteVisit.request>) {
    await this.visits.note(userId, projectId, isStillThere);
    return {};
  }

  @HandleRpc(contracts.noteLeave)
  async leave({ userId, projectId }: z.infer<typeof contracts.noteLeave.request>) {
    await this.visits.noteLeave(userId, projectId);
    return {};
  }

  @HandleRpc(contracts.lastSession)
  async last({ userId, projectId }: z.infer<typeof contracts.lastSession.request>) {
    return this.visits.last(userId, projectId);
  }

  @HandleRpc(contracts.lastActivity)
  async activity({ userId }: z.infer<typeof contracts.lastActivity.request>) {
    return { userLastActivity: await this.visits.newest(userId) };
  }
}
