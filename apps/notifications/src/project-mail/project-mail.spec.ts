import { previewProjectMail, sendProjectMail, setDigestSubscription } from '@plomada/contracts';
import { createPlan, defaultSettings, planDay } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, ServiceProcess } from '@plomada/testing';
import { createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';
import { known, memberOf, settingsOf, startNeighbours } from '../testing/neighbours';
import { read } from '../testing/read-mail';
import { sitePlan } from '../testing/site-plan';

const TODAY = planDay(new Date().toISOString());
const reader = (userId: string, lang: 'es' | 'en' = 'es') => ({
  ...{ userId, lang, email: `${userId}@obra.cl`, firstName: userId },
});

describeWithBacking('the mail of a project’s state', () => {
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
    known.members = [memberOf('ana', 'en'), memberOf('jefa', 'es')];
    known.plans.set('torre', sitePlan(TODAY, ['ana']));
    known.settings.set('torre', settingsOf('torre'));
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await neighbours?.close();
    await server?.close();
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  const preview = (projectId: string, lang: 'es' | 'en' = 'es') =>
    neighbours.rpc.call(previewProjectMail, { projectId, reader: reader('jefa', lang) });
  const send = (projectId: string, userId = 'jefa', lang: 'es' | 'en' = 'es') =>
    neighbours.rpc.call(sendProjectMail, { projectId, reader: reader(userId, lang) });

  it('is shown as it would leave: figures, what is late, who promised what, and restrictions', async () => {
    const { subject, text, html, nextAt } = await preview('torre');
    expect(subject).toBe('Estado de Torre torre: 1 tarea atrasada, restricciones: 1 atrasada');
    expect(text).toContain('PPC: — (sin cierres)');
    expect(text).toContain('Compromisos: 0 de 1 (corto plazo 1)');
    expect(text).toContain('Tareas atrasadas (1)\n- 2 Losa\n  Debía terminar el');
    expect(text).toMatch(
      /- ana Soto: 0 de 1 cumplidos\n {2}1 Muro <eje 3> — compromiso 80\s?%, avance 0\s?%/,
    );
    expect(text).toContain('Restricciones atrasadas (1)\n- ana Soto: Falta r-ana');
    expect(html).toContain('Muro &lt;eje 3&gt;');
    expect(html).not.toContain('Muro <eje');
    expect(new Date(nextAt!).getUTCHours()).toBe(7);
    expect(server.received).toEqual([]);
  });

  it('is in the language that is asked for', async () => {
    const { subject, text } = await preview('torre', 'en');
    expect(subject).toBe('State of Torre torre: 1 task delayed, constraints: 1 delayed');
    expect(text).toContain('Commitments by responsible\n- ana Soto: 0 of 1 met');
  });

  it('goes to who asks for it, as text and HTML, once a minute at most, and can be ended by its link', async () => {
    // Not across the change of a minute.
    while (new Date().getUTCSeconds() > 50) await new Promise((later) => setTimeout(later, 500));
    expect(await send('torre')).toEqual({ to: 'jefa@obra.cl' });
    await expect(send('torre')).rejects.toMatchObject({ kind: 'tooMany', code: 'MAIL_JUST_SENT' });
    expect(await send('torre', 'ana', 'en')).toEqual({ to: 'ana@obra.cl' });
    const { source } = await server.arrived('jefa@obra.cl');
    expect(source).toMatch(/^Content-Type: text\/plain/m);
    expect(source).toMatch(/^Content-Type: text\/html/m);
    expect(read((await server.arrived('ana@obra.cl')).source)).toContain('This is how Torre torre stands.');
    const token = /unsubscribe#token=([\w.-]+)/.exec(read(source))![1]!;
    expect(await neighbours.rpc.call(setDigestSubscription, { token, wanted: false })).toEqual({});
    expect(server.of('jefa@obra.cl')).toHaveLength(1);
  });

  it('is refused of a project without work, and of none that was deleted', async () => {
    known.plans.set('empty', createPlan(defaultSettings('Vacía', TODAY), 'term-1'));
    known.settings.set('empty', settingsOf('empty'));
    await expect(preview('empty')).rejects.toMatchObject({ kind: 'conflict', code: 'NOTHING_TO_MAIL' });
    await expect(send('empty')).rejects.toMatchObject({ code: 'NOTHING_TO_MAIL' });
    await expect(send('deleted')).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('says when no mail leaves: a schedule without days', async () => {
    known.settings.set('quiet', settingsOf('quiet', { days: [] }));
    known.plans.set('quiet', sitePlan(TODAY, ['ana']));
    expect((await preview('quiet')).nextAt).toBeNull();
  });
});
