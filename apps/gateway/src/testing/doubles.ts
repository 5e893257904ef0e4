import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import {
  addMember,
  allProjects,
  announceClose,
  cancelImport,
  CLOSE_ANNOUNCEMENTS,
  closeAnnounced,
  type CloseLock,
  createBusiness,
  entriesSince,
  getPlan,
  importStatus,
  lastUpdate,
  type LogEntry,
  membershipsOf,
  noteIdle,
  pastActions,
  pastEntry,
  login,
  projectSummary,
  renewClose,
  rolesOf,
  runningClose,
  snapshotsOf,
  type SubmittedAction,
  uploadTicket,
  verifyToken,
} from '@plomada/contracts';
import {
  CONFIG,
  conflict,
  EventBus,
  HandleRpc,
  notFound,
  unauthenticated,
  verifyInternal,
  type BaseConfig,
} from '@plomada/service-kit';
import type { Request } from 'express';
import type { z } from 'zod';
import { BUSINESS, type People, type Person, PROJECT } from './people';

/** What the test doubles of the other services know and have been told. */
export class World {
  constructor(readonly people: People) {}

  readonly submitted: SubmittedAction[] = [];
  readonly uploads: { ticket: z.output<typeof uploadTicket>; bytes: number }[] = [];
  readonly canceled: z.output<typeof cancelImport.request>[] = [];
  readonly followed: z.output<typeof importStatus.request>[] = [];
  readonly asked: string[] = [];
  readonly renewed: string[] = [];
  /** The projects of the one business. */
  listed: string[] = [PROJECT];
  /** The projects of the one container. */
  contained: string[] = [PROJECT];
  closing: CloseLock | null = null;
  /** What happens while an answer about roles is on its way. */
  meanwhile: (() => Promise<void>) | null = null;
  entries: LogEntry[] = [];
  seq = 7;

  holderOf(token: string): Person | undefined {
    return Object.values(this.people).find((person) => person.token === token);
  }

  known(userId: string): Person | undefined {
    return Object.values(this.people).find((person) => person.session.user.id === userId);
  }
}

const AT = '2026-03-02T10:00:00.000Z';

@Controller()
export class AuthDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(verifyToken)
  async verify({ token }: { token: string }) {
    this.world.asked.push('verify');
    const holder = this.world.holderOf(token);
    if (!holder) throw unauthenticated('TOKEN_INVALID');
    return holder.session;
  }

  @HandleRpc(noteIdle)
  async idle({ token, idle, milliseconds }: z.output<typeof noteIdle.request>) {
    const holder = this.world.holderOf(token);
    if (!holder) throw unauthenticated('TOKEN_INVALID');
    this.world.asked.push(`idle ${holder.session.sessionId} ${idle} ${milliseconds}`);
    return {};
  }

  @HandleRpc(rolesOf)
  async roles({ userId, projectId, businessId }: z.output<typeof rolesOf.request>) {
    this.world.asked.push('roles');
    const roles = this.world.known(userId)?.roles[projectId ?? businessId ?? ''] ?? [];
    const { meanwhile } = this.world;
    this.world.meanwhile = null;
    await meanwhile?.();
    return { roles, businessId: roles.length > 0 ? BUSINESS : null };
  }

  @HandleRpc(membershipsOf)
  async memberships({ userId }: { userId: string }) {
    const { '': platform = [], ...held } = this.world.known(userId)?.roles ?? {};
    const places = Object.entries(held).map(([id, roles]) => ({ id, roles }));
    const [projects, businesses] = [true, false].map((wanted) =>
      places.filter(({ id }) => id.startsWith('project') === wanted),
    );
    return {
      platform,
      businesses: (businesses ?? []).map(({ id, roles }) => ({ businessId: id, roles })),
      projects: (projects ?? []).map(({ id, roles }) => ({ projectId: id, businessId: BUSINESS, roles })),
    };
  }

  @HandleRpc(login)
  async login({ email, password, device }: z.output<typeof login.request>) {
    this.world.asked.push(`login with ${device?.browser} on ${device?.system}`);
    const { token, session } = this.world.people.ana;
    const sound = [session.user.email, 'secret-word'].map((text) => Buffer.from(text).toString('base64'));
    if (email !== sound[0] || password !== sound[1]) throw notFound('LOGIN_FAILED');
    return { token, expiresAt: session.expiresAt, user: session.user };
  }

  @HandleRpc(addMember)
  async addMember({ member }: z.output<typeof addMember.request>) {
    const user = { ...this.world.people.luis.session.user, email: member.email };
    return { user, roles: [member.role] };
  }
}

const business = {
  id: BUSINESS,
  name: 'Constructora',
  taxNumber: '',
  phone: '',
  mail: '',
  address: '',
  logoURL: null,
  specialization: '',
  restrictionFamilies: [],
  cncTypes: [],
  roles: [],
  rhythmicUnits: [],
};

const listedProject = (id: string) => ({
  id,
  businessId: BUSINESS,
  name: 'Edificio',
  projectId: 'E-1',
  managerName: '',
  startDate: '2026-03-02',
  createdAt: AT,
  lastModified: null,
  bl: null,
  realProgress: null,
  ppc: null,
  pcr: null,
  currentTerm: 1,
  status: 'notStarted' as const,
  logoURL: null,
  containerId: null,
});

@Controller()
export class ProjectsDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(projectSummary)
  async summary({ projectId }: { projectId: string }) {
    return { ...listedProject(projectId), business };
  }

  @HandleRpc(allProjects)
  async all() {
    const rights = { imAdmin: true, isViewer: false, canEdit: true };
    const projects = this.world.listed.map((id) => ({ ...listedProject(id), ...rights }));
    const whole = { ...business, isAdmin: true, isViewer: false, modules: [], projects, containers: [] };
    return { businesses: { [BUSINESS]: whole } };
  }

  @HandleRpc(createBusiness)
  async create({ business: given }: z.output<typeof createBusiness.request>) {
    return { ...business, ...given };
  }
}

@Controller()
export class PlanningDouble {
  constructor(
    private readonly world: World,
    private readonly events: EventBus,
  ) {}

  @HandleRpc(lastUpdate)
  async lastUpdate({ projectIds }: { projectIds: string[] }) {
    const { seq } = this.world;
    // A scenario of this name was thrown away.
    const there = projectIds.filter((id) => !id.endsWith('~gone'));
    return {
      updates: there.map((projectId) => ({ projectId, seq, date: AT, firstName: 'ana', lastName: '' })),
    };
  }

  @HandleRpc(getPlan)
  async plan() {
    this.world.asked.push('plan');
    const settings = { name: 'Edificio', startDate: '2026-03-02' };
    const plan = {
      settings,
      baselines: [],
      responsibles: [{ id: 'eva', company: 'Hormigones Sur' }],
      filler: 'x'.repeat(100_000),
    };
    return { plan: plan as never, seq: this.world.seq, updatedAt: AT };
  }

  @HandleRpc(entriesSince)
  async since({ seq }: { seq: number }) {
    const { entries } = this.world;
    const at = entries.find((entry) => entry.seq === seq)?.at ?? null;
    return { entries: entries.filter((entry) => entry.seq > seq), more: false, at };
  }

  @HandleRpc(pastActions)
  async past({ from, before, ...filter }: z.output<typeof pastActions.request>) {
    const { projectId, until, userId, notBy, types, text, most } = filter;
    const not = notBy && `not-${notBy}`;
    const given = [until, userId, not, types?.join('_'), text, most].filter((one) => one !== undefined);
    const action = pastAction([from, before, ...given].join(':'), projectId);
    return { actions: [action], next: 7 };
  }

  @HandleRpc(pastEntry)
  async pastEntry({ projectId, actionId }: z.output<typeof pastEntry.request>) {
    const nothing = { changes: [], changeCount: 0, tasks: [], undoBarrier: false };
    return { action: pastAction(actionId, projectId), ...nothing };
  }

  @HandleRpc(snapshotsOf)
  async snapshots() {
    const author = { userId: 'user-ana', name: 'ana Prueba' };
    const snapshot = { snapshotId: 'close-1', termId: 'term-1', number: 1, seq: 5, author, createdAt: AT };
    return { snapshots: [snapshot] };
  }

  @HandleRpc(announceClose)
  async announce({ projectId, actor, type }: z.output<typeof announceClose.request>) {
    const { userId, name } = actor;
    this.world.closing = CLOSE_ANNOUNCEMENTS[type].state === 'start' ? { userId, name, since: AT } : null;
    await this.events.publish(closeAnnounced, { projectId, type, userId, name, at: AT });
    return { lock: this.world.closing };
  }

  @HandleRpc(runningClose)
  async running() {
    return { lock: this.world.closing };
  }

  @HandleRpc(renewClose)
  async renew({ userId }: z.output<typeof renewClose.request>) {
    this.world.renewed.push(userId);
    return { lock: this.world.closing };
  }
}

/** What planning's writer does with an action, as far as the gateway can see. */
export async function submitDouble(world: World, action: SubmittedAction) {
  world.submitted.push(action);
  if (action.id === 'conflicting') throw conflict('CONFLICT', undefined, ['entry-3']);
  world.seq += 1;
  return { seq: world.seq, projectUpdatedAt: AT, again: false };
}

@Controller('internal/uploads')
export class ImportsDouble {
  constructor(
    private readonly world: World,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  @Post()
  @HttpCode(200)
  async upload(@Req() request: Request) {
    const { 'x-upload': encoded, 'x-upload-signature': signature } = request.headers;
    if (!verifyInternal(this.config.TOKEN_SECRET, encoded, signature)) throw notFound('NOT_FOUND');
    const ticket = uploadTicket.parse(JSON.parse(Buffer.from(String(encoded), 'base64url').toString()));
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    this.world.uploads.push({ ticket, bytes });
    return { jobId: 'job-1' };
  }

  @HandleRpc(importStatus)
  async status(request: z.output<typeof importStatus.request>) {
    this.world.followed.push(request);
    return { stage: 'waiting' as const, percent: 0 as const, before: 2 };
  }

  @HandleRpc(cancelImport)
  async cancel(request: z.output<typeof cancelImport.request>) {
    this.world.canceled.push(request);
    return {};
  }
}

function pastAction(id: string, project_id: string) {
  const User = { id: 'user-ana', firstName: 'ana', lastName: 'Prueba' };
  const about = { id, hash: 'digest', when: AT, at: AT, project_id };
  return { ...about, seq: 7, action: { type: 'UNDO' }, User, task: null, tasks: 0 };
}
