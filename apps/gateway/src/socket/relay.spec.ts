import {
  actionApplied,
  importSucceeded,
  type LogEntry,
  minutesSaved,
  notificationsChanged,
  reportsComputed,
  rolesChanged,
  scenarioDiscarded,
  scenarioNamed,
  sessionEnded,
  sessionEndMoved,
} from '@plomada/contracts';
import { describeWithBacking, freePort } from '@plomada/testing';
import { edit, refused } from '../testing/messages';
import { type People, type Person, person, PROJECT } from '../testing/people';
import { heard, RunningGateway } from '../testing/running-gateway';
import { SCENARIO } from '../testing/scenarios-double';

describeWithBacking('what the gateway tells its sockets', () => {
  let gateway: RunningGateway;
  let people: People;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    ({ people } = gateway.world);
  });
  afterAll(() => gateway?.stop());

  const action = (change: object = {}) => edit(people.ana, change);

  describe('when something happens', () => {
    const entry: LogEntry = {
      projectId: PROJECT,
      seq: 8,
      actionId: 'action-1',
      type: 'ADD_TASK',
      actor: { userId: 'user-ana', name: 'ana', firstName: 'ana', lastName: '' },
      at: '2026-03-02T10:00:00.000Z',
      changes: [],
    };

    it('relays it once to everybody in the room, on every gateway, the author included', async () => {
      const port = await gateway.gateway({ PORT: await freePort() });
      const [here, there] = [await gateway.joined(people.ana), await gateway.joined(people.luis, port)];
      const outside = await gateway.socket();
      const counts = [here, there, outside].map((socket) => {
        const messages: unknown[] = [];
        socket.on('doAction', (message) => messages.push(message));
        return messages;
      });
      const both = Promise.all([heard(here, 'doAction'), heard(there, 'doAction')]);
      await gateway.events.publish(actionApplied, { projectId: PROJECT, entry });
      expect(await both).toEqual(Array(2).fill({ fromServer: true, project: PROJECT, entry }));
      const reports = Promise.all([heard(here, 'dataForMe'), heard(there, 'dataForMe')]);
      await gateway.events.publish(reportsComputed, { projectId: PROJECT, seq: 8 });
      expect(await reports).toMatchObject([
        { type: 'REPORTS_COMPUTED', socketId: here.id, data: { projectId: PROJECT, seq: 8 } },
        { type: 'REPORTS_COMPUTED', socketId: there.id },
      ]);
      expect(counts.map((messages) => messages.length)).toEqual([1, 1, 0]);
    });

    it('says to the room that there may be something new to be told, and not what', async () => {
      const [here, outside] = [await gateway.joined(people.luis), await gateway.socket()];
      const others: unknown[] = [];
      outside.on('newNotification', (message) => others.push(message));
      const next = heard(here, 'newNotification');
      await gateway.events.publish(notificationsChanged, { projectId: PROJECT });
      expect(await next).toEqual({ project: PROJECT });
      expect(others).toEqual([]);
    });

    it('says to the room of the live plan that a scenario is another, and what was done in it to its own alone', async () => {
      const [planId, here] = [`${PROJECT}~${SCENARIO}`, await gateway.joined(people.ana)];
      const inScenario = await gateway.socket();
      await inScenario.emitWithAck('joinProject', { token: people.luis.token, id: planId });
      const entries: unknown[] = [];
      here.on('doAction', (message) => entries.push(message));
      const [changed, done] = [heard(here, 'scenarioChanged'), heard(inScenario, 'doAction')];
      const own = { ...entry, projectId: planId };
      await gateway.events.publish(actionApplied, { projectId: planId, entry: own });
      expect(await changed).toEqual({ project: PROJECT, planId });
      expect(await done).toMatchObject({ project: planId, entry: own });
      const named = heard(here, 'scenarioChanged');
      await gateway.events.publish(scenarioNamed, { planId });
      expect(await named).toEqual({ project: PROJECT, planId });
      const [told, gone] = [heard(here, 'scenarioChanged'), heard(inScenario, 'scenarioDiscarded')];
      await gateway.events.publish(scenarioDiscarded, { planId, by: 'ana Prueba' });
      expect(await told).toEqual({ project: PROJECT, planId });
      expect(await gone).toEqual({ project: planId, by: 'ana Prueba' });
      expect(entries).toEqual([]);
    });

    it('says to the room that minutes were saved', async () => {
      const [here, outside] = [await gateway.joined(people.luis), await gateway.socket()];
      const others: unknown[] = [];
      outside.on('minutesSaved', (message) => others.push(message));
      const next = heard(here, 'minutesSaved');
      await gateway.events.publish(minutesSaved, {
        projectId: PROJECT,
        number: 3,
        date: '2026-03-06',
        version: 2,
      });
      expect(await next).toEqual({ project: PROJECT, number: 3, date: '2026-03-06', version: 2 });
      expect(others).toEqual([]);
    });

    it('calls a rollback by the name that what an administrator does to everybody’s plan has', async () => {
      const here = await gateway.joined(people.luis);
      const others: unknown[] = [];
      here.on('doAction', (message) => others.push(message));
      const rollback = { ...entry, type: 'DO_ROLLBACK' };
      const told = heard(here, 'doActionFromAdmin');
      await gateway.events.publish(actionApplied, { projectId: PROJECT, entry: rollback });
      expect(await told).toEqual({ fromServer: true, project: PROJECT, entry: rollback });
      expect(others).toEqual([]);
    });

    it('fetches what is too large for the event, and relays it whole', async () => {
      const here = await gateway.joined(people.ana);
      const relayed = heard(here, 'doAction');
      const whole = { ...entry, seq: 1, changes: [{ kind: 'add', table: 'tasks', id: 't1' }] };
      gateway.world.entries = [whole as never];
      await gateway.events.publish(actionApplied, {
        projectId: PROJECT,
        entry: { ...entry, seq: 1 },
        large: true,
      });
      expect(await relayed).toEqual({ fromServer: true, project: PROJECT, entry: whole });
    });

    it('tells the result of an import to the socket that asked, and to no other of anybody', async () => {
      const [asking, sameUser] = [await gateway.joined(people.ana), await gateway.joined(people.ana)];
      const others: unknown[] = [];
      sameUser.on('dataForMe', (message) => others.push(message));
      const about = { jobId: 'job-1', projectId: PROJECT, socketId: asking.id as string };
      const counts = { tasks: 3, links: 1, milestones: 0, summaries: 1, resources: 0, warnings: 0 };
      const result = { ...about, fileName: 'a.xml', name: 'Obra', counts, warnings: [] };
      const told = heard(asking, 'dataForMe');
      await gateway.events.publish(importSucceeded, { ...result, userId: 'user-luis' });
      await gateway.events.publish(importSucceeded, { ...result, userId: 'user-ana' });
      const { socketId, ...data } = result;
      expect(await told).toEqual({ type: 'LOAD_PROJECT_2JSON_SUCCESS', socketId, data });
      expect(others).toEqual([]);
    });

    it('ends the sockets of a session that ended', async () => {
      const socket = await gateway.joined(people.luis);
      const told = heard(socket, 'sessionEnded');
      const closed = heard(socket, 'disconnect');
      await gateway.events.publish(sessionEnded, { sessionId: 'session-luis', userId: 'user-luis' });
      await told;
      await closed;
    });

    it('ends the sockets of a session whose time is over', async () => {
      const brief = person('breve', { [PROJECT]: ['projectViewer'] });
      brief.session.expiresAt = new Date(Date.now() + 1_000).toISOString();
      Object.assign(people, { brief });
      const socket = await gateway.joined(brief);
      const closed = heard(socket, 'disconnect');
      await heard(socket, 'sessionEnded');
      await closed;
    });

    it('ends the sockets of a session whose end moved nearer, at whichever gateway, and nobody’s whose moved away again', async () => {
      const other = await gateway.gateway({ PORT: await freePort() });
      const [away, back] = ['away', 'back'].map((name) => person(name, { [PROJECT]: ['projectViewer'] }));
      Object.assign(people, { away, back });
      const sockets = [await gateway.joined(away!), await gateway.joined(away!, other)];
      const staying = await gateway.joined(back!, other);
      const ended = sockets.map((socket) => heard(socket, 'sessionEnded'));
      const closed = sockets.map((socket) => heard(socket, 'disconnect'));
      const move = async ({ session }: Person, milliseconds: number) => {
        session.expiresAt = new Date(Date.now() + milliseconds).toISOString();
        const { sessionId, expiresAt } = session;
        await gateway.events.publish(sessionEndMoved, { sessionId, expiresAt });
      };
      await move(back!, 1_000);
      await move(back!, 3_600_000);
      await move(away!, 1_500);
      await Promise.all([...ended, ...closed]);
      expect(staying.connected).toBe(true);
      expect(await staying.emitWithAck('JoinIndependentUser', { token: back!.token })).toEqual({
        status: 200,
      });
    });

    it('lets nobody into a room who loses the role while being let in', async () => {
      const zoe = person('zoe', { [PROJECT]: ['projectViewer'], 'project-2': ['projectViewer'] });
      Object.assign(people, { zoe });
      const [elsewhere, entering] = [await gateway.socket(), await gateway.socket()];
      await elsewhere.emitWithAck('joinProject', { token: zoe.token, id: 'project-2' });
      gateway.world.meanwhile = async () => {
        for (const project of [PROJECT, 'project-2']) zoe.roles[project] = [];
        const out = heard(elsewhere, 'userLeft');
        await gateway.events.publish(rolesChanged, { userId: 'user-zoe' });
        await out;
      };
      expect(await refused(entering, 'joinProject', { token: zoe.token, id: PROJECT })).toEqual([
        'ERROR',
        'NOT_FOUND',
      ]);
      const missed: unknown[] = [];
      entering.on('doAction', (message) => missed.push(message));
      const inside = await gateway.joined(people.ana);
      const told = heard(inside, 'doAction');
      await gateway.events.publish(actionApplied, { projectId: PROJECT, entry });
      await told;
      await entering.emitWithAck('leftProject', { id: PROJECT });
      expect(missed).toEqual([]);
      inside.disconnect();
    });

    it('has somebody whose roles changed join again, and tells them what they are by now', async () => {
      const socket = await gateway.joined(people.luis);
      const before = people.luis.roles[PROJECT] ?? [];
      people.luis.roles[PROJECT] = ['facilitator'];
      const out = heard(socket, 'userLeft');
      await gateway.events.publish(rolesChanged, { userId: 'user-luis' });
      expect(await out).toEqual({ project: PROJECT, userId: 'user-luis' });
      const answer = await socket.emitWithAck('joinProject', { token: people.luis.token, id: PROJECT });
      expect(answer).toMatchObject({ status: 'OK', roles: ['facilitator'] });
      people.luis.roles[PROJECT] = before;
      await gateway.events.publish(rolesChanged, { userId: 'user-luis' });
      await heard(socket, 'userLeft');
      socket.disconnect();
    });

    it('leaves who gets a role elsewhere in the project that is open', async () => {
      const flora = person('flora', { [PROJECT]: ['projectViewer'], 'project-2': ['projectViewer'] });
      Object.assign(people, { flora });
      const socket = await gateway.joined(flora);
      await socket.emitWithAck('joinProject', { token: flora.token, id: 'project-2' });
      flora.roles['project-2'] = ['projectAdmin'];
      const out = heard(socket, 'userLeft');
      await gateway.events.publish(rolesChanged, { userId: 'user-flora' });
      expect(await out).toEqual({ project: 'project-2', userId: 'user-flora' });
      const told = heard(socket, 'doAction');
      await gateway.events.publish(actionApplied, { projectId: PROJECT, entry });
      expect(await told).toMatchObject({ project: PROJECT });
      socket.disconnect();
    });

    it('shows a removed member out of the room', async () => {
      const [stays, removed] = [await gateway.joined(people.ana), await gateway.joined(people.luis)];
      const before = people.luis.roles[PROJECT] ?? [];
      people.luis.roles[PROJECT] = [];
      const out = heard(removed, 'userLeft');
      await gateway.events.publish(rolesChanged, { userId: 'user-luis' });
      expect(await out).toEqual({ project: PROJECT, userId: 'user-luis' });
      const missed: unknown[] = [];
      removed.on('doAction', (message) => missed.push(message));
      const told = heard(stays, 'doAction');
      await gateway.events.publish(actionApplied, { projectId: PROJECT, entry });
      await told;
      const answer = await refused(removed, 'doAction', action({ token: people.luis.token }));
      expect(answer).toEqual(['ERROR', 'NOT_FOUND']);
      expect(missed).toEqual([]);
      people.luis.roles[PROJECT] = before;
    });
  });
});
