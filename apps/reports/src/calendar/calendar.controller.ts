import { Controller } from '@nestjs/common';
import { getPlan, ownCalendar } from '@plomada/contracts';
import { fromDocument } from '@plomada/domain';
import { writeOwnCalendar } from '@plomada/interchange';
import { HandleRpc, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';

/** The calendars that people subscribe to, made from the plan as it is when they are fetched. */
@Controller()
export class CalendarController {
  constructor(private readonly rpc: RpcClient) {}

  @HandleRpc(ownCalendar)
  async own(asked: z.output<typeof ownCalendar.request>) {
    const { plan } = await this.rpc.call(getPlan, { projectId: asked.projectId });
    return { text: writeOwnCalendar(fromDocument(plan), { ...asked, now: new Date().toISOString() }) };
  }
}
