import { Controller } from '@nestjs/common';
import { apiTokensOf, makeApiToken, revokeApiToken } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ApiTokens } from './api-tokens';

@Controller()
export class ApiTokenController {
  constructor(private readonly tokens: ApiTokens) {}

  @HandleRpc(makeApiToken)
  make(request: z.output<typeof makeApiToken.request>) {
    return this.tokens.make(request);
  }

  @HandleRpc(apiTokensOf)
  async of({ userId }: z.output<typeof apiTokensOf.request>) {
    return { tokens: await this.tokens.of(userId) };
  }

  @HandleRpc(revokeApiToken)
  async revoke({ userId, tokenId }: z.output<typeof revokeApiToken.request>) {
    await this.tokens.revoke(userId, tokenId);
    return {};
  }
}
