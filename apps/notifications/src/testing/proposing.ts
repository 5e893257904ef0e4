import {
  acceptProposal,
  createPlan,
  entriesSince,
  getPlan,
  type Notification,
  notificationsChanged,
  notificationsFor,
  DEFAULT_PLAN_QUEUES,
  planQueueOf,
  type Proposal,
  type ProposedAction,
  propose,
  rejectProposal,
  rolesOf,
  submitAction,
} from '@plomada/contracts';
import { defaultSettings, type Responsible, type Role } from '@plomada/domain';
import { createService, EventBus, HandleRpc, KitModule, OnEvent, RpcClient } from '@plomada/service-kit';
import { backingConfig, buildApp, freePort, ServiceProcess } from '@plomada/testing';
import { Controller, type INestApplication, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type Connection, createConnection } from 'mongoose';

type Config = Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;

/** What auth would say of people's roles, and a way to let it think. */
const roles = new Map<string, Role[]>();
let thinking: Promise<unknown> = Promise.resolve();

@Controller()
class AuthDouble {
  @HandleRpc(rolesOf)
  async of({ userId }: { userId: string }) {
    await thinking;
    return { roles: roles.get(userId) ?? [], businessId: null };
  }
}

/** The projects of which something was told to have changed, as often as it was. */
@Controller()
class Heard {
  readonly changed: string[] = [];

  @OnEvent(notificationsChanged, { queue: 'each' })
  onChanged({ projectId }: { projectId: string }): void {
    this.changed.push(projectId);
  }
}

export const personOf = (userId: string, held: Role[]) => ({
  userId,
  name: `${userId} Pérez`,
  firstName: userId,
  lastName: 'Pérez',
  roles: held,
});
export const ADMIN = personOf('eva', ['projectAdmin']);
export const OTHER_ADMIN = personOf('root', ['businessAdmin']);
const LUIS = personOf('luis', ['responsible']);
export const ANA = personOf('ana', ['responsible']);

const responsible = (userId: string): Responsible => ({
  id: `r-${userId}`,
  userId,
  firstName: userId,
  lastName: 'Pérez',
  email: `${userId}@obra.cl`,
  company: '',
  function: '',
  role: 'user',
  isActive: true,
});

/** Notifications and planning as they run, on the real broker and database, with a double for auth. */
export class Proposing {
  private constructor(
    private readonly config: Config,
    private readonly probe: INestApplication,
    readonly database: Connection,
    private planning: ServiceProcess,
    private notifications: ServiceProcess,
  ) {}

  static async start(): Promise<Proposing> {
    buildApp('planning');
    buildApp('notifications');
    const config = { ...(await backingConfig()), MAIL_DIR: '/nowhere', PROPOSAL_GRACE_SECONDS: 1 };
    @Module({
      imports: [KitModule.forRoot({ name: 'auth', config })],
      controllers: [AuthDouble],
      providers: [Heard],
    })
    class ProbeModule {}
    const own = { ...config, SERVICE_PORT: await freePort() };
    const probe = await createService({ name: 'auth', module: ProbeModule, config: own, rpc: true });
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const planning = await ServiceProcess.start('planning', config);
    const notifications = await ServiceProcess.start('notifications', config);
    return new Proposing(config, probe, database, planning, notifications);
  }

  async stop(): Promise<void> {
    await this.notifications.kill('SIGTERM');
    await this.planning.kill('SIGTERM');
    for (const name of ['planning', 'notifications']) {
      const dbName = `${this.config.PLOMADA_PREFIX}_${name}`;
      const database = await createConnection(this.config.MONGO_URL, { dbName }).asPromise();
      await database.dropDatabase();
      await database.close();
    }
    await this.database.close();
    await this.probe.close();
  }

  get rpc(): RpcClient {
    return this.probe.get(RpcClient);
  }
  get events(): EventBus {
    return this.probe.get(EventBus);
  }
  get changed(): readonly string[] {
    return this.probe.get(Heard).changed;
  }
  metrics(): Promise<string> {
    return this.notifications.metrics();
  }

  async killNotifications(): Promise<void> {
    await this.notifications.kill('SIGKILL');
  }
  async startNotifications(): Promise<void> {
    this.notifications = await ServiceProcess.start('notifications', this.config);
  }
  async killPlanning(): Promise<void> {
    await this.planning.kill('SIGKILL');
  }
  async startPlanning(): Promise<void> {
    this.planning = await ServiceProcess.start('planning', this.config);
  }

  /** Auth answers nothing from now on until the answer of this is called. */
  holdRoles(): () => void {
    let release = (): void => undefined;
    thinking = new Promise<void>((resolve) => (release = resolve));
    return release;
  }
  giveRoles(userId: string, held: Role[]): void {
    roles.set(userId, held);
  }

  /** A project whose responsibles propose, with a promised task and a restriction of Luis, and a task of Ana. */
  async project(): Promise<string> {
    roles.set('luis', ['responsible']);
    const projectId = `p-${randomUUID()}`;
    const settings = { ...defaultSettings('Torre', '2026-03-02'), responsiblesPropose: true };
    const responsibles = [responsible('luis'), responsible('ana')];
    await this.rpc.call(createPlan, { projectId, settings, responsibles });
    for (const [id, who] of [
      ['muro', 'luis'],
      ['losa', 'luis'],
      ['techo', 'ana'],
    ]) {
      await this.submit(projectId, 'CREATE_TASK', { id, text: id, duration: 3, start: '2026-03-02' });
      await this.submit(projectId, 'ASSIGN_RESPONSIBLES', { taskIds: [id], responsibles: [`r-${who}`] });
    }
    await this.submit(projectId, 'ANALYSE_TASKS', { taskIds: ['muro'], analysed: true });
    await this.submit(projectId, 'SET_COMMITMENT', { taskId: 'muro', commitment: 0.8 });
    await this.submit(projectId, 'NEW_RESTRICTION', restriction(['losa']), { id: 'made' });
    return projectId;
  }

  /** As an administrator does it directly, unless told otherwise. */
  async submit(
    projectId: string,
    type: string,
    payload: unknown,
    { id = randomUUID() as string, actor = ADMIN, acceptedBy = undefined as typeof ADMIN | undefined } = {},
  ) {
    const { seq } = await this.rpc.call(getPlan, { projectId });
    const action = { id, projectId, when: new Date().toISOString(), action: { type, payload }, baseSeq: seq };
    return this.rpc.callQueue(planQueueOf(projectId, DEFAULT_PLAN_QUEUES), submitAction, {
      ...action,
      actor,
      acceptedBy,
    });
  }

  /** Luis proposes, unless it is somebody else; answers the proposal's id. */
  async propose(
    projectId: string,
    action: ProposedAction,
    { id = randomUUID() as string, actor = LUIS, word = '', when = '2026-03-03T10:00:00.000Z' } = {},
  ): Promise<string> {
    await this.rpc.call(propose, { id, projectId, when, action, actor, word });
    return id;
  }

  accept(projectId: string, id: string, { by = ADMIN, seen = {} } = {}): Promise<{ seq: number }> {
    return this.rpc.call(acceptProposal, { projectId, id, by, seen });
  }

  reject(projectId: string, id: string, { by = ADMIN, word = '' } = {}): Promise<object> {
    return this.rpc.call(rejectProposal, { projectId, id, by, word });
  }

  /** What is shown to an administrator unless it is somebody else, and how much more waits. */
  list(projectId: string, userId = ADMIN.userId) {
    const held: Role[] = userId === ADMIN.userId ? ['projectAdmin'] : ['responsible'];
    return this.rpc.call(notificationsFor, { projectId, userId, roles: held });
  }

  async told(projectId: string, userId = ADMIN.userId): Promise<Notification[]> {
    return (await this.list(projectId, userId)).notifications;
  }

  async waiting(projectId: string): Promise<Proposal[]> {
    return (await this.told(projectId)).filter((one) => one.kind === 'proposal');
  }

  async plan(projectId: string) {
    return this.rpc.call(getPlan, { projectId });
  }

  async task(projectId: string, id = 'muro') {
    return (await this.plan(projectId)).plan.tasks.find((one) => one.id === id);
  }

  /** The entries of the log with an action id. */
  async logged(projectId: string, id: string) {
    const { entries } = await this.rpc.call(entriesSince, { projectId, seq: 0 });
    return entries.filter(({ actionId }) => actionId === id);
  }
}

export const restriction = (taskIds: string[]) => ({
  taskIds,
  family: 'Materiales',
  type: 1,
  detail: 'Acero en obra',
  comments: '',
  responsible: 'r-luis',
  commited: null,
  required: '2026-03-04',
});

/** What Luis has to say of his wall. */
export const finished = (progress: number, cause?: object): ProposedAction => ({
  type: 'FINISH_TASK',
  payload: { taskId: 'muro', progress, ...(cause && { cause }) },
});
export const RELEASE: ProposedAction = {
  type: 'UNBOUND_RESTRICTION',
  payload: { restrictionId: 'made-0', released: '2026-03-03' },
};
export const RAIN = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
/** What Ana's task lacks. */
export const ANAS: ProposedAction = {
  type: 'NEW_RESTRICTION',
  payload: { ...restriction(['techo']), responsible: 'r-ana' },
};

/** The code with which something was refused. */
export const code = (asked: Promise<unknown>) =>
  asked.then(
    () => 'OK',
    (failure: { kind: string; code: string }) => `${failure.kind} ${failure.code}`,
  );
