import { Controller, HttpCode, Post } from '@nestjs/common';
import {
  activateReset,
  activateResetRequest,
  activateResetResponse,
  newPasswordRequest,
  resetIsActive,
  resetIsActiveRequest,
  resetIsActiveResponse,
  resetPassword,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Public } from '../access/public';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_ADDRESS_LOGIN, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody } from '../requests/parsed';

@Public()
@Controller('api/login')
export class ResetPasswordController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('reset_password_activate')
  @HttpCode(200)
  @Describe({
    summary: 'Mails a link for a new password, if there is such an account; the answer does not say whether',
    body: activateResetRequest,
    answer: activateResetResponse,
  })
  async activate(
    @ParsedBody(activateResetRequest) { email }: z.output<typeof activateResetRequest>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(activateReset, { email, address });
  }

  @Post('reset_password_isactive')
  @HttpCode(200)
  @Describe({
    summary: 'Whether the link of a mail still works',
    body: resetIsActiveRequest,
    answer: resetIsActiveResponse,
  })
  async isActive(
    @ParsedBody(resetIsActiveRequest) link: z.output<typeof resetIsActiveRequest>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(resetIsActive, link);
  }

  @Post('reset_password/new_password')
  @HttpCode(200)
  @Describe({
    summary: 'Sets a new password by the link of a mail, and ends all sessions',
    body: newPasswordRequest,
    answer: resetPassword.response,
  })
  async newPassword(
    @ParsedBody(newPasswordRequest) wish: z.output<typeof newPasswordRequest>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(resetPassword, wish);
  }
}
