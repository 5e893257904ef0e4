import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import {
  type BaseConfig,
  CONFIG,
  HandleRpc,
  invalid,
  notFound,
  tooMany,
  verifyInternal,
} from '@plomada/service-kit';
import type { Request } from 'express';
import type { z } from 'zod';
import { World } from './doubles';
import { PROJECT } from './people';

const API_TOKEN: contracts.ApiTokenInfo = {
  ...{ id: 'token-1', name: 'Tablero', scope: 'read', ending: 'a1B2', lastUsedAt: null },
  createdAt: '2026-03-02T10:00:00.000Z',
  expiresAt: '2026-04-01T10:00:00.000Z',
};

const FEED: contracts.CalendarFeedInfo = {
  ...{ id: 'feed-1', projectId: PROJECT, contents: ['tasks'], lastUsedAt: null },
  createdAt: '2026-03-02T10:00:00.000Z',
};
const FEED_SECRET = 's'.repeat(43);

/** Tells back what it was asked, so that tests see what the gateway made of a call. */
@Controller()
export class AccountsDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(contracts.activateReset)
  async activate({ email }: z.output<typeof contracts.activateReset.request>) {
    if (email === 'often@example.org') throw tooMany('PASSWORD_RESET_THROTTLED', { minutes: 7 });
    return { sent: true as const };
  }

  @HandleRpc(contracts.resetPassword)
  async reset({ userId }: z.output<typeof contracts.resetPassword.request>) {
    if (userId === 'gone') throw notFound('RESET_LINK_INVALID');
    return {};
  }

  @HandleRpc(contracts.editProfile)
  async edit({ userId, profile }: z.output<typeof contracts.editProfile.request>) {
    this.world.asked.push(`edit ${userId} ${JSON.stringify(profile)}`);
    return { firstName: profile.firstName ?? 'ana', lastName: '', avatarURL: null };
  }

  @HandleRpc(contracts.avatarOf)
  async avatar({ hash }: z.output<typeof contracts.avatarOf.request>) {
    if (!/^a+$/.test(hash)) throw notFound('NOT_FOUND');
    return { webp: Buffer.from('RIFF-picture').toString('base64') };
  }

  @HandleRpc(contracts.sessionsOf)
  async sessions({ userId }: z.output<typeof contracts.sessionsOf.request>) {
    const at = '2026-03-02T10:00:00.000Z';
    const id = this.world.known(userId)?.session.sessionId ?? 'none';
    return { sessions: [id, 'another'].map((one) => ({ id: one, createdAt: at, expiresAt: at })) };
  }

  @HandleRpc(contracts.endSessions)
  async end({ userId, keep }: z.output<typeof contracts.endSessions.request>) {
    this.world.asked.push(`end ${userId} ${keep ?? 'all'}`);
    return { ended: 1 };
  }

  @HandleRpc(contracts.makeApiToken)
  async makeApiToken({ userId, name, scope }: z.output<typeof contracts.makeApiToken.request>) {
    return { token: `plomada_for-${userId}`, info: { ...API_TOKEN, name, scope } };
  }

  @HandleRpc(contracts.apiTokensOf)
  async apiTokens() {
    return { tokens: [API_TOKEN] };
  }

  @HandleRpc(contracts.revokeApiToken)
  async revokeApiToken({ tokenId }: z.output<typeof contracts.revokeApiToken.request>) {
    if (tokenId !== API_TOKEN.id) throw notFound('NOT_FOUND');
    return {};
  }

  @HandleRpc(contracts.beginTwoFactor)
  async beginTwoFactor({ userId, sessionId, password }: z.output<typeof contracts.beginTwoFactor.request>) {
    this.world.asked.push(`secret of ${userId} in ${sessionId}${password === undefined ? '' : ', password'}`);
    return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Plomada' };
  }

  @HandleRpc(contracts.endTwoFactor)
  async endTwoFactor({ userId, sessionId }: z.output<typeof contracts.endTwoFactor.request>) {
    this.world.asked.push(`ended of ${userId} in ${sessionId}`);
    return {};
  }

  @HandleRpc(contracts.confirmTwoFactor)
  async confirmTwoFactor({ userId, code, address }: z.output<typeof contracts.confirmTwoFactor.request>) {
    this.world.asked.push(`code ${code} of ${userId} from ${address}`);
    return { recoveryCodes: Array.from({ length: contracts.RECOVERY_CODES }, (_, n) => `AAAA-${n}`) };
  }

  @HandleRpc(contracts.resetTwoFactor)
  async resetTwoFactor({ userId, byUserId, byRoot }: z.output<typeof contracts.resetTwoFactor.request>) {
    this.world.asked.push(`reset ${userId} by ${byUserId}${byRoot ? ', root' : ''}`);
    return {};
  }

  @HandleRpc(contracts.makeCalendarFeed)
  async makeCalendarFeed({ projectId, contents: of }: z.output<typeof contracts.makeCalendarFeed.request>) {
    return { secret: FEED_SECRET, info: { ...FEED, projectId, contents: of } };
  }

  @HandleRpc(contracts.calendarFeedsOf)
  async calendarFeeds() {
    return { feeds: [FEED] };
  }

  @HandleRpc(contracts.revokeCalendarFeed)
  async revokeCalendarFeed({ feedId }: z.output<typeof contracts.revokeCalendarFeed.request>) {
    if (feedId !== FEED.id) throw notFound('NOT_FOUND');
    return {};
  }

  @HandleRpc(contracts.openCalendarFeed)
  async openCalendarFeed({ secret }: z.output<typeof contracts.openCalendarFeed.request>) {
    if (secret !== FEED_SECRET) throw notFound('NOT_FOUND');
    return { userId: 'user-ana', projectId: PROJECT, contents: FEED.contents, lang: 'es' as const };
  }

  @HandleRpc(contracts.setBusinessRole)
  async role(request: z.output<typeof contracts.setBusinessRole.request>) {
    const { userId, role, byUserId, byPlatform } = request;
    this.world.asked.push(`role of ${userId} by ${byUserId}${byPlatform ? ', platform' : ''}`);
    const person = this.world.known(userId);
    if (!person) throw notFound('MEMBER_NOT_FOUND');
    return { user: person.session.user, roles: [role] };
  }

  @HandleRpc(contracts.removeFromProject)
  async remove({ userId, projectId }: z.output<typeof contracts.removeFromProject.request>) {
    const person = this.world.known(userId);
    if (!person) throw notFound('MEMBER_NOT_FOUND');
    delete person.roles[projectId];
    return {};
  }

  @HandleRpc(contracts.projectMembersOf)
  async members({ projectId }: z.output<typeof contracts.projectMembersOf.request>) {
    const here = Object.values(this.world.people).filter(({ roles }) => roles[projectId]);
    return {
      members: here.map(({ session, roles }) => ({
        ...{ user: session.user, roles: roles[projectId] ?? [], lastSession: null },
      })),
    };
  }

  @HandleRpc(contracts.invitationsOf)
  async invitations() {
    return { invitations: [] };
  }

  @HandleRpc(contracts.invite)
  async invite({
    email,
    businessId,
    projectId,
    roles,
    scopeName,
    inviter,
  }: z.output<typeof contracts.invite.request>) {
    this.world.asked.push(`invite to ${scopeName}`);
    const at = '2026-03-02T10:00:00.000Z';
    const about = { status: 'pending', lang: 'es', createdAt: at, expiresAt: at, sentAt: null } as const;
    return { id: 'invitation-1', email, businessId, projectId, roles, invitedBy: inviter.name, ...about };
  }

  @HandleRpc(contracts.previewInvitation)
  async preview(): Promise<never> {
    throw notFound('INVITATION_INVALID');
  }

  @HandleRpc(contracts.rate)
  async rate({ rating }: z.output<typeof contracts.rate.request>) {
    return { rating };
  }

  @HandleRpc(contracts.saveProjectView)
  async saveView({ userId, view }: z.output<typeof contracts.saveProjectView.request>) {
    this.world.asked.push(`view of ${userId}`);
    return { view };
  }

  @HandleRpc(contracts.userVersionOf)
  async version() {
    return { number: null, version: null };
  }

  @HandleRpc(contracts.lessonsOf)
  async lessons() {
    return { done: [] };
  }

  @HandleRpc(contracts.markLesson)
  async mark({ userId, lesson, done }: z.output<typeof contracts.markLesson.request>) {
    this.world.asked.push(`lesson ${lesson} of ${userId} ${done ? 'done' : 'not done'}`);
    return { done: done ? [{ lesson, at: '2026-03-02T10:00:00.000Z' }] : [] };
  }

  @HandleRpc(contracts.lastSession)
  async lastSession() {
    return { lastSession: null, previousVisitEnd: null };
  }

  @HandleRpc(contracts.lastActivity)
  async activity() {
    return { userLastActivity: null };
  }

  @HandleRpc(contracts.noteVisit)
  async visit({ userId, projectId, isStillThere }: z.output<typeof contracts.noteVisit.request>) {
    this.world.asked.push(`visit ${userId} ${projectId}${isStillThere ? ' still' : ''}`);
    return {};
  }

  @HandleRpc(contracts.noteLeave)
  async leave({ userId, projectId }: z.output<typeof contracts.noteLeave.request>) {
    this.world.asked.push(`visit ${userId} ${projectId} left`);
    return {};
  }
}

@Controller('internal/avatars')
export class AvatarsDouble {
  constructor(
    private readonly world: World,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async upload(@Req() request: Request) {
    const { 'x-upload': encoded, 'x-upload-signature': signature } = request.headers;
    if (!verifyInternal(this.config.TOKEN_SECRET, encoded, signature)) throw notFound('NOT_FOUND');
    const ticket = contracts.avatarTicket.parse(
      JSON.parse(Buffer.from(String(encoded), 'base64url').toString()),
    );
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    if (bytes < 100) throw invalid('IMAGE_UNREADABLE');
    this.world.asked.push(`avatar ${ticket.userId} ${bytes}`);
    return { avatarURL: '/api/user/avatar/x.webp' };
  }
}
