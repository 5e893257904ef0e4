import {
  announceClose,
  CLOSE_ANNOUNCEMENTS,
  closeAnnounced,
  renewClose,
  runningClose,
} from '@plomada/contracts';
import { may } from '@plomada/domain';
import { EventBus, forbidden, HandleRpc } from '@plomada/service-kit';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { PlanStore } from '../plans/plan-store';
import { refusalAhead } from '../plans/refusal-ahead';
import { closeRunning } from './close-guard';
import { CloseLock } from './close-lock';

type Request = z.output<typeof announceClose.request>;
type Response = z.output<typeof announceClose.response>;
type Renewal = z.output<typeof renewClose.request>;

@Controller()
export class AnnounceCloseController {
  constructor(
    private readonly plans: PlanStore,
    private readonly lock: CloseLock,
    private readonly events: EventBus,
  ) {}

  @HandleRpc(announceClose)
  async announce({ projectId, actor, type, ...base }: Request): Promise<Response> {
    const { of: what, state, permission } = CLOSE_ANNOUNCEMENTS[type];
    if (!may(actor, permission)) throw forbidden('ACTION_FORBIDDEN', { permission });
    await this.checkBase(projectId, base);
    const { userId, name } = actor;
    const at = new Date().toISOString();
    if (state === 'start') await this.take(projectId, { userId, name, since: at, what });
    else await this.lock.release(projectId, userId);
    const lock = await this.lock.holder(projectId);
    // Somebody else's goes on, whoever says that it is over.
    if (lock && lock.userId !== userId) return { lock };
    // Begun again it is the same close: the others wait for half an hour from its first start.
    const told = { projectId, type, userId, name, at: state === 'start' && lock ? lock.since : at };
    await this.events.publish(closeAnnounced, told, { id: randomUUID() });
    return { lock };
  }

  @HandleRpc(runningClose)
  async running({ projectId }: { projectId: string }): Promise<Response> {
    return { lock: await this.lock.holder(projectId) };
  }

  @HandleRpc(renewClose)
  async renew({ projectId, userId }: Renewal): Promise<Response> {
    return { lock: await this.lock.renew(projectId, userId) };
  }

  /** What this process knows of the plan may be old: nobody is refused before the log was read. */
  private async checkBase(projectId: string, base: Pick<Request, 'baseSeq' | 'baseAt'>): Promise<void> {
    if (!refusalAhead(base, await this.plans.known(projectId))) return;
    const refusal = refusalAhead(base, await this.plans.newest(projectId));
    if (refusal) throw refusal;
  }

  private async take(projectId: string, wanted: Parameters<CloseLock['take']>[1]): Promise<void> {
    const held = await this.lock.take(projectId, wanted);
    if (held.userId !== wanted.userId) throw closeRunning(held);
  }
}
