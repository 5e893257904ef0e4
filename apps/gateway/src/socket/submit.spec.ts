import { actionApplied, MAX_SOCKET_BYTES } from '@plomada/contracts';
import { describeWithBacking } from '@plomada/testing';
import type { Socket } from 'socket.io-client';
import { edit, refused, SMALLEST } from '../testing/messages';
import { type People, PROJECT } from '../testing/people';
import { heard, RunningGateway } from '../testing/running-gateway';

const LUIS = { userId: 'user-luis', name: 'luis', firstName: 'luis', lastName: '' };

describeWithBacking('actions over the socket', () => {
  let gateway: RunningGateway;
  let people: People;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    ({ people } = gateway.world);
  });
  afterAll(() => gateway?.stop());

  const action = (change: object = {}) => edit(people.ana, change);

  describe('when somebody acts', () => {
    it('brings the action to its plan with the actor whom the token names, and answers the seq', async () => {
      const socket = await gateway.joined(people.ana);
      const baseAt = '2026-03-02T09:00:00.000Z';
      const answer = await socket.emitWithAck('doAction', action({ baseAt }));
      expect(answer).toEqual({
        status: 'OK',
        projectUpdatedAt: '2026-03-02T10:00:00.000Z',
        seq: gateway.world.seq,
      });
      expect(gateway.world.submitted.at(-1)).toMatchObject({
        id: 'action-1',
        projectId: PROJECT,
        baseSeq: 7,
        baseAt,
        actor: { userId: 'user-ana', name: 'ana Prueba', roles: ['facilitator', 'projectAdmin'] },
      });
    });

    it('takes an action that does not say what it is based on as based on what its socket was last told', async () => {
      const { seq } = gateway.world;
      const socket = await gateway.joined(people.ana);
      const said = () => gateway.world.submitted.at(-1)?.baseSeq;
      const unsaid = action({ baseSeq: undefined });
      await socket.emitWithAck('doAction', unsaid);
      expect(said()).toBe(seq);
      const relayed = heard(socket, 'doAction');
      const entry = {
        ...{ projectId: PROJECT, seq: 12, actionId: 'a12', type: 'ADD_TASK', changes: [] },
        ...{ actor: LUIS, at: '2026-03-02T10:00:00.000Z' },
      };
      await gateway.events.publish(actionApplied, { projectId: PROJECT, entry });
      await relayed;
      await socket.emitWithAck('doAction', unsaid);
      expect(said()).toBe(12);
      await socket.emitWithAck('doAction', action({ baseSeq: 3 }));
      expect(said()).toBe(3);
    });

    it('refuses an action that says no base, of a plan that its socket was told nothing of', async () => {
      const socket = await gateway.socket();
      expect(await refused(socket, 'doAction', action({ baseSeq: undefined }))).toEqual([
        'ERROR',
        'REQUEST_INVALID',
      ]);
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
      const unidentified = next();
      socket.emit('doAction', { id: { any: 'thing' } });
      expect(await unidentified).toMatchObject({ id: null, failure: { code: 'REQUEST_INVALID' } });
      await socket.emitWithAck('doAction', action());
      expect(answers).toHaveLength(3);
    });

    it('believes nothing that an action says of its author, its project or their roles', async () => {
      const socket = await gateway.joined(people.ana);
      const luis = { userId: 'user-luis', name: 'luis', firstName: 'l', lastName: '', roles: ['root'] };
      const forged = {
        actor: luis,
        acceptedBy: luis,
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
      const inside = { type: SMALLEST.type, payload, ...forged };
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
        action: { type: SMALLEST.type, payload },
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
      const payload = 'x'.repeat(SMALLEST.maxBytes + 1);
      const bad: [unknown, string][] = [
        [action({ action: { type: 'FLY_TO_THE_MOON', payload: {} } }), 'ACTION_UNKNOWN'],
        [action({ action: { type: SMALLEST.type, payload } }), 'ACTION_TOO_LARGE'],
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
});
