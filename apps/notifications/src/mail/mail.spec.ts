import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { deadMails, dropMail, mailsForOperators, retryMail, sendMail } from '@plomada/contracts';
import { KitModule, RpcClient } from '@plomada/service-kit';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { Queue } from 'bullmq';
import { createConnection } from 'mongoose';
import { MailServer } from '../testing/mail-server';

const TOKEN = 'T'.repeat(43);

describeWithBacking('mails', () => {
  let config: Awaited<ReturnType<typeof backingConfig>> & Record<string, unknown>;
  let folder: string;
  let server: MailServer;
  let probe: INestApplicationContext;
  let service: ServiceProcess;

  const invitation = (scopeName: string, invitedBy = 'Ana') =>
    ({ template: 'invitation', token: TOKEN, scopeName, invitedBy, days: 7 }) as const;
  const send = (to: string, content: object, lang: 'es' | 'en' = 'es') =>
    probe.get(RpcClient).call(sendMail, { id: randomUUID(), to, lang, content: content as never });

  beforeAll(async () => {
    buildApp('notifications');
    folder = mkdtempSync(join(tmpdir(), 'mails-'));
    server = await MailServer.start();
    config = Object.assign(await backingConfig(), {
      SMTP_URL: server.url,
      PUBLIC_URL: 'https://obras.example',
      MAIL_ATTEMPTS: 3,
      MAIL_RETRY_MS: 10,
    });
    service = await ServiceProcess.start('notifications', config);
    @Module({ imports: [KitModule.forRoot({ name: 'probe', config })] })
    class ProbeModule {}
    probe = await NestFactory.createApplicationContext(ProbeModule, { logger: false });
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await probe?.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  it('go out in the language of their reader, as text and as HTML, with the link of this installation', async () => {
    const reset = { template: 'password-reset', userId: 'u-1', token: TOKEN, firstName: 'Ana', minutes: 60 };
    await send('ana@example.org', reset);
    await send('eve@example.org', reset, 'en');
    const spanish = (await server.arrived('ana@example.org')).source;
    expect(spanish).toMatch(/^Subject: .*Cambia/m);
    expect(spanish).toMatch(/^Content-Type: text\/plain/m);
    expect(spanish).toMatch(/^Content-Type: text\/html/m);
    const unfolded = spanish.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(unfolded).toContain(`https://obras.example/reset_password/u-1#token=${TOKEN}`);
    expect((await server.arrived('eve@example.org')).source).toMatch(/^Subject: Change your/m);
  });

  it('are no way to smuggle markup, headers or receivers in', async () => {
    const evil = '<script>alert(1)</script>\r\nBcc: victim@example.org\r\n\r\nx';
    await send('luis@example.org', invitation(evil, evil));
    const { to, source } = await server.arrived('luis@example.org');
    expect(to).toEqual(['luis@example.org']);
    expect(source).not.toMatch(/^Bcc:/im);
    const html = source.slice(source.indexOf('text/html')).replaceAll('=\r\n', '');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  it('that ask for support go to whoever helps, and their answer to who asks', async () => {
    const support = {
      template: 'support-request',
      topic: 'technical',
      text: 'No veo mi semana\n\n<b>Bcc: x@example.org</b>',
      from: { name: 'Ana', email: 'ana@example.org' },
      project: { name: 'Torre', code: 'T-1', business: 'Constructora' },
      screen: '/gantt',
      version: '4.15.4',
    };
    await send('ayuda@example.org', support);
    const { to, source } = await server.arrived('ayuda@example.org');
    expect(to).toEqual(['ayuda@example.org']);
    expect(source).toMatch(/^Reply-To: <?ana@example.org>?\r$/m);
    expect(source).not.toMatch(/^Bcc:/im);
    const unfolded = source.replaceAll('=\r\n', '');
    expect(unfolded).toContain('- No veo mi semana');
    expect(unfolded).toContain('Torre (T-1), Constructora');
    expect(unfolded.slice(unfolded.indexOf('text/html'))).toContain('&lt;b&gt;Bcc');
  });

  it('are counted for Prometheus, as whatever else waits here is', async () => {
    const text = await service.metrics();
    const queues = [...text.matchAll(/^plomada_jobs\{queue="([\w-]+)",state="waiting"\}/gm)];
    expect(queues.map(([, name]) => name)).toEqual(['mail', 'digests', 'digest-clock', 'webhooks']);
  });

  it('are tried again when the mail server does not want them yet', async () => {
    server.refusals.push(451, 451);
    await send('tarde@example.org', invitation('Torre'));
    await server.arrived('tarde@example.org');
    expect(server.refusals).toEqual([]);
  });

  it('are given up at last, visibly and without their secrets', async () => {
    server.refusals.push(451, 451, 451);
    await send('nunca@example.org', invitation('Torre'));
    const dead = await eventually(async () => {
      const { mails } = await probe.get(RpcClient).call(deadMails, {});
      return mails.find(({ to }) => to === 'nunca@example.org');
    });
    expect(dead).toMatchObject({
      template: 'invitation',
      attempts: 3,
      error: expect.stringContaining('not now'),
    });
    expect(JSON.stringify(dead)).not.toContain(TOKEN);
  });

  it('that wait for another try are seen by operators, sent at once when asked, or dropped', async () => {
    await service.kill('SIGTERM');
    service = await ServiceProcess.start('notifications', { ...config, MAIL_RETRY_MS: 3_600_000 } as never);
    const unsent = async () => (await probe.get(RpcClient).call(mailsForOperators, {})).queued?.mails ?? [];
    const waiting = (to: string) =>
      eventually(async () => (await unsent()).find((mail) => mail.to === to && mail.attempts === 1));
    server.refusals.push(451, 451);
    await send('paciente@example.org', invitation('Torre'));
    const first = await waiting('p…@example.org');
    await send('olvidado@example.org', invitation('Torre'));
    const second = await waiting('o…@example.org');
    expect(first).toMatchObject({
      ...{ template: 'invitation', mostAttempts: 3, error: expect.stringContaining('451') },
      nextAt: expect.any(String),
    });
    expect(JSON.stringify(await unsent())).not.toMatch(new RegExp(`${TOKEN}|paciente|olvidado`));
    expect(await probe.get(RpcClient).call(retryMail, { id: first.id })).toEqual({ done: 1 });
    await server.arrived('paciente@example.org');
    expect(await probe.get(RpcClient).call(dropMail, { id: second.id })).toEqual({ done: 1 });
    expect(await unsent()).toEqual([]);
    expect(await probe.get(RpcClient).call(retryMail, { id: second.id })).toEqual({ done: 0 });
    expect(server.of('olvidado@example.org')).toEqual([]);
    await service.kill('SIGTERM');
    service = await ServiceProcess.start('notifications', config);
  });

  it('that were given up are sent again when asked, with all their tries, unless they hold a secret', async () => {
    const call = probe.get(RpcClient);
    const lostTo = (to: string) =>
      eventually(async () => {
        const { givenUp } = await call.call(mailsForOperators, {});
        return givenUp?.find((mail) => mail.to === to);
      });
    server.refusals.push(550);
    await send('repetir@example.org', { template: 'password-changed', firstName: 'Ana' });
    const lost = await lostTo('r…@example.org');
    expect(lost.canBeSentAgain).toBe(true);
    server.refusals.push(451);
    expect(await call.call(retryMail, { id: lost.id })).toEqual({ done: 1 });
    const { source } = await server.arrived('repetir@example.org');
    expect(source).toContain('Hola Ana:');
    expect(server.refusals).toEqual([]);
    expect(await call.call(retryMail, { id: lost.id })).toEqual({ done: 0 });
    const { givenUp } = await call.call(mailsForOperators, {});
    expect(givenUp?.map(({ id }) => id)).not.toContain(lost.id);

    server.refusals.push(550);
    await send('secreto@example.org', invitation('Torre'));
    const secret = await lostTo('s…@example.org');
    expect(secret.canBeSentAgain).toBe(false);
    expect(await call.call(retryMail, { id: secret.id })).toEqual({ done: 0 });
    const dbName = `${config.PLOMADA_PREFIX}_notifications`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    expect(JSON.stringify(await database.collection('dead_mails').find().toArray())).not.toContain(TOKEN);
    await database.close();
    expect(server.of('secreto@example.org')).toEqual([]);
  });

  it('that were given up are told to operators without whose they are, and can be forgotten', async () => {
    server.refusals.push(550);
    await send('cerrada@example.org', invitation('Torre'));
    const lost = await eventually(async () => {
      const { givenUp } = await probe.get(RpcClient).call(mailsForOperators, {});
      return givenUp?.find(({ to }) => to === 'c…@example.org');
    });
    expect(lost).toMatchObject({
      template: 'invitation',
      attempts: 1,
      error: expect.stringContaining('550'),
    });
    expect(await probe.get(RpcClient).call(dropMail, { id: lost.id })).toEqual({ done: 1 });
    const { givenUp } = await probe.get(RpcClient).call(mailsForOperators, {});
    expect(givenUp?.map(({ id }) => id)).not.toContain(lost.id);
  });

  it('that are refused for good are not tried again', async () => {
    server.refusals.push(550);
    await send('nadie@example.org', invitation('Torre'));
    const dead = await eventually(async () => {
      const { mails } = await probe.get(RpcClient).call(deadMails, {});
      return mails.find(({ to }) => to === 'nadie@example.org');
    });
    expect(dead.attempts).toBe(1);
  });

  it.each([
    ['lacks what is said now', { template: 'restrictions-digest', projectName: 'Torre' }],
    ['is of a kind that nobody knows here', { template: 'year-in-review', firstName: 'Ana' }],
  ])('of another version that %s is put aside at once', async (form, content) => {
    const connection = { url: config.REDIS_URL };
    const queue = new Queue('mail', { connection, prefix: `${config.PLOMADA_PREFIX}-bull` });
    const to = `${content.template}@example.org`;
    await queue.add('send', { to, lang: 'es', content, correlationId: form }, { attempts: 3 });
    await queue.close();
    const dead = await eventually(async () => {
      const { mails } = await probe.get(RpcClient).call(deadMails, {});
      return mails.find((mail) => mail.to === to);
    });
    expect(dead).toMatchObject({
      ...{ template: content.template, attempts: 1 },
      error: expect.stringContaining('of another version is put aside'),
    });
    await send('sigue@example.org', invitation('Torre'));
    await server.arrived('sigue@example.org');
  });

  it('are files for their owner only where there is no mail server, in local mode', async () => {
    await service.kill('SIGTERM');
    // An empty variable counts as missing.
    const local = { ...config, SMTP_URL: '', MAIL_DIR: folder };
    service = await ServiceProcess.start('notifications', local);
    await send('local@example.org', invitation('Torre'));
    const [file = ''] = await eventually(() => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
      return files.length > 0 && files;
    });
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({
      to: 'local@example.org',
      subject: 'Ana te invita a Torre',
      text: expect.stringContaining(`/invitation#token=${TOKEN}`),
    });
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });
});
