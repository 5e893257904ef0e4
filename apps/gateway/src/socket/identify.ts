import { Inject, Injectable } from '@nestjs/common';
import type { Session } from '@plomada/contracts';
import { CONFIG, unauthenticated } from '@plomada/service-kit';
import { requireNothingDueOfSocket } from '../access/require-nothing-due';
import { requireScope } from '../access/require-scope';
import { Sessions } from '../access/sessions';
import type { GatewayConfig } from '../config';
import { addressBehind, countedAddress } from '../limits/caller-address';
import { UnidentifiedConnections } from './unidentified-connections';
import { endSession, type PlanSocket, sessionRoom, userRoom } from './socket-server';

/** Knows whose a socket is. Every message carries the token: a session may end under an open socket. */
@Injectable()
export class Identify {
  /** When each socket's session is over: who only listens sends no token that would be refused then. */
  private readonly ends = new WeakMap<PlanSocket, NodeJS.Timeout>();

  constructor(
    private readonly sessions: Sessions,
    private readonly unidentified: UnidentifiedConnections,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * The session of the token; it binds the socket to its user. Refuses with TOKEN_INVALID, also for another user's token, and
   * with SIGN_IN_NEEDED for an API token: plans are edited by people who are signed in. SECOND_STEP_DUE and PASSWORD_DUE pass.
   */
  async execute(socket: PlanSocket, token: string): Promise<Session> {
    const session = await this.sessions.of(token, this.addressOf(socket));
    requireScope(session, null);
    requireNothingDueOfSocket(session);
    const { data } = socket;
    if (data.userId !== undefined && data.userId !== session.user.id) throw unauthenticated('TOKEN_INVALID');
    if (data.sessionId === session.sessionId) return session;
    await this.bind(socket, session);
    // Asked once more in the session's room: when its end moved before, the socket was not there yet to hear of it.
    const bound = await this.sessions.of(token, this.addressOf(socket));
    this.endAt(socket, Date.parse(bound.expiresAt));
    return bound;
  }

  /** Where a socket comes from, as limits count it. */
  addressOf(socket: PlanSocket): string {
    return countedAddress(addressBehind(socket.request, this.config.TRUSTED_PROXIES));
  }

  private async bind(socket: PlanSocket, { sessionId, user }: Session): Promise<void> {
    const { id, firstName, lastName, avatarURL } = user;
    const before = socket.data.sessionId;
    Object.assign(socket.data, { userId: id, sessionId, user: { id, firstName, lastName, avatarURL } });
    this.unidentified.named(socket);
    if (before) await socket.leave(sessionRoom(before));
    await socket.join([userRoom(id), sessionRoom(sessionId)]);
  }

  /** Ends a socket at an instant, in milliseconds, instead of when it would have ended. */
  endAt(socket: PlanSocket, instant: number): void {
    // Gone while it was looked up whose it is: nothing would stop its clock, which holds on to it.
    if (!socket.connected) return;
    if (this.ends.has(socket)) clearTimeout(this.ends.get(socket));
    else socket.once('disconnect', () => clearTimeout(this.ends.get(socket)));
    this.ends.set(socket, setTimeout(() => endSession(socket), instant - Date.now()).unref());
  }
}
