import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  dashboardPdfTicket,
  previewProjectMail,
  sendProjectMail,
  setDigestSubscription,
} from '@plomada/contracts';
import { addDays, createPlan, defaultSettings, planDay } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, ServiceProcess } from '@plomada/testing';
import { type AppFailure, verifyInternal } from '@plomada/service-kit';
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
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let server: MailServer;
  let neighbours: Awaited<ReturnType<typeof startNeighbours>>;
  let service: ServiceProcess;
  let reports: Server;

  beforeAll(async () => {
    buildApp('notifications');
    server = await MailServer.start();
    config = await backingConfig();
    reports = createServer(servePdf).listen(0, '127.0.0.1');
    await once(reports, 'listening');
    const { port } = reports.address() as AddressInfo;
    const urls = { SMTP_URL: server.url, REPORTS_URL: `http://127.0.0.1:${port}` };
    Object.assign(config, { ...urls, PUBLIC_URL: 'https://obras.example' });
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
    reports?.close();
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  /** As the reports service hands out bytes: to who signs for them. */
  function servePdf({ url, headers }: IncomingMessage, response: ServerResponse): void {
    const { 'x-upload': ticket, 'x-upload-signature': signature } = headers;
    const isSigned = verifyInternal(config.TOKEN_SECRET, ticket, signature);
    if (url !== '/internal/dashboard-pdfs' || !isSigned) return void response.writeHead(401).end();
    const { fileId } = dashboardPdfTicket.parse(
      JSON.parse(Buffer.from(String(ticket), 'base64url').toString()),
    );
    if (fileId.startsWith('late')) return void response.writeHead(503).end();
    response.end(`%PDF-1.7 of ${fileId}`);
  }

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
    expect(text).toMatch(/- ana Soto: 0 de 1 cumplido\n {2}1 Muro <eje 3> — compromiso 80\s?%, avance 0\s?%/);
    expect(text).toContain('Restricciones atrasadas (1)\n- ana Soto: Falta r-ana');
    expect(html).toContain('Muro &lt;eje 3&gt;');
    expect(html).not.toContain('Muro <eje');
    expect(text).not.toContain('no se ha cerrado');
    expect(new Date(nextAt!).getUTCHours()).toBe(7);
    expect(server.received).toEqual([]);
  });

  it('is in the language that is asked for', async () => {
    const { subject, text } = await preview('torre', 'en');
    expect(subject).toBe('State of Torre torre: 1 task delayed, constraints: 1 delayed');
    expect(text).toContain('Commitments by responsible\n- ana Soto: 0 of 1 met');
  });

  it.each([
    ['es', 1, /hace 1 día, y no se ha cerrado\./],
    ['es', 3, /El corto plazo 1 terminó el [^,]+, hace 3 días, y no se ha cerrado\./],
    ['en', 1, /Short term 1 ended on [^,]+, 1 day ago, and has not been closed\./],
  ] as const)(
    'says of a term whose end has passed that nobody closed it: %s, %i',
    async (lang, days, said) => {
      known.plans.set('sin-cerrar', sitePlan(addDays(TODAY, -days), ['ana']));
      known.settings.set('sin-cerrar', settingsOf('sin-cerrar'));
      const { text, html } = await preview('sin-cerrar', lang);
      expect(text).toMatch(said);
      expect(html).toMatch(said);
    },
  );

  it('has whose mail it is at the head of its HTML, and at the end of its text', async () => {
    const { text, html } = await preview('torre');
    expect(html.indexOf('>Plomada<')).toBeGreaterThan(0);
    expect(html.indexOf('>Plomada<')).toBeLessThan(html.indexOf('Hola jefa:'));
    expect(text).toMatch(/^Hola jefa:/);
    expect(text).toMatch(/\nPlomada\n$/);
  });

  it('goes to who asks for it, as text and HTML, once a minute at most, and can be ended by its link', async () => {
    const began = Date.now();
    expect(await send('torre')).toEqual({ to: 'jefa@obra.cl' });
    const refusal = await send('torre').catch((failure: AppFailure) => failure);
    expect(refusal).toMatchObject({ kind: 'tooMany', code: 'MAIL_JUST_SENT' });
    const { seconds } = (refusal as AppFailure).params as { seconds: number };
    expect(seconds).toBeLessThanOrEqual(60);
    expect(seconds).toBeGreaterThanOrEqual(60 - Math.ceil((Date.now() - began) / 1000));
    expect(await send('torre', 'ana', 'en')).toEqual({ to: 'ana@obra.cl' });
    const { source } = await server.arrived('jefa@obra.cl');
    expect(source).toMatch(/^Content-Type: text\/plain/m);
    expect(source).toMatch(/^Content-Type: text\/html/m);
    expect(read((await server.arrived('ana@obra.cl')).source)).toContain('This is how Torre torre stands.');
    const token = /unsubscribe#token=([\w.-]+)/.exec(read(source))![1]!;
    expect(await neighbours.rpc.call(setDigestSubscription, { token, wanted: false })).toEqual({});
    expect(server.of('jefa@obra.cl')).toHaveLength(1);
  });

  it('brings the dashboard along in the language of its reader, and leaves without where there is none', async () => {
    for (const id of ['drawn', 'late', 'undrawn']) {
      known.plans.set(id, sitePlan(TODAY, ['ana']));
      known.settings.set(id, settingsOf(id));
    }
    known.drawn.add('drawn').add('late');
    for (const id of ['drawn', 'late', 'undrawn']) await send(id, `reader-${id}`, 'en');
    const { source } = await server.arrived('reader-drawn@obra.cl');
    expect(source).toMatch(/^Content-Type: application\/pdf; name="Torre drawn.pdf"/m);
    expect(source).toContain(Buffer.from('%PDF-1.7 of drawn-en').toString('base64'));
    for (const id of ['late', 'undrawn']) {
      const without = (await server.arrived(`reader-${id}@obra.cl`)).source;
      expect(without).toContain('text/html');
      expect(without).not.toContain('application/pdf');
    }
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
