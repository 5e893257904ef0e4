import { Controller } from '@nestjs/common';
import { dropMail, mailsForOperators, operationsRoutes, retryMail } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';
import { OperatorAudit } from './operator-audit';

/** Mails that have not left. */
@Controller('api')
export class MailsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly calls: OperatorAudit,
  ) {}

  @Route(operationsRoutes.mails)
  async mails({ session }: RouteRequest<typeof operationsRoutes.mails>) {
    await this.calls.count(session);
    const state = await this.rpc.call(mailsForOperators, {});
    return { ...state, readAt: new Date().toISOString() };
  }

  @Route(operationsRoutes.retryMail)
  retry({ session, body }: RouteRequest<typeof operationsRoutes.retryMail>) {
    return this.calls.noted(session, { deed: 'retry a mail', to: body }, () =>
      this.rpc.call(retryMail, body),
    );
  }

  @Route(operationsRoutes.dropMail)
  drop({ session, body }: RouteRequest<typeof operationsRoutes.dropMail>) {
    return this.calls.noted(session, { deed: 'drop a mail', to: body }, () => this.rpc.call(dropMail, body));
  }
}
