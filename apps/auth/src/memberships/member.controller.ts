import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { ChangeMembers } from './change-members';
import { MembershipLists } from './membership-lists';

@Controller()
export class MemberController {
  constructor(
    private readonly lists: MembershipLists,
    private readonly members: ChangeMembers,
  ) {}

  @HandleRpc(contracts.projectMembersOf)
  async ofProject({ projectId }: z.infer<typeof contracts.projectMembersOf.request>) {
    return { members: await this.lists.ofProject(projectId) };
  }

  @HandleRpc(contracts.setBusinessRole)
  setBusinessRole(change: z.infer<typeof contracts.setBusinessRole.request>) {
    return this.members.setBusinessRole(change);
  }

  @HandleRpc(contracts.removeFromBusiness)
  async removeFromBusiness(removal: z.infer<typeof contracts.removeFromBusiness.request>) {
    await this.members.removeFromBusiness(removal);
    return {};
  }

  @HandleRpc(contracts.setProjectRoles)
  setProjectRoles({ projectId, userId, roles }: z.infer<typeof contracts.setProjectRoles.request>) {
    return this.members.setProjectRoles(projectId, userId, roles);
  }

  @HandleRpc(contracts.removeFromProject)
  async removeFromProject({ projectId, userId }: z.infer<typeof contracts.removeFromProject.request>) {
    await this.members.removeFromProject(projectId, userId);
    return {};
  }

  @HandleRpc(contracts.endMemberSessions)
  async endSessions({ businessId, userId, byRoot }: z.infer<typeof contracts.endMemberSessions.request>) {
    return { ended: await this.members.endSessions(businessId, userId, byRoot) };
  }
}
