import { Controller } from '@nestjs/common';
import { beginSignOn, enterBySignOn } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { BeginSignOn } from './begin-sign-on';
import { EnterBySignOn } from './enter-by-sign-on';

@Controller()
export class SignOnController {
  constructor(
    private readonly beginning: BeginSignOn,
    private readonly entering: EnterBySignOn,
  ) {}

  @HandleRpc(beginSignOn)
  begin(request: z.output<typeof beginSignOn.request>) {
    return this.beginning.execute(request);
  }

  @HandleRpc(enterBySignOn)
  enter(request: z.output<typeof enterBySignOn.request>) {
    return this.entering.execute(request);
  }
}
