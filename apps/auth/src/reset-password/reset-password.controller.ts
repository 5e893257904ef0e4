import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ResetPassword } from './reset-password';

@Controller()
export class ResetPasswordController {
  constructor(private readonly reset: ResetPassword) {}

  @HandleRpc(contracts.activateReset)
  async activate({ email, address }: z.infer<typeof contracts.activateReset.request>) {
    await this.reset.activate(email, address);
    return { sent: true as const };
  }

  @HandleRpc(contracts.resetIsActive)
  async isActive({ userId, token }: z.infer<typeof contracts.resetIsActive.request>) {
    return { active: true as const, ...(await this.reset.behind(userId, token)) };
  }

  @HandleRpc(contracts.resetPassword)
  async newPassword(request: z.infer<typeof contracts.resetPassword.request>) {
    await this.reset.execute(request);
    return {};
  }
}
