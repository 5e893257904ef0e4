import { notificationsChanged } from '@plomada/contracts';
import { EventBus } from '@plomada/service-kit';
import { Injectable, Logger } from '@nestjs/common';

/** Says that something changed: browsers that have the project open ask again. */
@Injectable()
export class TellChange {
  private readonly logger = new Logger(TellChange.name);

  constructor(private readonly events: EventBus) {}

  /** Never rejects: what was stored is seen all the same when somebody asks next. */
  async of(projectId: string): Promise<void> {
    await this.events
      .publish(notificationsChanged, { projectId })
      .catch((error: unknown) => this.logger.warn(`a change was not told: ${String(error)}`));
  }
}
