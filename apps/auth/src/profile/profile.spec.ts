import { randomUUID } from 'node:crypto';
import * as contracts from '@plomada/contracts';
import { signInternal } from '@plomada/service-kit';
import { describeWithBacking } from '@plomada/testing';
import sharp from 'sharp';
import { base64, codeOf, ROOT, type RunningAuth, startAuth } from '../testing/start-auth';

describeWithBacking('what people change about themselves', () => {
  let auth: RunningAuth;
  let userId: string;

  beforeAll(async () => {
    auth = await startAuth();
    userId =
      (await auth.database.collection<{ _id: string }>('users').findOne({ email: ROOT.email }))?._id ?? '';
  });
  afterAll(() => auth?.stop());

  const edit = (profile: object) => auth.rpc.call(contracts.editProfile, { userId, profile });
  const upload = async (bytes: Buffer, secret = auth.secret) => {
    const ticket = Buffer.from(JSON.stringify({ userId, correlationId: 'x' })).toString('base64url');
    const { port } = auth.app.getHttpServer().address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/internal/avatars`, {
      method: 'POST',
      headers: { 'x-upload': ticket, 'x-upload-signature': signInternal(secret, ticket) },
      body: new Uint8Array(bytes),
    });
    return {
      status: response.status,
      body: (await response.json()) as { avatarURL?: string; code?: string },
    };
  };
  const picture = (color: string) =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer();
  const stored = () => auth.database.collection('avatars').countDocuments();

  it('is a name, and sessions know it at once', async () => {
    const root = { email: base64(ROOT.email), password: base64(ROOT.password), address: randomUUID() };
    const { token } = await auth.rpc.call(contracts.login, root);
    await auth.rpc.call(contracts.verifyToken, { token });
    expect(await edit({ firstName: 'Rut' })).toEqual({ firstName: 'Rut', lastName: '', avatarURL: null });
    await auth.rpc.call(contracts.setPreferences, { userId, preferences: { timeZone: 'America/Lima' } });
    const { user } = await auth.rpc.call(contracts.verifyToken, { token });
    expect(user).toMatchObject({ firstName: 'Rut', timeZone: 'America/Lima', lang: 'es' });
  });

  it.each(['Mars/Base', '+03:00', ''])('is no time zone like %p', async (timeZone) => {
    const wish = { userId, preferences: { timeZone } };
    expect(await codeOf(auth.rpc.call(contracts.setPreferences, wish))).toBe('REQUEST_INVALID');
  });

  it('is a picture, small and square, the old one gone', async () => {
    const first = await upload(await picture('red'));
    const hash = /^\/api\/user\/avatar\/([0-9a-f]{64})\.webp$/.exec(first.body.avatarURL ?? '')?.[1] ?? '';
    const { webp } = await auth.rpc.call(contracts.avatarOf, { hash });
    expect(await sharp(Buffer.from(webp, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    await upload(await picture('blue'));
    expect(await stored()).toBe(1);
    expect(await codeOf(auth.rpc.call(contracts.avatarOf, { hash }))).toBe('NOT_FOUND');
  });

  it('is one of the set, or none; an address of elsewhere is refused', async () => {
    await upload(await picture('green'));
    const [url = ''] = contracts.STOCK_AVATARS;
    expect(await edit({ avatarURL: url })).toMatchObject({ avatarURL: url });
    expect(await stored()).toBe(0);
    expect(await codeOf(edit({ avatarURL: 'https://elsewhere.example/x.png' }))).toBe('AVATAR_UNKNOWN');
    expect(await edit({ avatarURL: '' })).toMatchObject({ avatarURL: null });
  });

  it('is no picture that nobody of ours handed over, nor a script, nor a flood', async () => {
    expect(await upload(await picture('red'), 'x'.repeat(40))).toMatchObject({ status: 403 });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(svg)).body.code).toBe('IMAGE_UNREADABLE');
    const flood = await upload(Buffer.alloc(contracts.AVATAR_MAX_BYTES + 1));
    expect([flood.status, flood.body.code]).toEqual([413, 'IMAGE_TOO_LARGE']);
  });

  it('is a rating, once a project, and the version they were told of', async () => {
    const project = { userId, projectId: randomUUID() };
    expect(await auth.rpc.call(contracts.ratingOf, project)).toEqual({ rating: null });
    await Promise.all([1, 3, 5].map((rating) => auth.rpc.call(contracts.rate, { ...project, rating })));
    await auth.rpc.call(contracts.rate, { ...project, rating: 4 });
    expect(await auth.rpc.call(contracts.ratingOf, project)).toEqual({ rating: 4 });
    expect(await auth.database.collection('ratings').countDocuments(project)).toBe(1);
    expect(await auth.rpc.call(contracts.userVersionOf, { userId })).toEqual({ number: null, version: null });
    await auth.rpc.call(contracts.setUserVersion, { userId, version: '4.15.4' });
    expect(await auth.rpc.call(contracts.userVersionOf, { userId })).toMatchObject({ version: '4.15.4' });
  });

  it('is how they look at a project, the last that they saved', async () => {
    const project = { userId, projectId: randomUUID() };
    const save = (zoom: 'day' | 'month') => {
      const view: contracts.ProjectView = {
        level: 'lookahead',
        zoom,
        showCritical: false,
        responsible: null,
        filter: { states: ['late'], from: 'today', to: '' },
        collapsed: [],
        columns: { desk: { lookahead: { names: ['text', 'wbs'], widths: { wbs: 120 }, width: 300 } } },
        bars: {
          ...{ baseline: true, against: 'b1', label: 'responsible', colour: 'critical' },
          ...{ earlier: true, legend: false },
        },
        grouping: 'state',
      };
      return auth.rpc.call(contracts.saveProjectView, { ...project, view });
    };
    expect(await auth.rpc.call(contracts.projectViewOf, project)).toEqual({ view: null });
    await Promise.all([save('day'), save('day'), save('day')]);
    await save('month');
    expect(await auth.rpc.call(contracts.projectViewOf, project)).toMatchObject({ view: { zoom: 'month' } });
    const others = { ...project, userId: randomUUID() };
    expect(await auth.rpc.call(contracts.projectViewOf, others)).toEqual({ view: null });
    const views = auth.database.collection('project_views');
    expect(await views.countDocuments(project)).toBe(1);
    await views.updateOne(project, { $set: { 'view.zoom': 'century' } });
    expect(await auth.rpc.call(contracts.projectViewOf, project)).toEqual({ view: null });
  });
});
