import { Injectable } from '@nestjs/common';
import { RECENT_SIGN_ON_MINUTES } from '@plomada/contracts';
import { forbidden, invalid } from '@plomada/service-kit';
import { Credentials } from '../passwords/credentials';
import { decodeSecret } from '../passwords/decode-secret';
import { Sessions } from '../sessions/sessions';

/** What somebody shows to be the owner of the account. */
export interface Shown {
  readonly userId: string;
  readonly sessionId?: string | undefined;
  readonly password?: string | undefined;
}

/**
 * Whether whoever asks is the owner of the account: a screen that was left open must not lock its owner out. Who has a password
 * gives it, however they came in; who has none, because a provider signs them on, has come from there a moment ago.
 */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  hasPassword(userId: string): Promise<boolean> {
    return this.credentials.exist(userId);
  }

  /** Refuses with OLD_PASSWORD_WRONG, also where none was given. */
  async checkPassword({ userId, password: encoded }: Shown): Promise<void> {
    const password = encoded === undefined ? null : decodeSecret(encoded);
    if (password === null || !(await this.credentials.matches(userId, password))) {
      throw invalid('OLD_PASSWORD_WRONG');
    }
  }

  /** Refuses with SIGN_ON_NOT_RECENT (params: minutes). */
  async checkSignOn({ userId, sessionId }: Shown): Promise<void> {
    const minutes = RECENT_SIGN_ON_MINUTES;
    const isRecent =
      sessionId !== undefined && (await this.sessions.isSignedOnWithin(minutes, userId, sessionId));
    if (!isRecent) throw forbidden('SIGN_ON_NOT_RECENT', { minutes });
  }
}
