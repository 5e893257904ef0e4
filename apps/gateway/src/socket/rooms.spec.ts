import { describeWithBacking, eventually, freePort } from '@plomada/testing';
import { refused } from '../testing/messages';
import { type People, PROJECT } from '../testing/people';
import { heard, RunningGateway } from '../testing/running-gateway';

describeWithBacking('the room of a project', () => {
  let gateway: RunningGateway;
  let people: People;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
    ({ people } = gateway.world);
  });
  afterAll(() => gateway?.stop());

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

    it('notes that a visit begins or goes on in one more window, and each time that one is left', async () => {
      const notes = () => gateway.world.asked.filter((line) => line.startsWith('visit user-root'));
      const noted = async (...lines: readonly string[]) => {
        await eventually(() => notes().length >= lines.length);
        expect(notes()).toEqual(lines.map((line) => `visit user-root ${PROJECT}${line}`));
      };
      const first = await gateway.joined(people.root);
      await noted('');
      const second = await gateway.joined(people.root);
      await noted('', ' still');
      second.disconnect();
      await noted('', ' still', ' left');
      first.disconnect();
      await noted('', ' still', ' left', ' left');
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
});
