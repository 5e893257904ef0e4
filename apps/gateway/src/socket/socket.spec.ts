import {
  actionApplied,
  importSucceeded,
  type LogEntry,
  MAX_SOCKET_BYTES,
  reportsComputed,
  rolesChanged,
  sessionEnded,
} from '@plomada/contracts';
import { ACTIONS } from '@plomada/domain';
import { describeWithBacking, freePort } from '@plomada/testing';
import type { Socket } from 'socket.io-client';
import { type People, person, PROJECT } from '../testing/people';
import { heard, RunningGateway } from '../testing/running-gateway';
import { RunningCloses } from './running-closes';

jest.setTimeout(30_000);

const [SMALLEST] = [...ACTIONS.values()].filter(({ permission }) => permission === 'editPlan');

describeWithBacking('the socket of the gateway', () => {
  let gateway: RunningGateway;
  let people: People;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    ({ people } = gateway.world);
  });
  afterAll(() => gateway?.stop());

  const action = (change: object = {}) => ({
    id: 'action-1',
    when: '2026-03-02T10:00:00.000Z',
    project: PROJECT,
    action: { type: SMALLEST?.type, payload: { any: 'thing' } },
    baseSeq: 7,
    token: people.ana.token,
    ...change,
  });
  const refused = (socket: Socket, message: string, body: unknown) =>
    socket.emitWithAck(message, body).then((answer) => [answer.status, answer.failure?.code]);

  describe('when somebody joins', () => {
    it('answers 200 to a good token and names what is wrong with a bad one', async () => {
      const socket = await gateway.socket();
      expect(await refused(socket, 'JoinIndependentUser', { token: 'forged' })).toEqual([
        'ERROR',
        'TOKEN_INVALID',
      ]);
      expect(await refused(socket, 'JoinIndependentUser', null)).toEqual(['ERROR', 'REQUEST_INVALID']);
      expect(await socket.emitWithAck('JoinIndependentUser', { token: people.ana.token })).toEqual({
        status: 200,
      });
    });

    it('answers who is there and the seq, and tells those who are', async () => {
      const first = await gateway.joined(people.ana);
      const joins = heard<{ user: { id: string } }>(first, 'userJoin');
      const second = await gateway.socket();
      const answer = await second.emitWithAck('joinProject', { token: people.luis.token, id: PROJECT });
      expect(answer).toMatchObject({ status: 'OK', seq: gateway.world.seq });
      expect(answer.activeUsers.map(({ id }: { id: string }) => id).sort()).toEqual([
        'user-ana',
        'user-luis',
      ]);
      expect(await joins).toMatchObject({ project: PROJECT, user: { id: 'user-luis', firstName: 'luis' } });
      const leaves = heard(first, 'userLeft');
      await second.emitWithAck('leftProject', { id: PROJECT });
      expect(await leaves).toEqual({ project: PROJECT, userId: 'user-luis' });
      first.disconnect();
    });

    it('tells the others when a socket just goes, and only when it was the last of its user', async () => {
      const [watching, one, two] = [
        await gateway.joined(people.ana),
        await gateway.joined(people.luis),
        await gateway.joined(people.luis),
      ];
      const left: unknown[] = [];
      watching.on('userLeft', (message) => left.push(message));
      one.disconnect();
      await watching.emitWithAck('JoinIndependentUser', { token: people.ana.token });
      const leaves = heard(watching, 'userLeft');
      two.disconnect();
      expect(await leaves).toEqual({ project: PROJECT, userId: 'user-luis' });
      expect(left).toHaveLength(1);
      watching.disconnect();
    });

    it('leaves who leaves before the join is answered', async () => {
      const [hasty, other] = [await gateway.socket(), await gateway.socket()];
      const joined = hasty.emitWithAck('joinProject', { token: people.luis.token, id: PROJECT });
      const left = hasty.emitWithAck('leftProject', { id: PROJECT });
      expect([(await joined).status, (await left).status]).toEqual(['OK', 'OK']);
      const { activeUsers } = await other.emitWithAck('joinProject', {
        token: people.ana.token,
        id: PROJECT,
      });
      expect(activeUsers).toMatchObject([{ id: 'user-ana' }]);
      for (const socket of [hasty, other]) socket.disconnect();
    });

    it('answers a flood of joins, refuses most of it, and goes on with this socket and others', async () => {
      const [flooding, other] = [await gateway.joined(people.luis), await gateway.joined(people.ana)];
      const join = () => flooding.emitWithAck('joinProject', { token: people.luis.token, id: PROJECT });
      const answers = await Promise.all([
        ...Array.from({ length: 1_000 }, join),
        other.emitWithAck('JoinIndependentUser', { token: people.ana.token }),
      ]);
      expect(answers.pop()).toEqual({ status: 200 });
      const refusals = answers.filter(({ status }) => status !== 'OK').map(({ failure }) => failure.code);
      expect(new Set(refusals)).toEqual(new Set(['TOO_MANY_REQUESTS']));
      expect(await join()).toMatchObject({ status: 'OK' });
      for (const socket of [flooding, other]) socket.disconnect();
    });

    it('says nothing of a project that is not theirs', async () => {
      const socket = await gateway.socket();
      const join = (id: string) => socket.emitWithAck('joinProject', { token: people.eva.token, id });
      const [foreign, none] = [await join(PROJECT), await join('nothing')];
      expect(foreign).toMatchObject({ status: 'ERROR', failure: { kind: 'notFound', code: 'NOT_FOUND' } });
      expect({ ...foreign.failure, correlationId: '' }).toEqual({ ...none.failure, correlationId: '' });
    });
  });

  describe('when somebody acts', () => {
    it('brings the action to its plan with the actor whom the token names, and answers the seq', async () => {
      const socket = await gateway.joined(people.ana);
      const answer = await socket.emitWithAck('doAction', action());
      expect(answer).toEqual({
        status: 'OK',
        projectUpdatedAt: '2026-03-02T10:00:00.000Z',
        seq: gateway.world.seq,
      });
      expect(gateway.world.submitted.at(-1)).toMatchObject({
        id: 'action-1',
        projectId: PROJECT,
        actor: { userId: 'user-ana', name: 'ana Prueba', roles: ['facilitator', 'projectAdmin'] },
      });
    });

    it('answers by a message who asked for no acknowledgement, and only them', async () => {
      const socket = await gateway.joined(people.ana);
      const answers: unknown[] = [];
      socket.on('doResponse', (answer) => answers.push(answer));
      const next = () => heard(socket, 'doResponse');
      const accepted = next();
      socket.emit('doAction', action({ id: 'unacknowledged' }));
      expect(await accepted).toEqual({
        id: 'unacknowledged',
        status: 'OK',
        projectUpdatedAt: '2026-03-02T10:00:00.000Z',
        seq: gateway.world.seq,
      });
      const conflict = next();
      socket.emit('doAction', action({ id: 'conflicting' }));
      expect(await conflict).toMatchObject({
        id: 'conflicting',
        status: 'ERROR',
        failure: { code: 'CONFLICT', rows: ['entry-3'] },
      });
      const nameless = next();
      socket.emit('doAction', { id: { any: 'thing' } });
      expect(await nameless).toMatchObject({ id: null, failure: { code: 'REQUEST_INVALID' } });
      await socket.emitWithAck('doAction', action());
      expect(answers).toHaveLength(3);
    });

    it('believes nothing that an action says of its author, its project or their roles', async () => {
      const socket = await gateway.joined(people.ana);
      const luis = { userId: 'user-luis', name: 'luis', firstName: 'l', lastName: '', roles: ['root'] };
      const forged = {
        actor: luis,
        user: luis,
        userId: 'user-luis',
        projectId: 'other',
        project_id: 'other',
        roles: ['root'],
        seq: 1,
        needs: [],
        fromServer: true,
      };
      const payload = { any: 'thing', ...forged };
      const inside = { type: SMALLEST?.type, payload, ...forged };
      const answer = await socket.emitWithAck(
        'doAction',
        action({ ...forged, id: 'forged', action: inside }),
      );
      expect(answer.status).toBe('OK');
      expect(gateway.world.submitted.at(-1)).toEqual({
        id: 'forged',
        projectId: PROJECT,
        when: '2026-03-02T10:00:00.000Z',
        // What is in the payload is for the action's own shape, which refuses unknown fields.
        action: { type: SMALLEST?.type, payload },
        baseSeq: 7,
        actor: {
          userId: 'user-ana',
          name: 'ana Prueba',
          firstName: 'ana',
          lastName: 'Prueba',
          roles: ['facilitator', 'projectAdmin'],
        },
      });
      const elsewhere = action({ project: 'other', projectId: PROJECT });
      expect(await refused(socket, 'doAction', elsewhere)).toEqual(['ERROR', 'NOT_FOUND']);
    });

    it('keeps the order of a socket', async () => {
      const socket = await gateway.joined(people.ana);
      const ids = Array.from({ length: 40 }, (_, n) => `ordered-${n}`);
      const answers = await Promise.all(ids.map((id) => socket.emitWithAck('doAction', action({ id }))));
      expect(answers.every(({ status }) => status === 'OK')).toBe(true);
      const seqs = answers.map(({ seq }) => seq as number);
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
      expect(gateway.world.submitted.slice(-40).map(({ id }) => id)).toEqual(ids);
    });

    it('answers a flood over several sockets with how long to wait, and lets the others go on', async () => {
      const other = await gateway.joined(people.root);
      const flooding: Socket[] = [];
      for (let n = 0; n < 4; n += 1) flooding.push(await gateway.joined(people.ana));
      const flood = flooding.flatMap((socket) =>
        Array.from({ length: 150 }, () => socket.emitWithAck('doAction', action())),
      );
      const theirs = await other.emitWithAck('doAction', action({ token: people.root.token }));
      expect(theirs).toMatchObject({ status: 'OK' });
      const answers = (await Promise.all(flood)) as { status: string; failure?: unknown }[];
      const refused = answers.filter(({ status }) => status === 'ERROR');
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.length).toBeLessThan(answers.length);
      for (const { failure } of refused) {
        expect(failure).toMatchObject({ kind: 'tooMany', code: 'TOO_MANY_REQUESTS', params: { seconds: 1 } });
      }
      expect(await flooding[0]!.emitWithAck('doAction', action())).toMatchObject({ status: 'OK' });
      for (const socket of [...flooding, other]) socket.disconnect();
    });

    it('passes a conflict on with what it is about', async () => {
      const socket = await gateway.joined(people.ana);
      const answer = await socket.emitWithAck('doAction', action({ id: 'conflicting' }));
      expect(answer).toMatchObject({
        status: 'ERROR',
        failure: { kind: 'conflict', code: 'CONFLICT', rows: ['entry-3'] },
      });
    });

    it('refuses what is hopeless without asking the plan, and lives on', async () => {
      const socket = await gateway.joined(people.ana);
      const before = gateway.world.submitted.length;
      const payload = 'x'.repeat((SMALLEST?.maxBytes ?? 0) + 1);
      const bad: [unknown, string][] = [
        [action({ action: { type: 'FLY_TO_THE_MOON', payload: {} } }), 'ACTION_UNKNOWN'],
        [action({ action: { type: SMALLEST?.type, payload } }), 'ACTION_TOO_LARGE'],
        [action({ action: undefined }), 'REQUEST_INVALID'],
        [action({ baseSeq: -1 }), 'REQUEST_INVALID'],
        [action({ project: 'nothing' }), 'NOT_FOUND'],
        [action({ token: 'forged' }), 'TOKEN_INVALID'],
        [action({ token: people.luis.token }), 'TOKEN_INVALID'],
        [undefined, 'REQUEST_INVALID'],
        [[[[]]], 'REQUEST_INVALID'],
        ['x', 'REQUEST_INVALID'],
      ];
      for (const [message, code] of bad)
        expect(await refused(socket, 'doAction', message)).toEqual(['ERROR', code]);
      expect(gateway.world.submitted).toHaveLength(before);
      expect(socket.connected).toBe(true);
    });

    it('refuses a viewer who edits', async () => {
      const socket = await gateway.joined(people.luis);
      const answer = await socket.emitWithAck('doAction', action({ token: people.luis.token }));
      expect(answer.failure).toMatchObject({ code: 'ACTION_FORBIDDEN', params: { permission: 'editPlan' } });
    });

    it('bears messages that nobody knows, messages without a callback, and messages that are far too large', async () => {
      const socket = await gateway.joined(people.ana);
      socket.emit('formatDisk', { all: true });
      socket.emit('doAction');
      socket.emit('joinProject', 5);
      expect((await socket.emitWithAck('doAction', action())).status).toBe('OK');
      const closed = heard(socket, 'disconnect');
      socket.emit('doAction', { action: 'x'.repeat(MAX_SOCKET_BYTES + 100_000) });
      await closed;
      const next = await gateway.joined(people.ana);
      expect((await next.emitWithAck('doAction', action())).status).toBe('OK');
    });

    it.each([
      ['the close of a term', 'CLOSE_TERM_START'],
      ['a rollback', 'ROLLBACK_START'],
    ])('announces %s to the room, for those who may do it', async (_what, type) => {
      const [closer, viewer] = [await gateway.joined(people.ana), await gateway.joined(people.luis)];
      const start = { type, payload: {} };
      const told = heard<{ announcement: object }>(viewer, 'doAction');
      expect((await closer.emitWithAck('doAction', action({ action: start }))).status).toBe('OK');
      expect(await told).toMatchObject({
        fromServer: true,
        project: PROJECT,
        announcement: { type, userId: 'user-ana', name: 'ana Prueba' },
      });
      const byViewer = action({ action: start, token: people.luis.token });
      expect(await refused(viewer, 'doAction', byViewer)).toEqual(['ERROR', 'ACTION_FORBIDDEN']);
    });
  });

  it('says to who joins that a term is being closed, and gives signs of life for the closer who is there', async () => {
    const announce = (socket: Socket, type: string) =>
      socket.emitWithAck('doAction', action({ action: { type, payload: {} }, token: people.root.token }));
    const closer = await gateway.joined(people.root);
    const started = heard(closer, 'doAction');
    await announce(closer, 'CLOSE_TERM_START');
    await started;
    const other = await gateway.socket();
    const answer = await other.emitWithAck('joinProject', { token: people.luis.token, id: PROJECT });
    expect(answer.closing).toMatchObject({ userId: 'user-root', name: 'root Prueba' });
    const closes = gateway.part(RunningCloses);
    const { renewed } = gateway.world;
    const before = renewed.length;
    await closes.renewAll();
    expect(renewed.slice(before)).toEqual(['user-root']);
    const ended = heard(closer, 'doAction');
    await announce(closer, 'CLOSE_TERM_CANCELED');
    await ended;
    await closes.renewAll();
    expect(renewed).toHaveLength(before + 1);
    await announce(closer, 'CLOSE_TERM_START');
    const left = heard(other, 'userLeft');
    closer.disconnect();
    expect(await left).toMatchObject({ userId: 'user-root' });
    await closes.renewAll();
    expect(renewed).toHaveLength(before + 1);
    gateway.world.closing = null;
  });

  describe('when somebody goes to a row', () => {
    const root = { project: PROJECT, user: { id: 'user-root', firstName: 'root' } };

    it('tells the others on every gateway, and who joins later, until the row is left', async () => {
      const port = await gateway.gateway({ PORT: await freePort() });
      const [going, here, there] = [
        await gateway.joined(people.root),
        await gateway.joined(people.luis),
        await gateway.joined(people.luis, port),
      ];
      const own: unknown[] = [];
      going.on('presence', (message) => own.push(message));
      const told = Promise.all([heard(here, 'presence'), heard(there, 'presence')]);
      expect(await going.emitWithAck('presence', { project: PROJECT, row: 't1' })).toEqual({ status: 'OK' });
      expect(await told).toMatchObject(Array(2).fill({ ...root, row: 't1' }));
      const later = await gateway.socket();
      const join = () => later.emitWithAck('joinProject', { token: people.luis.token, id: PROJECT });
      expect((await join()).rows).toEqual([{ userId: 'user-root', row: 't1' }]);
      const left = heard(here, 'presence');
      going.disconnect();
      expect(await left).toMatchObject({ ...root, row: null });
      expect((await join()).rows).toEqual([]);
      expect(own).toEqual([]);
    });

    it('tells the last of many moves, and not every one', async () => {
      const [going, watching] = [await gateway.joined(people.root), await gateway.joined(people.luis)];
      const rows: unknown[] = [];
      const last = new Promise<void>((resolve) => {
        watching.on('presence', ({ row }: { row: string }) => {
          rows.push(row);
          if (row === 't99') resolve();
        });
      });
      for (let n = 0; n < 100; n++) going.emit('presence', { project: PROJECT, row: `t${n}` });
      await last;
      expect(rows[0]).toBe('t0');
      expect(rows.length).toBeLessThan(50);
      going.disconnect();
    });

    it('tells nothing of a project that was not joined, and refuses what is no row', async () => {
      const [outside, watching] = [await gateway.socket(), await gateway.joined(people.luis)];
      const heardOf: unknown[] = [];
      watching.on('presence', (message) => heardOf.push(message));
      await outside.emitWithAck('JoinIndependentUser', { token: people.root.token });
      await outside.emitWithAck('presence', { project: PROJECT, row: 't1' });
      const bad = [
        { project: PROJECT, row: '' },
        { project: PROJECT, row: 'x'.repeat(65) },
        { row: 't1' },
        null,
      ];
      for (const message of bad)
        expect(await refused(outside, 'presence', message)).toEqual(['ERROR', 'REQUEST_INVALID']);
      const joined = await gateway.joined(people.root);
      const told = heard(watching, 'presence');
      await joined.emitWithAck('presence', { project: PROJECT, row: 't2' });
      await told;
      expect(heardOf).toMatchObject([{ row: 't2' }]);
      joined.disconnect();
    });
  });

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

    it('has somebody whose roles changed join anew, and tells them what they are by now', async () => {
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
