import { Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  checkUser,
  checkUserRequest,
  checkUserResponse,
  login,
  loginRequest,
  loginResponse,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import type { z } from 'zod';
import { Public } from '../access/public';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_ADDRESS_LOGIN, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody } from '../requests/parsed';

@Public()
@Controller('api/login')
export class LoginController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('check_user')
  @HttpCode(200)
  @Describe({
    summary: 'Whether there is an account of this e-mail',
    body: checkUserRequest,
    answer: checkUserResponse,
  })
  async checkUser(
    @ParsedBody(checkUserRequest) { email }: z.output<typeof checkUserRequest>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(checkUser, { email, address });
  }

  /** The credentials come in the body or, as older clients send them, in the query; they are in no log. */
  @Post()
  @HttpCode(200)
  @Describe({ summary: 'Begins a session', body: loginRequest, answer: loginResponse })
  async login(@Req() request: Request, @Query() query: unknown, @CallerAddress() address: string) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    const body = (request.body ?? {}) as object;
    const given = Object.keys(body).length > 0 ? body : query;
    return this.rpc.call(login, { ...loginRequest.strict().parse(given), address });
  }
}
