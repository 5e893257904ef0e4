import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  API_TOKEN_PREFIX,
  type ApiTokenInfo,
  type makeApiToken,
  MOST_API_TOKENS,
  type Session,
  sessionEnded,
} from '@plomada/contracts';
import { conflict, notFound, Outbox, unauthenticated } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { digestOf, newLinkToken } from '../links/link-token';
import { UserRepository } from '../users/user.repository';
import { viewOf } from '../users/user-view';
import { API_TOKENS, type ApiTokenRecord } from './api-token.schema';

const DAY = 24 * 60 * 60_000;
/** The last use is noted this often, in milliseconds. */
const NOTED_EVERY = 60_000;

/** Tokens that people make for other programs: good for what their owner may, within a scope, until they expire or are revoked. */
@Injectable()
export class ApiTokens {
  constructor(
    @InjectModel(API_TOKENS) private readonly tokens: Model<ApiTokenRecord>,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Whether a bearer token is of this kind. */
  static isOne(token: string): boolean {
    return token.startsWith(API_TOKEN_PREFIX);
  }

  /** Makes one; only this answer has the token. Refuses with API_TOKENS_FULL (params: max). */
  async make({ userId, name, scope, days }: z.output<typeof makeApiToken.request>) {
    const token = API_TOKEN_PREFIX + newLinkToken();
    const createdAt = new Date();
    const record = await this.tokens.create({
      ...{ _id: randomUUID(), userId, name, scope, createdAt },
      ...{ digest: digestOf(token), ending: token.slice(-4) },
      expiresAt: new Date(createdAt.getTime() + days * DAY),
    });
    // Counted when it is there: of several that are made at once, none slips by.
    if ((await this.tokens.countDocuments(liveOf(userId))) > MOST_API_TOKENS) {
      await this.tokens.deleteOne({ _id: record._id });
      throw conflict('API_TOKENS_FULL', { max: MOST_API_TOKENS });
    }
    return { token, info: infoOf(record) };
  }

  /** What a token stands for. Refuses with TOKEN_INVALID when there is none like it, or it has expired or was revoked. */
  async verify(token: string): Promise<Session> {
    const now = new Date();
    const record = await this.tokens
      .findOne({ digest: digestOf(token), revokedAt: null, expiresAt: { $gt: now } })
      .lean<ApiTokenRecord>();
    const user = record && (await this.users.find(record.userId));
    if (!user) throw unauthenticated('TOKEN_INVALID');
    const { _id: sessionId, lastUsedAt, expiresAt, scope } = record;
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= NOTED_EVERY) {
      await this.tokens.updateOne({ _id: sessionId }, { $max: { lastUsedAt: now } });
    }
    return { sessionId, user: viewOf(user), expiresAt: expiresAt.toISOString(), apiToken: { scope } };
  }

  /** Those of somebody that were not revoked, the newest first. */
  async of(userId: string): Promise<ApiTokenInfo[]> {
    const records = await this.tokens
      .find({ userId, revokedAt: null })
      .sort({ createdAt: -1 })
      .lean<ApiTokenRecord[]>();
    return records.map(infoOf);
  }

  /** Revokes one of somebody's. Twice is once. Refuses with NOT_FOUND when that person has no such token. */
  async revoke(userId: string, tokenId: string): Promise<void> {
    const known = await this.tokens.exists({ _id: tokenId, userId });
    if (!known) throw notFound('NOT_FOUND');
    await this.tokens.updateOne({ _id: tokenId, revokedAt: null }, { $set: { revokedAt: new Date() } });
    await this.outbox.add(sessionEnded, { sessionId: tokenId, userId }, `session-ended:${tokenId}`);
  }

  /** Revokes all of somebody's that are still good. */
  async revokeAll(userId: string): Promise<void> {
    for (const { _id } of await this.tokens.find(liveOf(userId)).lean<ApiTokenRecord[]>()) {
      await this.revoke(userId, _id);
    }
  }
}

const liveOf = (userId: string) => ({ userId, revokedAt: null, expiresAt: { $gt: new Date() } });

function infoOf(record: ApiTokenRecord): ApiTokenInfo {
  const { _id: id, name, scope, ending, createdAt, expiresAt, lastUsedAt } = record;
  return {
    ...{ id, name, scope, ending },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
