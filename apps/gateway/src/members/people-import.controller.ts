import { Controller } from '@nestjs/common';
import {
  getBusinessSettings,
  importPeople,
  peopleImportRoutes as routes,
  peopleOfBusiness,
  previewPeople,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { inviterOf } from '../invitations/inviter';
import { Route, type RouteRequest } from '../requests/route';
import { RoleCaches } from '../socket/role-caches';
import { askedBy } from './asked-by';

@Controller('api')
export class PeopleImportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Route(routes.people)
  people({ params }: RouteRequest<typeof routes.people>) {
    return this.rpc.call(peopleOfBusiness, params);
  }

  @Route(routes.preview)
  preview({ session, params, body: { lines } }: RouteRequest<typeof routes.preview>) {
    return this.rpc.call(previewPeople, { ...params, lines, ...askedBy(session) });
  }

  @Route(routes.import)
  async import({ session, params, body }: RouteRequest<typeof routes.import>) {
    const { name: scopeName } = await this.rpc.call(getBusinessSettings, params);
    const { name: inviterName } = inviterOf(session);
    const request = { ...params, ...body, scopeName, inviterName, ...askedBy(session) };
    const { outcomes, changedUserIds } = await this.rpc.call(importPeople, request);
    const forgotten = changedUserIds.map((userId) =>
      this.roleCaches.clearThenAnswer({ userId }, Promise.resolve()),
    );
    await Promise.all(forgotten);
    return { outcomes };
  }
}
