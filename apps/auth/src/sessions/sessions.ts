import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type Device,
  type IdleNote,
  type LoginResponse,
  type Session,
  sessionEnded,
  sessionEndMoved,
  profileChanged,
} from '@plomada/contracts';
import { CONFIG, Outbox, unauthenticated } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { ApiTokens } from '../api-tokens/api-tokens';
import { CalendarFeeds } from '../calendar-feeds/calendar-feeds';
import type { AuthConfig } from '../config';
import { Credentials } from '../passwords/credentials';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { viewOf } from '../users/user-view';
import { effectOf, endOf } from './idle';
import { SessionCache } from './session-cache';
import { SESSIONS, type SessionRecord } from './session.schema';
import { issueToken, readToken } from './token';

/** How somebody has come in. */
interface ComingIn {
  /** Whether a second step was passed on the way. */
  readonly isSecondStepPassed?: boolean;
  /** By a provider, and not by a password. */
  readonly bySignOn?: boolean;
  readonly device?: Device | undefined;
}

@Injectable()
export class Sessions {
  constructor(
    @InjectModel(SESSIONS) private readonly sessions: Model<SessionRecord>,
    @Inject(CONFIG) private readonly config: AuthConfig,
    private readonly users: UserRepository,
    private readonly cache: SessionCache,
    private readonly outbox: Outbox,
    private readonly apiTokens: ApiTokens,
    private readonly feeds: CalendarFeeds,
    private readonly policies: SignInPolicies,
    private readonly twoFactor: TwoFactor,
    private readonly credentials: Credentials,
  ) {}

  /** As long, and with what is due before anything else, as the businesses of its person have it. */
  async start(
    user: UserRecord,
    { isSecondStepPassed = false, bySignOn = false, device }: ComingIn = {},
  ): Promise<LoginResponse> {
    const { sessionHours, needsSecondStep } = await this.policies.rulesFor(user);
    const secondStepDue = needsSecondStep && !isSecondStepPassed && !(await this.twoFactor.isOn(user._id));
    const passwordDue = !bySignOn && (await this.credentials.areTemporary(user._id));
    const now = Date.now();
    const seconds = sessionHours * 60 * 60;
    const expiresAt = new Date(now + seconds * 1000);
    const sessionId = randomUUID();
    const createdAt = new Date(now);
    const signedOn = bySignOn ? createdAt : null;
    const about = { userId: user._id, createdAt, expiresAt, secondStepDue, passwordDue, signedOn };
    await this.sessions.create({ _id: sessionId, ...about, ...(device && { device }) });
    const token = issueToken(this.config.TOKEN_SECRET, user._id, sessionId, seconds);
    return { token, expiresAt: expiresAt.toISOString(), user: viewOf(user) };
  }

  /** What a token stands for, a session's or an API token. Refuses with TOKEN_INVALID when it is forged, expired, or of an ended session. */
  async verify(token: string): Promise<Session> {
    if (ApiTokens.isOne(token)) return this.apiTokens.verify(token);
    const { sub, sid } = readToken(this.config.TOKEN_SECRET, token);
    const copy = await this.cache.get(sid);
    const session = copy && !isOver(copy) ? copy : await this.load(sid);
    if (session === 'ended' || session.user.id !== sub) throw unauthenticated('TOKEN_INVALID');
    return session;
  }

  /**
   * Hears that a session's person went or came back, and moves its end. What is older than what is known moves nothing. Refuses
   * with TOKEN_INVALID where the session is over, or the return came too late.
   */
  async noteIdle(token: string, note: IdleNote): Promise<void> {
    const { sub, sid } = readToken(this.config.TOKEN_SECRET, token);
    const now = Date.now();
    const { of, change } = effectOf(note, now);
    const live = { _id: sid, userId: sub, endedAt: null, expiresAt: { $gt: new Date(now) } };
    const moved = await this.sessions
      .findOneAndUpdate({ ...live, ...of }, change, { returnDocument: 'after' })
      .lean<SessionRecord>();
    if (!moved) {
      await this.verify(token);
      return;
    }
    await this.cache.drop(sid);
    const told = { sessionId: sid, expiresAt: endOf(moved).toISOString() };
    await this.outbox.add(sessionEndMoved, told, `session-end-moved:${sid}:${randomUUID()}`);
  }

  /** Ends a session, for good. Ending twice is ending once. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.updateOne({ _id: sessionId, endedAt: null }, { $set: { endedAt: new Date() } });
    const ended = await this.sessions.findById(sessionId).lean<SessionRecord>();
    if (!ended) return;
    await this.cache.end(sessionId);
    await this.outbox.add(sessionEnded, { sessionId, userId: ended.userId }, `session-ended:${sessionId}`);
  }

  /** Whether somebody began this session by signing on at a provider, so many minutes ago at most. */
  async isSignedOnWithin(minutes: number, userId: string, sessionId: string): Promise<boolean> {
    const since = new Date(Date.now() - minutes * 60_000);
    const recent = { _id: sessionId, userId, endedAt: null, signedOn: { $gte: since } };
    return (await this.sessions.exists(recent)) !== null;
  }

  /**
   * Ends all live sessions of somebody but the one to keep; answers how many those were. Where none is kept, the account may be in
   * wrong hands: its API tokens and the links of its calendars are revoked too.
   */
  async endAll(userId: string, keep?: string): Promise<number> {
    const others = (await this.live(userId)).filter(({ _id }) => _id !== keep);
    for (const { _id } of others) await this.end(_id);
    if (keep === undefined) {
      await this.apiTokens.revokeAll(userId);
      await this.feeds.revokeAll(userId);
    }
    return others.length;
  }

  /** The live sessions of somebody, the newest first. */
  async live(userId: string): Promise<SessionRecord[]> {
    return this.sessions
      .find({ userId, endedAt: null, expiresAt: { $gt: new Date() } })
      .sort({ createdAt: -1 })
      .lean<SessionRecord[]>();
  }

  /**
   * The second step was set up in a session: nothing is due any more there, here and in every gateway. The other sessions that wait
   * for it end: whoever opened one showed the password alone, and may not be its owner.
   */
  async secondStepDone(userId: string, sessionId: string | undefined): Promise<void> {
    if (sessionId !== undefined)
      await this.sessions.updateOne({ _id: sessionId, userId }, { $set: { secondStepDue: false } });
    const waiting = (await this.live(userId)).filter(({ secondStepDue }) => secondStepDue);
    for (const { _id } of waiting) await this.end(_id);
    await this.refresh(userId);
    await this.outbox.add(profileChanged, { userId }, randomUUID());
  }

  /** A password of one's own was chosen in a session: none is due any more there, here and in every gateway. */
  async passwordChosen(userId: string, sessionId: string): Promise<void> {
    const due = { _id: sessionId, userId, passwordDue: true };
    const { modifiedCount } = await this.sessions.updateOne(due, { $set: { passwordDue: false } });
    if (modifiedCount === 0) return;
    await this.cache.drop(sessionId);
    await this.outbox.add(profileChanged, { userId }, randomUUID());
  }

  /** Lets the next question of each session find the account as it is now. */
  async refresh(userId: string): Promise<void> {
    for (const { _id } of await this.live(userId)) await this.cache.drop(_id);
  }

  private async load(sessionId: string): Promise<Session | 'ended'> {
    const record = await this.sessions.findById(sessionId).lean<SessionRecord>();
    if (!record || record.endedAt || endOf(record).getTime() <= Date.now()) return 'ended';
    const user = await this.users.find(record.userId);
    if (!user) return 'ended';
    const session = {
      ...{ sessionId, user: viewOf(user), expiresAt: endOf(record).toISOString() },
      ...(record.secondStepDue && { secondStepDue: true }),
      ...(record.passwordDue && { passwordDue: true }),
    };
    await this.cache.keep(session);
    return session;
  }
}

/** A copy may say an end that has moved since. */
const isOver = (copy: Session | 'ended'): boolean =>
  copy !== 'ended' && Date.parse(copy.expiresAt) <= Date.now();
