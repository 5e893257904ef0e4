import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { logout, type Session, sessionSchema } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { AnySession } from '../access/declared';
import { Caller } from '../access/session-of';
import { Sessions } from '../access/sessions';
import { Describe } from '../docs/describe';

@Controller('api')
export class SessionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  @Get('session')
  @AnySession()
  @Describe({ summary: 'The session of the token', answer: sessionSchema })
  session(@Caller() session: Session): Session {
    return session;
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
