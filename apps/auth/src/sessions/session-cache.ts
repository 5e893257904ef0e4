import { Inject, Injectable } from '@nestjs/common';
import { sessionSchema, type Session } from '@plomada/contracts';
import { REDIS } from '@plomada/service-kit';
import { Redis } from 'ioredis';
import { SESSION_SECONDS } from './token';

/** Short, so that a changed name or a withdrawn flag shows soon in sessions that live for hours. */
const COPY_SECONDS = 60;
const ENDED = 'ended';

/** Copies of live sessions, and the marks of ended ones. */
@Injectable()
export class SessionCache {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** The session, 'ended', or null when nothing is known here. */
  async get(sessionId: string): Promise<Session | 'ended' | null> {
    const copy = await this.redis.get(keyOf(sessionId));
    if (copy === null || copy === ENDED) return copy;
    return sessionSchema.parse(JSON.parse(copy));
  }

  /** Keeps a copy, unless the session ended in the meantime: then its mark stays. */
  async keep(session: Session): Promise<void> {
    await this.redis.set(keyOf(session.sessionId), JSON.stringify(session), 'EX', COPY_SECONDS, 'NX');
  }

  /** Marks it as ended for as long as a token of it could come. */
  async end(sessionId: string): Promise<void> {
    await this.redis.set(keyOf(sessionId), ENDED, 'EX', SESSION_SECONDS);
  }
}

const keyOf = (sessionId: string): string => `session:${sessionId}`;
