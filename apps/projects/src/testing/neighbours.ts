import { Controller, Module, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import * as contracts from '@plomada/contracts';
import {
  type BaseConfig,
  createService,
  forbidden,
  HandleRpc,
  KitModule,
  notFound,
} from '@plomada/service-kit';
import { freePort } from '@plomada/testing';
import type { z } from 'zod';

type Asked<C extends contracts.RpcContract> = z.output<C['request']>;

/** What the neighbours were asked, and what they are to answer. */
export const auth = {
  businesses: [] as Asked<typeof contracts.grantBusiness>[],
  projects: [] as Asked<typeof contracts.grantProject>[],
  hidden: new Map<string, boolean>(),
  /** Of any business, each with the role there. */
  members: new Map<string, 'businessAdmin' | 'businessViewer' | 'businessMember'>(),
  /** Of any project. */
  projectMembers: [] as string[],
  memberships: new Map<string, z.input<typeof contracts.membershipsOf.response>>(),
  failure: null as Error | null,
};
export const planning = {
  plans: [] as Asked<typeof contracts.createPlan>[],
  updates: [] as z.input<typeof contracts.lastUpdate.response>['updates'],
  /** Who put which photo on its task, in whatever project. */
  photoAuthors: new Map<string, string>(),
  /** When they were taken, where it matters. */
  photoTaken: new Map<string, string>(),
  /** Who works on which task. */
  workers: new Map<string, string>(),
  failure: null as Error | null,
};
export const reports = { ppc: new Map<string, number>(), asked: [] as string[][] };

@Controller()
class AuthController {
  @HandleRpc(contracts.grantBusiness)
  async grantBusiness(request: Asked<typeof contracts.grantBusiness>) {
    if (auth.failure) throw auth.failure;
    auth.businesses.push(request);
    return {};
  }

  @HandleRpc(contracts.grantProject)
  async grantProject(request: Asked<typeof contracts.grantProject>) {
    if (auth.failure) throw auth.failure;
    auth.projects.push(request);
    return {};
  }

  @HandleRpc(contracts.hideProject)
  async hideProject({ projectId, hidden }: Asked<typeof contracts.hideProject>) {
    if (auth.failure) throw auth.failure;
    auth.hidden.set(projectId, hidden);
    return {};
  }

  @HandleRpc(contracts.membersOf)
  async membersOf() {
    return { members: [...auth.members].map(([id, role]) => memberOf(id, role)) };
  }

  @HandleRpc(contracts.projectMembersOf)
  async projectMembersOf() {
    return {
      members: auth.projectMembers.map((id) => ({ ...memberOf(id, 'responsible'), lastSession: null })),
    };
  }

  @HandleRpc(contracts.membershipsOf)
  async membershipsOf({ userId }: Asked<typeof contracts.membershipsOf>) {
    return auth.memberships.get(userId) ?? { platform: [], businesses: [], projects: [] };
  }
}

function memberOf(id: string, role: contracts.Member['roles'][number]): contracts.Member {
  const name = { firstName: 'Ana', lastName: 'Rojas', email: `${id}@plomada.test` };
  const flags = { isRoot: false, isSuperAdmin: false };
  return { user: { id, ...name, ...flags, avatarURL: null, lang: 'es' }, roles: [role] };
}

@Controller()
class PlanningController {
  @HandleRpc(contracts.createPlan)
  async createPlan(request: Asked<typeof contracts.createPlan>) {
    if (planning.failure) throw planning.failure;
    planning.plans.push(request);
    return { seq: 0 };
  }

  @HandleRpc(contracts.lastUpdate)
  async lastUpdate({ projectIds }: Asked<typeof contracts.lastUpdate>) {
    if (planning.failure) throw planning.failure;
    return { updates: planning.updates.filter(({ projectId }) => projectIds.includes(projectId)) };
  }

  @HandleRpc(contracts.photoAuthor)
  async photoAuthor({ photoId }: Asked<typeof contracts.photoAuthor>) {
    const userId = planning.photoAuthors.get(photoId);
    if (userId === undefined) throw notFound('PHOTO_UNKNOWN');
    return { userId, takenAt: planning.photoTaken.get(photoId) ?? '2026-03-03T09:30:00.000Z' };
  }

  @HandleRpc(contracts.photosOfPlan)
  async photosOfPlan(_: Asked<typeof contracts.photosOfPlan>) {
    return { ids: [...planning.photoAuthors.keys()] };
  }

  @HandleRpc(contracts.checkAttaching)
  async checkAttaching({ taskId, userId }: Asked<typeof contracts.checkAttaching>) {
    const worker = planning.workers.get(taskId);
    if (worker === undefined) throw notFound('TASK_UNKNOWN');
    if (worker !== userId) throw forbidden('TASK_NOT_YOURS');
    return {};
  }
}

@Controller()
class ReportsController {
  @HandleRpc(contracts.figuresOf)
  async figuresOf({ projectIds }: Asked<typeof contracts.figuresOf>) {
    reports.asked.push(projectIds);
    const nothing = { bl: null, planned: null, realProgress: null, pcr: null, currentTerm: null };
    return {
      figures: projectIds.map((id) => ({ projectId: id, ...nothing, ppc: reports.ppc.get(id) ?? null })),
    };
  }
}

/** Starts services that answer in the names of auth and planning, over the real broker. Reports does not run. */
export async function startNeighbours(config: BaseConfig): Promise<NestExpressApplication[]> {
  return [
    await startNeighbour('auth', AuthController, config),
    await startNeighbour('planning', PlanningController, config),
  ];
}

/** The one in the name of reports, for whoever wants it. */
export const startReports = (config: BaseConfig) => startNeighbour('reports', ReportsController, config);

async function startNeighbour(
  name: string,
  controller: Type<unknown>,
  config: BaseConfig,
): Promise<NestExpressApplication> {
  const own = { ...config, SERVICE_PORT: await freePort() };
  @Module({ imports: [KitModule.forRoot({ name, config: own })], controllers: [controller] })
  class NeighbourModule {}
  return createService({ name, module: NeighbourModule, config: own, rpc: true });
}
