import { Injectable } from '@nestjs/common';
import { sessionSchema, type Session } from '@plomada/contracts';
import { RedisCache } from '../redis-cache/redis-cache';
import { SESSION_SECONDS } from './token';

/** Short, so that a changed name or a withdrawn flag shows soon in sessions that live for hours. */
const COPY_SECONDS = 60;
const ENDED = 'ended';
const DROP = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then redis.call('DEL', KEYS[1]) end`;

/** RedisCache of live sessions, and the marks of ended ones. */
@Injectable()
export class SessionCache {
  constructor(private readonly copies: RedisCache) {}

  /** The session, 'ended', or null when nothing is known here. */
  async get(sessionId: string): Promise<Session | 'ended' | null> {
    const copy = await this.copies.read((redis) => redis.get(keyOf(sessionId)), null);
    if (copy === null || copy === ENDED) return copy;
    return sessionSchema.parse(JSON.parse(copy));
  }

  /** Keeps a copy, unless the session ended in the meantime: then its mark stays. */
  async keep(session: Session): Promise<void> {
    const { sessionId } = session;
    await this.copies.keep((redis) =>
      redis.set(keyOf(sessionId), JSON.stringify(session), 'EX', COPY_SECONDS, 'NX'),
    );
  }

  /** Forgets a copy; the mark of an ended session stays. */
  async drop(sessionId: string): Promise<void> {
    await this.copies.takeBack(`copy ${sessionId}`, (redis) => redis.eval(DROP, 1, keyOf(sessionId), ENDED));
  }

  /** Marks it as ended for as long as a token of it could come. */
  async end(sessionId: string): Promise<void> {
    await this.copies.takeBack(`session ${sessionId}`, (redis) =>
      redis.set(keyOf(sessionId), ENDED, 'EX', SESSION_SECONDS),
    );
  }
}

const keyOf = (sessionId: string): string => `session:${sessionId}`;
