import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Login } from './login';

@Controller()
export class LoginController {
  constructor(private readonly logins: Login) {}

  @HandleRpc(contracts.checkUser)
  checkUser(request: z.infer<typeof contracts.checkUser.request>) {
    return this.logins.checkUser(request.email, request.address);
  }

  @HandleRpc(contracts.login)
  login(request: z.infer<typeof contracts.login.request>) {
    return this.logins.login(request);
  }
}
