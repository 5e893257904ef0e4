import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Sessions } from './sessions';

@Controller()
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @HandleRpc(contracts.verifyToken)
  verifyToken(request: z.infer<typeof contracts.verifyToken.request>) {
    return this.sessions.verify(request.token);
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
      sessions: sessions.map(({ _id, createdAt, expiresAt }) => ({
        id: _id,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    };
  }

  @HandleRpc(contracts.endSessions)
  async endSessions({ userId, keep }: z.infer<typeof contracts.endSessions.request>) {
    return { ended: await this.sessions.endAll(userId, keep) };
  }
}
