import { Controller } from '@nestjs/common';
import { changePassword, passwordRules } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ChangePassword } from './change-password';

@Controller()
export class ChangePasswordController {
  constructor(private readonly changes: ChangePassword) {}

  @HandleRpc(changePassword)
  async change(request: z.infer<typeof changePassword.request>) {
    await this.changes.execute(request);
    return {};
  }

  @HandleRpc(passwordRules)
  rules({ userId }: z.infer<typeof passwordRules.request>) {
    return this.changes.rulesOf(userId);
  }
}
