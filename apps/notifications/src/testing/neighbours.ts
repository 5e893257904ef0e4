import { Controller, Module } from '@nestjs/common';
import {
  getPlan,
  getProjectSettings,
  makeDashboardPdf,
  type Member,
  membershipsOf,
  membersOf,
  type MinutesAnswer,
  minutesOf,
  noticedRestrictions,
  planChanged,
  type ProjectSettings,
  rolesOf,
} from '@plomada/contracts';
import { noticedRestriction, type Plan, type Role, toDocument } from '@plomada/domain';
import {
  type BaseConfig,
  createService,
  EventBus,
  conflict,
  HandleRpc,
  KitModule,
  notFound,
  RpcClient,
} from '@plomada/service-kit';
import { freePort } from '@plomada/testing';
import type { z } from 'zod';

/** What the neighbours answer. */
export const known = {
  plans: new Map<string, Plan>(),
  /** Of any term of each project. */
  minutes: new Map<string, MinutesAnswer>(),
  settings: new Map<string, ProjectSettings>(),
  members: [] as Member[],
  /** Projects of which reports has figures to draw. */
  drawn: new Set<string>(),
  /** Administrators of the projects; all others are responsibles. */
  admins: new Set<string>(),
  /** Of the business, and out of the projects. */
  excluded: new Set<string>(),
};

@Controller()
class Planning {
  @HandleRpc(getPlan)
  async plan({ projectId }: z.output<typeof getPlan.request>) {
    const plan = known.plans.get(projectId);
    if (!plan) throw notFound('NOT_FOUND');
    return { plan: toDocument(plan), seq: 1, updatedAt: '2026-03-02T12:00:00.000Z' };
  }

  @HandleRpc(noticedRestrictions)
  async noticed({ projectId, restrictions }: z.output<typeof noticedRestrictions.request>) {
    const plan = known.plans.get(projectId);
    if (!plan) throw notFound('NOT_FOUND');
    return { restrictions: restrictions.flatMap((one) => noticedRestriction(plan, one) ?? []) };
  }
}

@Controller()
class Minutes {
  @HandleRpc(minutesOf)
  async minutes({ projectId }: z.output<typeof minutesOf.request>) {
    return known.minutes.get(projectId) ?? { minutes: null, open: [] };
  }
}

@Controller()
class Projects {
  @HandleRpc(getProjectSettings)
  async settings({ projectId }: z.output<typeof getProjectSettings.request>) {
    const settings = known.settings.get(projectId);
    if (!settings) throw notFound('NOT_FOUND');
    return settings;
  }
}

@Controller()
class Reports {
  @HandleRpc(makeDashboardPdf)
  async makePdf({ projectId, lang }: z.output<typeof makeDashboardPdf.request>) {
    if (!known.drawn.has(projectId)) throw conflict('DASHBOARD_PDF_PENDING');
    return { fileId: `${projectId}-${lang}` };
  }
}

/** What somebody is in every project. */
export const held = (userId: string): Role[] => {
  if (known.excluded.has(userId)) return [];
  return [known.admins.has(userId) ? 'projectAdmin' : 'responsible'];
};

@Controller()
class Auth {
  @HandleRpc(membersOf)
  async members() {
    return { members: known.members };
  }

  @HandleRpc(rolesOf)
  async roles({ userId }: z.output<typeof rolesOf.request>) {
    return { roles: held(userId), businessId: 'b1' };
  }

  @HandleRpc(membershipsOf)
  async memberships({ userId }: z.output<typeof membershipsOf.request>) {
    return {
      platform: [],
      businesses: [{ businessId: 'b1', roles: ['businessMember' as const] }],
      projects: [{ projectId: 'p1', businessId: 'b1', roles: held(userId) }],
    };
  }
}

const NEIGHBOURS = {
  planning: [Planning, Minutes],
  projects: [Projects],
  reports: [Reports],
  auth: [Auth],
} as const;

/** Planning, projects and auth as digests need them, over the real broker, and a voice that says what they say. */
export async function startNeighbours(config: BaseConfig) {
  const apps = await Promise.all(
    Object.entries(NEIGHBOURS).map(async ([name, controllers]) => {
      const own = { ...config, SERVICE_PORT: await freePort() };
      @Module({ imports: [KitModule.forRoot({ name, config: own })], controllers: [...controllers] })
      class NeighbourModule {}
      return createService({ name, module: NeighbourModule, config: own, rpc: true });
    }),
  );
  const [planning] = apps as [(typeof apps)[number]];
  return {
    rpc: planning.get(RpcClient),
    events: planning.get(EventBus),
    /** Planning says that a plan was edited. */
    edited: (projectId: string) =>
      planning.get(EventBus).publish(planChanged, { projectId, seq: 1 }, { id: `${projectId}:1` }),
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
    },
  };
}

/** The settings of a project that mails every day at 7, UTC. */
export function settingsOf(id: string, emails: Partial<ProjectSettings['emails']> = {}): ProjectSettings {
  const location = { country: null, region: null, city: null };
  const people = { managerName: '', managerEmail: '', adminName: '', adminEmail: '' };
  const size = { projectType: '', structureType: '', detailsAmount: null, detailsUnit: '' };
  return {
    id,
    businessId: 'b1',
    name: `Torre ${id}`,
    logoURL: null,
    containerId: null,
    general: { projectId: id, description: '' },
    location,
    operational: { ...people, ...size, staticStartDate: null },
    emails: {
      days: [0, 1, 2, 3, 4, 5, 6],
      hour: 7,
      timeZone: 'UTC',
      copies: [],
      status: 'complete',
      chosen: true,
      ...emails,
    },
  };
}

/** Somebody with an account in the business. */
export function memberOf(id: string, lang: 'es' | 'en'): Member {
  const flags = { isRoot: false, isSuperAdmin: false };
  const user = { id, email: `${id}@obra.cl`, firstName: id, lastName: '', avatarURL: null, lang, ...flags };
  return { user, roles: ['businessMember'] };
}
