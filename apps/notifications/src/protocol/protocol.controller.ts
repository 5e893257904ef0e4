import { Controller } from '@nestjs/common';
import { mailProtocol } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { MailProtocol } from './mail-protocol';

@Controller()
export class ProtocolController {
  constructor(private readonly mailing: MailProtocol) {}

  @HandleRpc(mailProtocol)
  mail(held: z.output<typeof mailProtocol.request>) {
    return this.mailing.execute(held);
  }
}
