import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ResetTwoFactor } from './reset-two-factor';
import { TwoFactorSetup } from './two-factor-setup';

@Controller()
export class TwoFactorController {
  constructor(
    private readonly setup: TwoFactorSetup,
    private readonly resets: ResetTwoFactor,
  ) {}

  @HandleRpc(contracts.twoFactorOf)
  of({ userId }: z.output<typeof contracts.twoFactorOf.request>) {
    return this.setup.stateOf(userId);
  }

  @HandleRpc(contracts.beginTwoFactor)
  begin(request: z.output<typeof contracts.beginTwoFactor.request>) {
    return this.setup.begin(request);
  }

  @HandleRpc(contracts.confirmTwoFactor)
  async confirm(request: z.output<typeof contracts.confirmTwoFactor.request>) {
    return { recoveryCodes: await this.setup.confirm(request) };
  }

  @HandleRpc(contracts.renewRecoveryCodes)
  async renewCodes(proof: z.output<typeof contracts.renewRecoveryCodes.request>) {
    return { recoveryCodes: await this.setup.renewCodes(proof) };
  }

  @HandleRpc(contracts.endTwoFactor)
  async end(proof: z.output<typeof contracts.endTwoFactor.request>) {
    await this.setup.end(proof);
    return {};
  }

  @HandleRpc(contracts.resetTwoFactor)
  async reset(request: z.output<typeof contracts.resetTwoFactor.request>) {
    await this.resets.execute(request);
    return {};
  }
}
