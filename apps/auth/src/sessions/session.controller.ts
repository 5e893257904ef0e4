import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { endOf } from './idle';
import { Sessions } from './sessions';

@Controller()
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @HandleRpc(contracts.verifyToken)
  verifyToken(request: z.infer<typeof contracts.verifyToken.request>) {
    return this.sessions.verify(request.token);
  }

  @HandleRpc(contracts.noteIdle)
  async noteIdle({ token, ...note }: z.infer<typeof contracts.noteIdle.request>) {
    await this.sessions.noteIdle(token, note);
    return {};
  }

  @HandleRpc(contracts.logout)
  async logout(request: z.infer<typeof contracts.logout.request>) {
    await this.sessions.end(request.sessionId);
    return {};
  }

  @HandleRpc(contracts.sessionsOf)
  async sessionsOf({ userId }: z.infer<typeof contracts.sessionsOf.request>) {
    const sessions = await this.sessions.live(userId);
    return {
      sessions: sessions.map((session) => ({
        id: session._id,
        createdAt: session.createdAt.toISOString(),
        expiresAt: endOf(session).toISOString(),
        ...(session.device && { device: session.device }),
      })),
    };
  }

  @HandleRpc(contracts.endSessions)
  async endSessions({ userId, keep }: z.infer<typeof contracts.endSessions.request>) {
    return { ended: await this.sessions.endAll(userId, keep) };
  }
}
