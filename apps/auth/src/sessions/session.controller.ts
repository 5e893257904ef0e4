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
}
