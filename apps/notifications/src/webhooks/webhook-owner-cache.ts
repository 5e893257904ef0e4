import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type WebhookEvent, type WebhookOwner, webhooksChanged } from '@plomada/contracts';
import { EventBus, OnEvent, TtlCache } from '@plomada/service-kit';
import type { Model } from 'mongoose';
import { WEBHOOKS, type WebhookRecord } from './webhook.schema';

/** For how long owners are believed without asking again, in milliseconds, unless an event says otherwise. */
const BELIEVED = 30_000;

/** Whose webhooks hear what, remembered: each action of each plan asks, and nearly always nobody hears it. */
@Injectable()
export class WebhookOwnerCache {
  private readonly logger = new Logger(WebhookOwnerCache.name);
  private readonly cache = new TtlCache<readonly WebhookOwner[]>(BELIEVED);

  constructor(
    @InjectModel(WEBHOOKS) private readonly webhooks: Model<WebhookRecord>,
    private readonly events: EventBus,
  ) {}

  /** False where no webhook hears the event of a project: it has none, and neither has any business. */
  async mayHear(event: WebhookEvent, projectId: string): Promise<boolean> {
    const owners = await this.cache.get(event, () =>
      this.webhooks.distinct('owner', { events: event, disabledAt: null }),
    );
    return owners.some(({ of, id }) => of === 'business' || id === projectId);
  }

  /** Has every process ask again: there is a new webhook, or one that was disabled hears again. */
  async changed(): Promise<void> {
    this.forget();
    await this.events
      .publish(webhooksChanged, {})
      .catch((error: unknown) => this.logger.warn(`a webhook is heard of later: ${String(error)}`));
  }

  @OnEvent(webhooksChanged, { queue: 'each' })
  forget(): void {
    this.cache.forget(() => true);
  }
}
