import { Controller } from '@nestjs/common';
import { ownCalendar } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';

/** The reports service as far as what other programs read of it goes: it tells back what it was asked. */
@Controller()
export class ReportsDouble {
  @HandleRpc(ownCalendar)
  async own({ projectId, userId, lang, contents }: z.output<typeof ownCalendar.request>) {
    return { text: ['own', projectId, userId, lang, ...contents].join(' ') };
  }
}
