import {
  digestSubscriptionOf,
  notificationsFor,
  planDescribed,
  projectPurged,
  type ProjectSettings,
  setDigestSubscription,
} from '@plomada/contracts';
import {
  addDays,
  type CivilDate,
  createPlan,
  defaultSettings,
  newTask,
  type Plan,
  planDay,
  type Restriction,
  Table,
} from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { Queue } from 'bullmq';
import { type Connection, createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';
import { known, memberOf, settingsOf, startNeighbours } from '../testing/neighbours';
import { read } from '../testing/read-mail';

const TODAY = planDay(new Date().toISOString());

type Given = Partial<Restriction> & Pick<Restriction, 'id' | 'responsible' | 'required'>;

function planWith(restrictions: readonly Given[], workingDays = '1111111'): Plan {
  const settings = { ...defaultSettings('Torre', addDays(TODAY, -30)), workingDays };
  const start = addDays(TODAY, 1);
  const person = (id: string, userId: string | null, email: string) => ({
    id,
    userId,
    email,
    firstName: id,
    lastName: 'Soto',
    company: '',
    function: '',
    role: 'user' as const,
    isActive: true,
  });
  return {
    ...createPlan(settings, 'term-1'),
    tasks: Table.of([
      newTask({ id: 'A', text: 'Muro <eje 3>', index: 0, start, end: addDays(start, 5), duration: 5 }),
    ]),
    responsibles: Table.of([
      person('ana', 'ana', 'old@obra.cl'),
      person('luis', null, 'luis@contratista.cl'),
      person('gone', 'gone', 'gone@obra.cl'),
    ]),
    restrictions: Table.of(
      restrictions.map((values) => ({
        taskIds: ['A'],
        family: 'Materiales',
        type: 1,
        detail: `Restricción ${values.id}`,
        comments: '',
        created: addDays(TODAY, -10),
        commited: null,
        released: null,
        releasedTerm: null,
        inProcess: false,
        ...values,
      })),
    ),
  };
}

const headerOf = (source: string, name: string): string =>
  new RegExp(`^${name}:\\s+((?:.|\\r\\n[ \\t])*)`, 'mi').exec(source)?.[1]?.replace(/\r\n\s/g, '') ?? '';

describeWithBacking('digests', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let server: MailServer;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let services: ServiceProcess[];
  let database: Connection;
  let queue: Queue;

  beforeAll(async () => {
    buildApp('notifications');
    server = await MailServer.start();
    config = Object.assign(await backingConfig(), {
      SMTP_URL: server.url,
      PUBLIC_URL: 'https://obras.example',
      DIGEST_LOOK_MS: 30,
    });
    neighbours = await startNeighbours(config);
    services = [
      await ServiceProcess.start('notifications', config),
      await ServiceProcess.start('notifications', config),
    ];
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const connection = { url: config.REDIS_URL };
    queue = new Queue('mail', { connection, prefix: `${config.PLOMADA_PREFIX}-bull` });
    known.members = [memberOf('ana', 'en'), memberOf('jefa', 'es')];
  });
  afterAll(async () => {
    await Promise.all((services ?? []).map((service) => service.kill('SIGTERM')));
    await neighbours?.close();
    await queue?.close();
    await server?.close();
    await database?.dropDatabase();
    await database?.close();
  });
  // Mails of the test before are on their way still when it looked for none.
  beforeEach(async () => {
    await settled();
    server.received.length = 0;
  });

  const projects = () => database.collection<{ _id: string; dueAt: Date | null }>('digest_projects');
  const readers = () => database.collection('digest_readers');

  /** A project that planning has told of. */
  async function follow(id: string, plan: Plan, emails: Partial<ProjectSettings['emails']> = {}) {
    known.plans.set(id, plan);
    known.settings.set(id, settingsOf(id, emails));
    await neighbours.edited(id);
    await eventually(() => projects().findOne({ _id: id }));
  }
  /** Its hour strikes, and what is to be done then is done. */
  async function strike(id: string, ago = 0) {
    const dueAt = new Date(Date.now() - ago);
    await projects().updateOne({ _id: id }, { $set: { dueAt } });
    await eventually(
      async () => (await projects().findOne({ _id: id }))?.dueAt?.getTime() !== dueAt.getTime(),
    );
  }
  /** What was told today was told yesterday, and the queue knows the mails of today no more. */
  async function sleep(projectId: string) {
    await readers().updateMany({ projectId }, { $set: { day: addDays(TODAY, -1) } });
    await queue.clean(0, 1000, 'completed');
  }
  /** Mails that were queued have arrived once a later one has. */
  async function settled() {
    const id = `end-${Math.random().toString(36).slice(2)}`;
    await follow(id, planWith([{ id: 'r', responsible: 'luis', required: TODAY }]));
    await strike(id);
    const isLast = ({ source }: { source: string }) => source.includes(id);
    await eventually(() => server.received.some(isLast));
    const rest = server.received.filter((mail) => !isLast(mail));
    server.received.splice(0, server.received.length, ...rest);
  }
  const due = (days: number): CivilDate => addDays(TODAY, days);

  it('are one mail a person, however many processes look, in the language of each', async () => {
    const restrictions = [
      { id: 'late', responsible: 'ana', required: due(-3) },
      { id: 'soon', responsible: 'ana', required: due(2), commited: due(2) },
      { id: 'far', responsible: 'ana', required: due(30) },
      { id: 'his', responsible: 'luis', required: due(0) },
      { id: 'past', responsible: 'gone', required: due(-1) },
    ];
    await follow('uno', planWith(restrictions));
    await strike('uno');
    const { source } = await server.arrived('ana@obra.cl');
    const text = read(source);
    expect(text).toMatch(/^Content-Type: text\/plain/m);
    expect(text).toMatch(/^Content-Type: text\/html/m);
    expect(headerOf(source, 'Subject')).toBe('Your constraints in Torre uno: 1 delayed, 1 due soon, 1 new');
    expect(text).toContain('- Restricción late · Materiales (new) — 1 Muro <eje 3>');
    expect(text).toContain('Muro &lt;eje 3&gt;');
    expect(text).toContain('Not in time for its task, which needs it on ');
    expect(text).toMatch(/Short term 1 ended on .*, 24 days ago, and has not been closed\./);
    expect(text).toContain('https://obras.example/restrictions?project=uno&is.responsible=ana');
    const spanish = read((await server.arrived('luis@contratista.cl')).source);
    expect(spanish).toContain('Hola luis:');
    expect(spanish).toContain('Vence hoy, ');
    expect(spanish).toMatch(/El corto plazo 1 terminó el .*, hace 24 días, y no se ha cerrado\./);
    await settled();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(['ana@obra.cl', 'luis@contratista.cl']);
  });

  it('are on the screen too, in numbers, of who has an account', async () => {
    const restrictions = [
      { id: 'late', responsible: 'ana', required: due(-3) },
      { id: 'far', responsible: 'ana', required: due(30) },
      { id: 'his', responsible: 'luis', required: due(0) },
    ];
    await follow('aviso', planWith(restrictions), { copies: ['jefa'] });
    await strike('aviso');
    const shownTo = async (userId: string) => {
      const request = { projectId: 'aviso', userId, roles: ['projectAdmin' as const] };
      return (await neighbours.rpc.call(notificationsFor, request)).notifications;
    };
    const told = await shownTo('ana');
    expect(told).toMatchObject([
      { type: 'RESTRICTIONS_DUE', params: { late: 1, dueSoon: 0, newlyTheirs: 1 } },
    ]);
    await readers().deleteMany({ projectId: 'aviso' });
    await strike('aviso');
    expect(await shownTo('ana')).toEqual(told);
    expect(await shownTo('jefa')).toEqual([]);
  });

  it('go to those in copy with everybody’s restrictions, in one mail', async () => {
    const restrictions = [
      { id: 'hers', responsible: 'ana', required: due(0) },
      { id: 'his', responsible: 'luis', required: due(-1) },
    ];
    await follow('copia', planWith(restrictions), { copies: ['jefa', 'ana'] });
    await strike('copia');
    const text = read((await server.arrived('jefa@obra.cl')).source);
    expect(text).toContain('- luis Soto: Restricción his');
    expect(text).toContain('- ana Soto: Restricción hers');
    await settled();
    expect(server.of('ana@obra.cl')).toHaveLength(1);
  });

  it('are none of who was taken out of the project, as responsible or in copy', async () => {
    known.excluded.add('ana').add('jefa');
    await follow('left', planWith([{ id: 'r', responsible: 'ana', required: due(-1) }]), {
      copies: ['jefa'],
    });
    await strike('left');
    await settled();
    known.excluded.clear();
    expect(server.received).toEqual([]);
    expect(await database.collection('notifications').countDocuments({ projectId: 'left' })).toBe(0);
  });

  it('to those without an account are a hundred at a time', async () => {
    const plan = planWith([]);
    const [, luis] = plan.responsibles.rows;
    const strangers = Array.from({ length: 103 }, (_, n) => ({
      ...luis!,
      id: `s${n}`,
      email: `s${n}@obra.cl`,
    }));
    const restrictions = strangers.map(({ id }) => ({ id: `r-${id}`, responsible: id, required: due(-1) }));
    await follow('many', {
      ...planWith(restrictions),
      responsibles: Table.of([...plan.responsibles.rows, ...strangers]),
    });
    await strike('many');
    expect(await readers().countDocuments({ projectId: 'many' })).toBe(100);
    await settled();
  });

  it('never come twice a day, not even when it is lost that one left', async () => {
    await follow('dos', planWith([{ id: 'r', responsible: 'luis', required: due(0) }]));
    await strike('dos');
    await server.arrived('luis@contratista.cl');
    await strike('dos');
    // As after the end of a process that had queued the mail and noted nothing.
    await readers().deleteMany({ projectId: 'dos' });
    await strike('dos');
    await settled();
    expect(server.received).toHaveLength(1);
  });

  it('are not sent again when a process ended while the mail server had one', async () => {
    const none = { items: [], count: 0 };
    const content = { template: 'restrictions-digest', projectName: 'Torre', firstName: 'x', path: '/' };
    const data = {
      to: 'cut@obra.cl',
      lang: 'es',
      correlationId: 'cut',
      content: {
        ...content,
        isCopy: false,
        late: none,
        dueSoon: none,
        newlyTheirs: none,
        unsubscribeToken: '',
      },
    };
    const job = await queue.add('send', data, { delay: 300, removeOnComplete: true });
    await job.updateProgress(1);
    await eventually(async () => !(await queue.getJob(job.id!)));
    expect(server.received).toEqual([]);
  });

  it('say nothing when there is nothing to say: what was new was told', async () => {
    await follow('nada', planWith([{ id: 'far', responsible: 'luis', required: due(30) }]));
    await strike('nada');
    expect(read((await server.arrived('luis@contratista.cl')).source)).toContain('1 nueva');
    await sleep('nada');
    await strike('nada');
    await settled();
    expect(server.received).toHaveLength(1);
    const two = [
      { id: 'far', responsible: 'luis', required: due(30) },
      { id: 'next', responsible: 'luis', required: due(40) },
    ];
    known.plans.set('nada', planWith(two));
    await sleep('nada');
    await strike('nada');
    const second = await eventually(() => server.received[1]);
    expect(read(second.source)).not.toContain('Restricción far');
  });

  it('end with one click for that person and project, and come again when wanted', async () => {
    await follow('fin', planWith([{ id: 'r', responsible: 'luis', required: due(-1) }]));
    await strike('fin');
    const { source } = await server.arrived('luis@contratista.cl');
    expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const [, token = ''] =
      /^<https:\/\/obras\.example\/api\/restrictions_digest\/unsubscribe\/([^>]+)>$/.exec(
        headerOf(source, 'List-Unsubscribe'),
      ) ?? [];
    expect(read(source)).toContain(`https://obras.example/unsubscribe#token=${token}`);
    const about = { projectName: 'Torre fin', address: 'l…@contratista.cl', lang: 'es' };
    const state = (asked = token) => neighbours.rpc.call(digestSubscriptionOf, { token: asked });
    expect(await state()).toEqual({ ...about, wanted: true });
    await neighbours.rpc.call(setDigestSubscription, { token, wanted: false });
    expect(await state()).toEqual({ ...about, wanted: false });
    await sleep('fin');
    await strike('fin');
    await settled();
    expect(server.received).toHaveLength(1);
    const forged = neighbours.rpc.call(setDigestSubscription, {
      token: `${token.slice(0, -4)}AAAA`,
      wanted: true,
    });
    await expect(forged).rejects.toMatchObject({ kind: 'notFound' });
    const unknown = state(`${token.slice(0, -4)}AAAA`);
    await expect(unknown).rejects.toMatchObject({ kind: 'notFound', code: 'DIGEST_LINK_INVALID' });
    await neighbours.rpc.call(setDigestSubscription, { token, wanted: true });
    await strike('fin');
    await settled();
    expect(server.received).toHaveLength(1);
    await sleep('fin');
    await strike('fin');
    await eventually(() => server.received[1]);
  });

  it('are ended by no link of who is of the project no more, or of a project that is gone', async () => {
    await follow('ex', planWith([{ id: 'r', responsible: 'luis', required: due(-1) }]));
    await strike('ex');
    const { source } = await server.arrived('luis@contratista.cl');
    const token = /unsubscribe#token=([\w.-]+)/.exec(read(source))![1]!;
    const state = () => neighbours.rpc.call(digestSubscriptionOf, { token });
    expect(await state()).toMatchObject({ projectName: 'Torre ex', wanted: true });
    const plan = known.plans.get('ex')!;
    known.plans.set('ex', { ...plan, responsibles: Table.of([]), restrictions: Table.of([]) });
    await expect(state()).rejects.toMatchObject({ code: 'DIGEST_LINK_INVALID' });
    known.plans.set('ex', plan);
    known.settings.delete('ex');
    await expect(state()).rejects.toMatchObject({ code: 'DIGEST_LINK_INVALID' });
  });

  it('leave on the plan’s working days where nobody chose, and no longer than half a day late', async () => {
    const urgent: Given[] = [{ id: 'r', responsible: 'luis', required: due(-1) }];
    const today = new Date(TODAY).getUTCDay();
    const resting = [...'1111111'].map((mark, day) => (day === today ? '0' : mark)).join('');
    const unchosen = { chosen: false, days: [] };
    await follow('resting', planWith(urgent, resting), unchosen);
    await follow('working', planWith(urgent), unchosen);
    await follow('late', planWith(urgent));
    await strike('resting');
    await strike('late', 13 * 3_600_000);
    await strike('working');
    await settled();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.source).toContain('Torre working');
  });

  it('leave by the clock where the project is, while nobody chose another', async () => {
    const zone = 'Pacific/Kiritimati';
    await follow('lejos', planWith([]), { chosen: false, days: [] });
    await follow('fija', planWith([]));
    const dueOf = async (id: string) => (await projects().findOne({ _id: id }))!.dueAt!.getTime();
    const [free, chosen] = [await dueOf('lejos'), await dueOf('fija')];
    for (const projectId of ['lejos', 'fija']) {
      await neighbours.events.publish(planDescribed, { projectId, seq: 1, timeZone: zone });
    }
    await eventually(async () => (await dueOf('lejos')) !== free);
    const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
    expect(hour.format(await dueOf('lejos'))).toBe('07');
    expect(await dueOf('fija')).toBe(chosen);
  });

  it('are none of a project that was deleted, of which nothing stays in the end', async () => {
    await follow('ida', planWith([{ id: 'r', responsible: 'luis', required: due(-1) }]));
    await strike('ida');
    await server.arrived('luis@contratista.cl');
    await sleep('ida');
    known.settings.delete('ida');
    await strike('ida');
    expect(await projects().findOne({ _id: 'ida' })).toBeNull();
    await neighbours.events.publish(projectPurged, { projectId: 'ida', businessId: 'b1' });
    await eventually(async () => (await readers().countDocuments({ projectId: 'ida' })) === 0);
    await settled();
    expect(server.received).toHaveLength(1);
  });
});
