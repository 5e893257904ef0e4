import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { type IdleNote, idleNote, logout, noteIdle, type Session, sessionSchema } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { AnySession } from '../access/declared';
import { Public } from '../access/public';
import { bearerOf, Caller } from '../access/session-of';
import { Sessions } from '../access/sessions';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_ADDRESS_IDLE, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody } from '../requests/parsed';

@Controller('api')
export class SessionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
  ) {}

  @Get('session')
  @AnySession()
  @Describe({ summary: 'The session of the token', answer: sessionSchema })
  session(@Caller() session: Session): Session {
    return session;
  }

  /** Public, for a return may be told when the session would be over without it: auth decides upon the token. */
  @Post('session/idle')
  @HttpCode(200)
  @Public()
  @Describe({
    summary:
      'Tells since when nobody is there, or somebody is again: a session ends 45 minutes after its person was last there',
    body: idleNote,
    answer: noteIdle.response,
  })
  async idle(
    @Req() request: Request,
    @CallerAddress() address: string,
    @ParsedBody(idleNote) note: IdleNote,
  ) {
    await this.limiter.count(PER_ADDRESS_IDLE, address);
    await this.sessions.noteIdle(bearerOf(request), address, note);
    return {};
  }

  @Post('logout')
  @HttpCode(200)
  @AnySession()
  @Describe({ summary: 'Ends the session of the token', answer: logout.response })
  async logout(@Caller() { sessionId }: Session) {
    const answer = await this.rpc.call(logout, { sessionId });
    // The event says the same to every gateway; this one need not wait for it.
    this.sessions.forgetSession(sessionId);
    return answer;
  }
}
