import { Injectable } from '@nestjs/common';
import { profileChanged, rolesChanged, sessionEnded } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Roles } from './roles';
import { Sessions } from './sessions';

/** Every gateway forgets what it believed of a person as soon as it changes. */
@Injectable()
export class ForgetChanges {
  constructor(
    private readonly sessions: Sessions,
    private readonly roles: Roles,
  ) {}

  @OnEvent(sessionEnded, { queue: 'each' })
  onSessionEnded({ sessionId }: { sessionId: string }): void {
    this.sessions.forgetSession(sessionId);
  }

  @OnEvent(profileChanged, { queue: 'each' })
  onProfileChanged({ userId }: { userId: string }): void {
    this.sessions.forgetUser(userId);
  }

  @OnEvent(rolesChanged, { queue: 'each' })
  onRolesChanged({ userId }: { userId: string }): void {
    this.sessions.forgetUser(userId);
    this.roles.forgetUser(userId);
  }
}
