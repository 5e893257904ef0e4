import { createHmac, randomUUID } from 'node:crypto';
import {
  actionApplied,
  enableWebhook,
  importSucceeded,
  makeWebhook,
  MOST_WEBHOOKS,
  notificationsFor,
  projectPurged,
  redeliverWebhook,
  removeWebhook,
  termClosed,
  WEBHOOK_EVENTS,
  WEBHOOK_PATIENCE,
  webhookDeliveries,
  type WebhookEvent,
  type WebhookOwner,
  webhooksOf,
} from '@plomada/contracts';
import { addDays, createPlan, defaultSettings, planDay, Table } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { type Connection, createConnection } from 'mongoose';
import { known, settingsOf, startNeighbours } from '../testing/neighbours';
import { WebhookReceiver } from '../testing/webhook-receiver';

const AT = '2026-03-08T20:00:00.000Z';
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );

describeWithBacking('webhooks', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let receiver: WebhookReceiver;
  let services: ServiceProcess[];
  let database: Connection;
  let project: string;
  let path: string;

  beforeAll(async () => {
    buildApp('notifications');
    receiver = await WebhookReceiver.start();
    config = Object.assign(await backingConfig(), {
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://obras.example' },
      ...{ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true', WEBHOOK_ATTEMPTS: 3, WEBHOOK_RETRY_MS: 20 },
      ...{ WEBHOOK_LOOK_MS: 100, WEBHOOK_FORGOTTEN_MS: 1_000 },
    });
    neighbours = await startNeighbours(config);
    services = [
      await ServiceProcess.start('notifications', config),
      await ServiceProcess.start('notifications', config),
    ];
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
  });
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill('SIGTERM')));
    await neighbours?.close();
    await receiver?.close();
    await database?.dropDatabase();
    await database?.close();
  });
  beforeEach(() => {
    project = `p-${randomUUID()}`;
    path = `/${project}`;
    known.settings.set(project, settingsOf(project));
  });

  const ofProject = (): WebhookOwner => ({ of: 'project', id: project });
  const make = (events: readonly WebhookEvent[], owner = ofProject(), at = path) =>
    neighbours.rpc.call(makeWebhook, { owner, url: `${receiver.url}${at}`, events: [...events] });
  const listed = async (webhookId: string) =>
    (await neighbours.rpc.call(webhookDeliveries, { owner: ofProject(), webhookId })).deliveries;
  const close = (id: string = randomUUID(), projectId = project) =>
    neighbours.events.publish(
      termClosed,
      { projectId, seq: 9, termId: 't1', number: 4, closedBy: 'Ana Soto', at: AT, met: 3, promised: 4 },
      { id },
    );
  const act = (seq: number, projectId = project) =>
    neighbours.events.publish(actionApplied, {
      projectId,
      entry: {
        ...{ projectId, seq, actionId: `a${seq}`, type: 'MOVE_TASK', at: AT, changes: [] },
        actor: { userId: 'u', name: 'Ana Soto', firstName: 'Ana', lastName: 'Soto' },
      },
    });
  const bodies = (at = path) => receiver.of(at).map(({ body }) => JSON.parse(body));

  it('are told what happens, signed so that the receiver can check it', async () => {
    const { secret, info } = await make(WEBHOOK_EVENTS);
    await close();
    const told = await eventually(() => receiver.of(path)[0]);
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(told.headers['x-plomada-signature']!)!;
    const expected = createHmac('sha256', secret).update(`${seconds}.${told.body}`).digest('hex');
    expect(signature).toBe(expected);
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
    expect(JSON.parse(told.body)).toMatchObject({
      ...{ id: told.headers['x-plomada-delivery'], event: 'term.closed', at: AT, projectId: project },
      data: { seq: 9, number: 4, promised: 4, kept: 3, closedBy: 'Ana Soto', again: false },
    });
    const delivery = await eventually(async () =>
      (await listed(info.id)).find(({ status }) => status === 'delivered'),
    );
    expect(delivery.body).toBe(told.body);
    expect(delivery.attempts).toMatchObject([{ status: 200, error: null }]);
  });

  it('are told of actions and imports of the live plan, and of nothing that they did not ask for', async () => {
    await make(['action.applied', 'import.done']);
    await act(2, `${project}~s1`);
    await close();
    await act(7);
    const counts = { tasks: 1, links: 0, milestones: 0, summaries: 0, resources: 0, warnings: 0 };
    await neighbours.events.publish(importSucceeded, {
      ...{ jobId: `j-${project}`, projectId: project, socketId: 's', userId: 'u', fileName: 'obra.xml' },
      ...{ name: 'Torre', counts, warnings: [] },
    });
    await eventually(() => bodies().length >= 2);
    const said = bodies().map(({ event, data }) => [event, data.seq ?? data.fileName].join(' '));
    expect(said.sort()).toEqual(['action.applied 7', 'import.done obra.xml']);
  });

  it('hear of actions from when they were made, in each process that believed there were none', async () => {
    await act(1);
    await act(2);
    await make(['action.applied']);
    await act(3);
    await act(4);
    await eventually(() => bodies().length >= 2);
    expect(
      bodies()
        .map(({ data }) => data.seq)
        .sort(),
    ).toEqual([3, 4]);
  });

  it('of a business hear of all its projects, and of no other business', async () => {
    const businessId = `b-${project}`;
    known.settings.set(project, { ...settingsOf(project), businessId });
    await make(['term.closed'], { of: 'business', id: businessId });
    await make(['term.closed'], { of: 'business', id: 'another' }, `${path}-another`);
    await close();
    await eventually(() => receiver.of(path).length === 1);
    expect(receiver.of(`${path}-another`)).toEqual([]);
  });

  it('are told once what is told twice, however many processes listen', async () => {
    await make(['term.closed']);
    const id = randomUUID();
    for (let n = 0; n < 4; n += 1) await close(id);
    const last = randomUUID();
    await close(last);
    await eventually(() => [id, last].every((one) => bodies().some((body) => body.id.endsWith(one))));
    expect(bodies().filter((body) => body.id.endsWith(id))).toHaveLength(1);
  });

  it('are tried again while they fail, and given up in the end; a click sends it again under its id', async () => {
    const { info } = await make(['term.closed']);
    receiver.answers.set(path, (response) => response.writeHead(500).end());
    await close();
    const failed = await eventually(async () =>
      (await listed(info.id)).find(({ status }) => status === 'failed'),
    );
    expect(failed.attempts.map(({ status }) => status)).toEqual([500, 500, 500]);
    receiver.answers.delete(path);
    const asked = { owner: ofProject(), webhookId: info.id, deliveryId: failed.id };
    await neighbours.rpc.call(redeliverWebhook, asked);
    await eventually(async () => (await listed(info.id))[0]?.status === 'delivered');
    expect(new Set(bodies().map(({ id }) => id))).toEqual(new Set([failed.id]));
  });

  it('are told nothing more after many were given up, which administrators are told, until they are enabled', async () => {
    const { info } = await make(['term.closed']);
    receiver.answers.set(path, (response) => response.writeHead(410).end());
    for (let n = 0; n < WEBHOOK_PATIENCE; n += 1) await close();
    const state = async () => (await neighbours.rpc.call(webhooksOf, { owner: ofProject() })).webhooks[0]!;
    await eventually(async () => (await state()).disabledAt !== null);
    const { notifications } = await neighbours.rpc.call(notificationsFor, {
      ...{ projectId: project, userId: 'ana', roles: ['projectAdmin'] },
    });
    const disabled = notifications.filter((one) => one.kind === 'notice' && one.type === 'WEBHOOK_DISABLED');
    expect(disabled).toMatchObject([{ params: { host: new URL(receiver.url).host } }]);
    const before = (await listed(info.id)).length;
    await close();
    receiver.answers.delete(path);
    await neighbours.rpc.call(enableWebhook, { owner: ofProject(), webhookId: info.id });
    await close();
    await eventually(async () => (await listed(info.id))[0]?.status === 'delivered');
    expect((await listed(info.id)).length).toBeLessThanOrEqual(before + 2);
    expect((await state()).disabledAt).toBeNull();
  });

  it('are told of a restriction that became late, once', async () => {
    const { info } = await make(['restriction.late']);
    const today = planDay(new Date().toISOString());
    const restriction = (id: string, required: string) => ({
      ...{ id, taskIds: [], family: 'Materiales', type: 1 as const, detail: 'Acero', comments: '' },
      ...{ responsible: null, created: addDays(today, -9), commited: null, required, released: null },
      ...{ releasedTerm: null, inProcess: false },
    });
    known.plans.set(project, {
      ...createPlan(defaultSettings('Torre', addDays(today, -30)), 'term-1'),
      restrictions: Table.of([restriction('late', addDays(today, -1)), restriction('due', today)]),
    });
    await neighbours.edited(project);
    await eventually(() => receiver.of(path).length > 0);
    await eventually(async () => (await listed(info.id))[0]?.status === 'delivered');
    expect(bodies()).toMatchObject([
      {
        event: 'restriction.late',
        data: { restrictionId: 'late', detail: 'Acero', due: addDays(today, -1) },
      },
    ]);
  });

  it('of one business do not wait for receivers of another that never answer', async () => {
    const silent = `${path}-silent`;
    const businessId = `b-${project}`;
    known.settings.set(silent.slice(1), { ...settingsOf(silent.slice(1)), businessId });
    receiver.answers.set(silent, () => undefined);
    await make(['term.closed'], { of: 'business', id: businessId }, silent);
    const { info } = await make(['term.closed']);
    for (let n = 0; n < 16; n += 1) await close(randomUUID(), silent.slice(1));
    await eventually(() => receiver.of(silent).length > 0);
    await close();
    await eventually(async () => (await listed(info.id))[0]?.status === 'delivered');
    expect(receiver.of(silent)).toHaveLength(1);
    await neighbours.events.publish(projectPurged, { projectId: silent.slice(1), businessId });
  });

  it('of one owner do not wait for one among them that never answers', async () => {
    const silent = `${path}-silent`;
    receiver.answers.set(silent, () => undefined);
    const { info: hanging } = await make(['action.applied'], ofProject(), silent);
    const { info } = await make(['action.applied']);
    for (let seq = 1; seq <= 40; seq += 1) await act(seq);
    await eventually(() => receiver.of(path).length === 40);
    // All of it while the other's first try goes on, which takes ten seconds.
    expect((await listed(hanging.id)).flatMap(({ attempts }) => attempts)).toEqual([]);
    expect(receiver.of(silent)).toHaveLength(1);
    await eventually(async () => (await listed(info.id)).every(({ status }) => status === 'delivered'));
  });

  it('of one owner do not wait for many among them that gave no answer before', async () => {
    const silent = `${path}-silent`;
    receiver.answers.set(silent, () => undefined);
    for (let n = 0; n < 6; n += 1) await make(['term.closed'], ofProject(), silent);
    await database
      .collection('webhooks')
      .updateMany({ 'owner.id': project }, { $set: { unanswered: 1, restsUntil: null } });
    const { info } = await make(['action.applied']);
    await close();
    // One of each process.
    await eventually(() => receiver.of(silent).length === 2);
    for (let seq = 1; seq <= 10; seq += 1) await act(seq);
    await eventually(async () => {
      const all = await listed(info.id);
      return all.length === 10 && all.every(({ status }) => status === 'delivered');
    });
    // While the first tries of the others go on, which take ten seconds.
    expect(receiver.of(silent)).toHaveLength(2);
  });

  it('that gave no answer are left alone as a whole, then told in order; a click wakes them', async () => {
    const { info } = await make(['action.applied']);
    const stored = database.collection<{ _id: string; unanswered: number; restsUntil: Date }>('webhooks');
    const rested = () => stored.findOne({ _id: info.id });
    receiver.answers.set(path, (response) => response.destroy());
    await act(1);
    const failed = await eventually(async () =>
      (await listed(info.id)).find(({ status }) => status === 'failed'),
    );
    expect(await rested()).toMatchObject({ unanswered: 3, restsUntil: expect.any(Date) });
    receiver.answers.delete(path);
    const restsUntil = new Date(Date.now() + 3_600_000);
    await stored.updateOne({ _id: info.id }, { $set: { restsUntil } });
    for (let seq = 2; seq <= 5; seq += 1) {
      await act(seq);
      await eventually(async () => (await listed(info.id)).length === seq);
    }
    expect(receiver.of(path)).toHaveLength(3);
    const asked = { owner: ofProject(), webhookId: info.id, deliveryId: failed.id };
    await neighbours.rpc.call(redeliverWebhook, asked);
    await eventually(async () => (await listed(info.id)).every(({ status }) => status === 'delivered'));
    const told = bodies().map(({ data }) => Number(data.seq));
    expect(told.filter((seq) => seq !== 1)).toEqual([2, 3, 4, 5]);
    expect(await rested()).toMatchObject({ unanswered: 0, restsUntil: null });
  });

  it('are told though the process that was at it is killed in the middle', async () => {
    const { info } = await make(['term.closed']);
    receiver.answers.set(path, () => undefined);
    await close();
    await eventually(() => receiver.of(path).length > 0);
    await Promise.all(services.map((service) => service.kill('SIGKILL')));
    receiver.answers.delete(path);
    services = [await ServiceProcess.start('notifications', config)];
    await eventually(async () => (await listed(info.id))[0]?.status === 'delivered');
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
  }, 90_000);

  it('are seen, changed and removed where they are, and nowhere else', async () => {
    const { info } = await make(['term.closed']);
    await close();
    const [delivery] = await eventually(async () => {
      const found = await listed(info.id);
      return found.length > 0 && found;
    });
    for (const owner of [
      { of: 'project', id: 'other' },
      { of: 'business', id: project },
    ] as const) {
      const one = { owner, webhookId: info.id };
      expect((await neighbours.rpc.call(webhooksOf, { owner })).webhooks).toEqual([]);
      expect(await codeOf(neighbours.rpc.call(webhookDeliveries, one))).toBe('NOT_FOUND');
      expect(await codeOf(neighbours.rpc.call(enableWebhook, one))).toBe('NOT_FOUND');
      expect(await codeOf(neighbours.rpc.call(redeliverWebhook, { ...one, deliveryId: delivery!.id }))).toBe(
        'NOT_FOUND',
      );
      expect(await codeOf(neighbours.rpc.call(removeWebhook, one))).toBe('NOT_FOUND');
    }
    await neighbours.rpc.call(removeWebhook, { owner: ofProject(), webhookId: info.id });
    expect(await codeOf(listed(info.id))).toBe('NOT_FOUND');
  });

  it('are so many at most, keep their secrets nowhere, and go with their project', async () => {
    const { secret } = await make(['term.closed']);
    for (let n = 1; n < MOST_WEBHOOKS; n += 1) await make(['term.closed']);
    expect(await codeOf(make(['term.closed']))).toBe('WEBHOOKS_FULL');
    const stored = await database.collection('webhooks').find({ 'owner.id': project }).toArray();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    await neighbours.events.publish(projectPurged, { projectId: project, businessId: 'b1' });
    await eventually(
      async () => (await neighbours.rpc.call(webhooksOf, { owner: ofProject() })).webhooks.length === 0,
    );
  });
});
