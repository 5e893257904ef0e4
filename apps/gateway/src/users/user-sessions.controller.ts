import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  endSessions,
  lastSession,
  lastSessionAnswer,
  type Session,
  sessionInfo,
  sessionsOf,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { Access } from '../access/access';
import { InProject, Own } from '../access/declared';
import { Caller } from '../access/session-of';
import { Sessions } from '../access/sessions';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

const which = z.object({ keepCurrent: z.boolean().default(true) });
const listed = z.object({ sessions: z.array(sessionInfo.extend({ current: z.boolean() })) });

@Controller('api/user')
export class UserSessionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
    private readonly sessions: Sessions,
  ) {}

  @Get(':id/sessions')
  @Own('id')
  @Describe({ summary: 'The own live sessions, the newest first', answer: listed })
  async list(@Caller() session: Session, @ParsedParam('id') userId: string) {
    const { sessions } = await this.rpc.call(sessionsOf, { userId });
    return { sessions: sessions.map((one) => ({ ...one, current: one.id === session.sessionId })) };
  }

  @Post(':id/end_sessions')
  @HttpCode(200)
  @Own('id')
  @Describe({
    summary: 'Ends the own sessions everywhere, but this one unless told',
    body: which,
    answer: endSessions.response,
  })
  async end(
    @Caller() session: Session,
    @ParsedParam('id') userId: string,
    @ParsedBody(which) { keepCurrent }: z.output<typeof which>,
  ) {
    const keep = keepCurrent ? { keep: session.sessionId } : {};
    const answer = await this.rpc.call(endSessions, { userId, ...keep });
    // The events say the same to every gateway; this one need not wait for them.
    this.sessions.forgetUser(userId);
    return answer;
  }

  @Get(':userId/getLastSession/:projectId')
  @InProject('viewProject', 'projectId')
  @Describe({
    summary: 'When somebody opened a project last: oneself, or anybody for who manages the project',
    answer: lastSessionAnswer,
  })
  async lastSession(
    @Caller() session: Session,
    @ParsedParam('userId') userId: string,
    @ParsedParam('projectId') projectId: string,
  ) {
    if (userId !== session.user.id) await this.access.toProject(session, projectId, 'manageProject');
    return this.rpc.call(lastSession, { userId, projectId });
  }
}
