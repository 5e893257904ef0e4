import { type KeptLine, mailProtocol, type MinutesAnswer } from '@plomada/contracts';
import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';
import { known, memberOf, settingsOf, startNeighbours } from '../testing/neighbours';
import { read } from '../testing/read-mail';

const person = (id: string, userId: string | null, email: string, isActive = true) => ({
  ...{ id, userId, email, isActive, firstName: id, lastName: 'Soto', company: '', function: '' },
  role: 'user' as const,
});
const cause = { id: 'c1', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia <fuerte>' };
const task = (id: string, values: object) => ({
  ...newTask({ id, text: `Muro ${id}`, index: 0, start: '2026-03-02', end: '2026-03-05' }),
  ...{ responsibles: ['ana'], commitment: 0.5, ...values },
});
const plan: Plan = {
  ...createPlan(defaultSettings('Torre', '2026-03-02'), 'term-1'),
  tasks: Table.of([task('norte', { progress: 0.5 }), task('sur', { causes: [cause] })]),
  responsibles: Table.of([
    person('ana', 'ana', 'old@obra.cl'),
    person('luis', null, 'luis@contratista.cl'),
    person('gone', 'gone', 'gone@obra.cl'),
    person('out', 'out', 'out@obra.cl'),
    person('blank', null, ''),
    person('idle', null, 'idle@obra.cl', false),
  ]),
};

const line = (id: string, values: Partial<KeptLine>): KeptLine => ({
  ...{ id, kind: 'decision', about: null, aboutName: '', text: '', until: null },
  ...values,
});
const MINUTES: MinutesAnswer = {
  minutes: {
    ...{ number: 1, date: '2026-03-06', version: 3 },
    ...{ startedAt: '2026-03-06T15:00:00.000Z', endedAt: '2026-03-06T15:42:00.000Z' },
    attendance: [
      { id: 'ana', name: 'ana Soto', company: '', isGuest: false, isPresent: true },
      { id: 'g1', name: 'Rosa Díaz', company: 'Bombas <Sur>', isGuest: true, isPresent: true },
      { id: 'luis', name: 'luis Soto', company: '', isGuest: false, isPresent: false },
    ],
    said: [
      line('buy', { text: 'Comprar la bomba', until: '2026-03-13' }),
      line('luis', { kind: 'note', about: 'luis', aboutName: 'luis Soto', text: 'Viene el lunes' }),
    ],
    outcomes: [{ id: 'crane', isDone: false }],
    savedAt: '2026-03-06T15:43:00.000Z',
    savedBy: { userId: 'jefa', name: 'Eva Rojas' },
  },
  open: [{ ...line('crane', { text: 'Arrendar la grúa' }), termNumber: 1, date: '2026-03-02' }],
};

describeWithBacking('the protocol of a meeting', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let server: MailServer;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let service: ServiceProcess;

  beforeAll(async () => {
    buildApp('notifications');
    server = await MailServer.start();
    const own = { SMTP_URL: server.url, PUBLIC_URL: 'https://obras.example' };
    config = Object.assign(await backingConfig(), own);
    neighbours = await startNeighbours(config);
    service = await ServiceProcess.start('notifications', config);
    known.plans.set('torre', plan);
    known.settings.set('torre', settingsOf('torre'));
    known.minutes.set('torre', MINUTES);
    known.members = [memberOf('ana', 'en'), memberOf('out', 'es')];
    known.excluded.add('out');
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await neighbours?.close();
    await server?.close();
    known.excluded.clear();
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  const mail = (id: string, to: readonly string[], projectId = 'torre', values: object = {}) =>
    neighbours.rpc.call(mailProtocol, {
      ...{ id, projectId, to: [...to], reviewed: 1, version: 3 },
      by: { userId: 'jefa', name: 'Eva Rojas', firstName: 'Eva', lastName: 'Rojas', roles: ['projectAdmin'] },
      ...values,
    });

  it('tells each reader in their language what the plan itself has of the week, and what was said', async () => {
    expect(await mail('m1', ['ana', 'luis'])).toEqual({ sent: 2, unreached: [] });
    const english = read((await server.arrived('ana@obra.cl')).source);
    expect(english).toContain(
      'Minutes of the weekly meeting of Torre torre on 6 March 2026, which took 42 minutes.',
    );
    expect(english).toContain('Short term 1: 1 of 2 commitments met, PPC pending.');
    expect(english).toContain('ana Soto: 1 of 2 met');
    expect(english).toContain('Not met (promised 50%, done 0%)');
    expect(english).toContain('Clima · Obra: Lluvia &lt;fuerte&gt;');
    expect(english).toContain('Present: ana Soto, Rosa Díaz (Bombas &lt;Sur&gt;).');
    expect(english).toContain('Absent: luis Soto.');
    const spanish = read((await server.arrived('luis@contratista.cl')).source);
    expect(spanish).toContain('Decisiones\r\n- Comprar la bomba\r\n  Hasta el 13 de marzo de 2026.');
    expect(spanish).toContain('Notas\r\n- luis Soto: Viene el lunes');
    expect(spanish).toContain('- Arrendar la grúa\r\n  No hecha: sigue pendiente.');
    expect(spanish).toContain('https://obras.example/minutes?project=torre&term=1&date=2026-03-06');
    expect(spanish).toContain('Eva Rojas te la envió');
  });

  it('goes to nobody who has left, does not see the project or has no address, and says so', async () => {
    const { sent, unreached } = await mail('m2', ['gone', 'out', 'blank', 'idle', 'nadie']);
    expect(sent).toBe(0);
    expect(unreached).toEqual([
      { id: 'gone', why: 'left' },
      { id: 'out', why: 'excluded' },
      { id: 'blank', why: 'address' },
      { id: 'idle', why: 'unknown' },
      { id: 'nadie', why: 'unknown' },
    ]);
  });

  it('goes once to each, however often the same mailing is asked for', async () => {
    server.received.length = 0;
    await mail('m3', ['luis', 'luis']);
    await mail('m3', ['luis']);
    for (const id of ['m4', 'm5', 'm6', 'm7']) await mail(id, ['ana']);
    await eventually(() => server.of('ana@obra.cl').length === 4);
    expect(server.of('luis@contratista.cl')).toHaveLength(1);
  });

  it('is refused where nothing was written down, and where somebody wrote something else since', async () => {
    known.plans.set('empty', plan);
    known.settings.set('empty', settingsOf('empty'));
    await expect(mail('m9', ['luis'], 'empty')).rejects.toMatchObject({ code: 'MINUTES_NONE' });
    await expect(mail('m9', ['luis'], 'torre', { version: 2 })).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'MINUTES_STALE', params: { name: 'Eva Rojas' } },
    });
  });

  it('is refused under the id of a mailing that says something else', async () => {
    await mail('m10', ['ana']);
    const newer = { ...MINUTES, minutes: { ...MINUTES.minutes!, version: 4 } };
    known.minutes.set('torre', newer);
    await expect(mail('m10', ['ana'], 'torre', { version: 4 })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'ACTION_ID_TAKEN',
    });
    known.minutes.set('torre', MINUTES);
  });

  it('is of no project that is not there', async () => {
    await expect(mail('m8', ['luis'], 'nada')).rejects.toMatchObject({ kind: 'notFound' });
  });
});
