import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Roles } from '../access/roles';
import { SocketServer } from './socket-server';

/** Whose roles have changed, or where everybody's have. */
export type Changed = { readonly userId: string } | { readonly projectId: string };

const FORGET = 'forgetRoles';
/** A busy gateway may not say within two seconds that it has heard. */
const TRIES = 3;

/**
 * The roles that all gateways keep for a while. They are cleared before the answer goes out that roles have changed: whoever
 * was taken out does nothing afterwards. The event that follows shows them out of their rooms.
 */
@Injectable()
export class RoleCaches implements OnApplicationBootstrap {
  private readonly logger = new Logger(RoleCaches.name);

  constructor(
    private readonly server: SocketServer,
    private readonly roles: Roles,
  ) {}

  onApplicationBootstrap(): void {
    this.server.onMessageOfOthers<Changed>(FORGET, (changed) => this.forget(changed));
  }

  /** Answers `answer` when all have forgotten. A gateway that does not say so in time believes for half a minute at most. */
  async clearThenAnswer<T>(changed: Changed, answer: Promise<T>): Promise<T> {
    const given = await answer;
    this.forget(changed);
    for (let tries = 0; tries < TRIES && !(await this.isForgotten(changed)); tries += 1);
    return given;
  }

  private async isForgotten(changed: Changed): Promise<boolean> {
    try {
      await this.server.tellOthers(FORGET, changed);
      return true;
    } catch (error) {
      this.logger.warn(`not forgotten everywhere: ${String(error)}`);
      return false;
    }
  }

  private forget(changed: Changed): void {
    if ('userId' in changed) this.roles.forgetUser(changed.userId);
    else this.roles.forgetProject(changed.projectId);
  }
}
