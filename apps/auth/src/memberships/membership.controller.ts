import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { AddMember } from './add-member';
import { Grants } from './grants';
import { MembershipLists } from './membership-lists';
import { Roles } from './roles';

@Controller()
export class MembershipController {
  constructor(
    private readonly roles: Roles,
    private readonly lists: MembershipLists,
    private readonly members: AddMember,
    private readonly grants: Grants,
  ) {}

  @HandleRpc(contracts.rolesOf)
  rolesOf({ userId, ...scope }: z.infer<typeof contracts.rolesOf.request>) {
    return this.roles.of(userId, scope);
  }

  @HandleRpc(contracts.membershipsOf)
  membershipsOf({ userId }: z.infer<typeof contracts.membershipsOf.request>) {
    return this.lists.ofUser(userId);
  }

  @HandleRpc(contracts.membersOf)
  async membersOf({ businessId }: z.infer<typeof contracts.membersOf.request>) {
    return { members: await this.lists.ofBusiness(businessId) };
  }

  @HandleRpc(contracts.addMember)
  addMember(request: z.infer<typeof contracts.addMember.request>) {
    return this.members.execute(request);
  }

  @HandleRpc(contracts.grantProject)
  async grantProject(request: z.infer<typeof contracts.grantProject.request>) {
    await this.grants.project(request);
    return {};
  }

  @HandleRpc(contracts.grantBusiness)
  async grantBusiness({ businessId, adminId }: z.infer<typeof contracts.grantBusiness.request>) {
    await this.grants.business(businessId, adminId);
    return {};
  }
}
