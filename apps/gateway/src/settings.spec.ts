import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { begunUpload } from './testing/begun-upload';
import { BUSINESS, PROJECT } from './testing/people';
import { RunningGateway } from './testing/running-gateway';
import { CONTAINER } from './testing/settings-double';

type Name = keyof RunningGateway['world']['people'];
type Method = 'get' | 'post' | 'put' | 'delete';

describeWithBacking('settings, containers and files', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());
  afterEach(() => gateway.world.asked.splice(0));

  const call = (method: Method, path: string, name: Name) =>
    request(gateway.url)
      [method](`/api/${path}`)
      .set('authorization', `Bearer ${gateway.world.people[name].token}`);
  const form = (path: string, name: Name, field: string, file: string) =>
    call('post', path, name).attach(field, Buffer.from('bytes'), { filename: file });

  describe('of somebody else answer as if there were none', () => {
    it.each<[Method, string, object | null]>([
      ['get', `business/${BUSINESS}/settings`, null],
      ['put', `business/${BUSINESS}`, { name: 'Otra' }],
      ['put', `business/${BUSINESS}/modules`, { modules: [] }],
      ['post', `business/${BUSINESS}/lists/roles`, { name: 'x' }],
      ['put', `business/${BUSINESS}/lists/roles/e1`, { isActive: false }],
      ['delete', `business/${BUSINESS}/lists/roles/e1`, null],
      ['get', `business/${BUSINESS}/report`, null],
      ['get', `business/${BUSINESS}/portfolio`, null],
      ['get', `business/${BUSINESS}/laboratory?indicators=ppc`, null],
      ['get', `business/${BUSINESS}/grid_views/laboratory`, null],
      ['post', `business/${BUSINESS}/grid_views/laboratory`, {}],
      ['post', `business/${BUSINESS}/shared_grid_views/laboratory/remove`, { name: 'x' }],
      ['get', `business/${BUSINESS}/deleted`, null],
      ['post', `business/${BUSINESS}/deleted/project/${PROJECT}/restore`, {}],
      ['post', `business/${BUSINESS}/deleted/container/${CONTAINER}/restore`, null],
      ['get', `project/${PROJECT}/settings`, null],
      ['put', `project/${PROJECT}/settings`, { general: { description: 'x' } }],
      ['post', `project/delete_project/${PROJECT}`, { name: 'x' }],
      ['get', `responsible/${PROJECT}/getAvatars/`, null],
      ['get', `project/${PROJECT}/attachments`, null],
      ['get', `project/${PROJECT}/attachments/a1`, null],
      ['delete', `project/${PROJECT}/attachments/a1`, null],
      ['get', `project/${PROJECT}/photos/p1`, null],
      ['put', `project/${PROJECT}/photos/p1`, {}],
      ['post', `project/remove_photo/${PROJECT}`, { type: 'project' }],
      ['post', `project/remove_photo/${BUSINESS}`, { type: 'business' }],
      ['post', `project/remove_photo/${CONTAINER}`, { type: 'container' }],
      ['get', `container/${CONTAINER}`, null],
      ['get', `container/${CONTAINER}/portfolio`, null],
      ['put', `container/${CONTAINER}`, { name: 'x' }],
      ['post', `container/delete_container/${CONTAINER}`, { name: 'Norte' }],
    ])('%s %s', async (method, path, body) => {
      const asked = call(method, path, 'eva');
      const answer = await (body ? asked.send(body) : asked);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    });
  });

  it.each<[Method, string, object, string]>([
    ['put', `business/${BUSINESS}`, { name: 'Otra' }, 'manageBusiness'],
    ['get', `business/${BUSINESS}/report`, {}, 'viewCompanyReport'],
    ['get', `business/${BUSINESS}/portfolio`, {}, 'viewPortfolio'],
    ['get', `business/${BUSINESS}/laboratory`, {}, 'viewPortfolio'],
    ['get', `business/${BUSINESS}/grid_views/laboratory`, {}, 'viewPortfolio'],
    ['post', `business/${BUSINESS}/shared_grid_views/laboratory`, {}, 'viewPortfolio'],
    ['put', `project/${PROJECT}/settings`, {}, 'manageProject'],
    ['post', `project/delete_project/${PROJECT}`, { name: 'x' }, 'deleteProject'],
    ['put', `container/${CONTAINER}`, { name: 'x' }, 'manageProject'],
  ])('are forbidden to a viewer: %s %s', async (method, path, body, permission) => {
    const answer = await call(method, path, 'luis').send(body).expect(403);
    expect(answer.body).toMatchObject({ code: 'FORBIDDEN', params: { permission } });
  });

  it.each<[Method, string, object]>([
    ['get', 'portfolio', {}],
    ['get', 'laboratory?indicators=ppc,pcr', {}],
    ['get', 'grid_views/laboratory', {}],
    ['post', 'grid_views/laboratory', { name: 'x', isDefault: false, view: {}, filters: {} }],
    ['post', 'grid_views/laboratory/remove', { name: 'x' }],
    ['post', 'shared_grid_views/laboratory', { name: 'x', isDefault: false, view: {}, filters: {} }],
    ['post', 'shared_grid_views/laboratory/remove', { name: 'x' }],
  ])(
    'show the portfolio to nobody of a business that does not have it: %s %s',
    async (method, path, body) => {
      const answer = await call(method, `business/${BUSINESS}/${path}`, 'ana').send(body).expect(403);
      expect(answer.body).toMatchObject({ code: 'MODULE_LACKING' });
    },
  );

  it.each([
    'laboratory',
    'laboratory?indicators=ppc,secret',
    'laboratory?indicators=ppc&from=2026-02-31',
    'grid_views/companyReport',
  ])('refuse what the portfolio does not know: %s', async (path) => {
    const answer = await call('get', `business/${BUSINESS}/${path}`, 'ana').expect(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it('let root alone give modules', async () => {
    const path = `business/${BUSINESS}/modules`;
    await call('put', path, 'ana')
      .send({ modules: ['portfolio'] })
      .expect(403);
    const answer = await call('put', path, 'root')
      .send({ modules: ['portfolio'] })
      .expect(200);
    expect(answer.body.modules).toEqual(['portfolio']);
  });

  it('delete with the name typed, in the name of the caller', async () => {
    const body = { name: 'Edificio', user_id: 'somebody-else' };
    await call('post', `project/delete_project/${PROJECT}`, 'ana').send(body).expect(200);
    expect(gateway.world.asked).toContain(`delete ${PROJECT} Edificio by user-ana`);
  });

  it.each([
    [`project/${PROJECT}/settings`, { general: { businessId: 'other' } }],
    [`project/${PROJECT}/settings`, { operational: { detailsAmount: -1 } }],
    [`project/${PROJECT}/settings`, { location: { country: 'CL' } }],
    [`business/${BUSINESS}`, { name: 'x', modules: ['portfolio'] }],
    [`container/${CONTAINER}`, { name: 'x', businessId: 'other' }],
    [`business/${BUSINESS}/lists/roles/e1`, { name: '\u200b\u2060' }],
    [`business/${BUSINESS}`, { name: '\u200b' }],
  ])('refuse fields that are not theirs: %s %p', async (path, body) => {
    const answer = await call('put', path, 'ana').send(body).expect(400);
    expect(answer.body).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it('let nobody put a project into a container that is not theirs', async () => {
    const put = (projects: string[]) => call('put', `container/${CONTAINER}`, 'ana').send({ projects });
    await put([PROJECT, 'project-2']).expect(404);
    await put([PROJECT]).expect(200);
  });

  it('let nobody take part of a container, or all of it, from others who have projects in it', async () => {
    const { world } = gateway;
    world.contained = [PROJECT, 'project-2'];
    await call('put', `container/${CONTAINER}`, 'ana')
      .send({ projects: ['project-2'] })
      .expect(404);
    await call('put', `container/${CONTAINER}`, 'ana').send({ projects: world.contained }).expect(404);
    await call('post', `container/delete_container/${CONTAINER}`, 'ana').send({ name: 'Norte' }).expect(404);
    await call('put', `container/${CONTAINER}`, 'ana').send({ name: 'Sur' }).expect(200);
    world.contained = [PROJECT];
  });

  it('tell of a container’s projects those alone that one sees, whoever else has projects in it', async () => {
    const { world } = gateway;
    world.contained = [PROJECT, 'project-2'];
    for (const [name, seen] of [
      ['luis', [PROJECT]],
      ['eva', ['project-2']],
    ] as const) {
      const { body } = await call('get', `container/${CONTAINER}/portfolio`, name).expect(200);
      expect(body.projects.map(({ projectId }: { projectId: string }) => projectId)).toEqual(seen);
    }
    const path = `container/${CONTAINER}`;
    for (const answer of [
      await call('get', path, 'ana'),
      await call('put', path, 'ana').send({ name: 'Sur' }),
    ])
      expect(answer.body.projects).toEqual([PROJECT]);
    world.contained = [PROJECT];
  });

  it('take a picture of who may change the thing, and refuse one that is too large', async () => {
    const photo = (name: Name) =>
      form(`project/set_photo/${PROJECT}`, name, 'logofile', 'logo.png').field('type', 'project');
    expect((await photo('ana').expect(200)).body).toEqual({ url: '/api/pictures/abc' });
    expect(gateway.world.asked).toContain(`file picture ${PROJECT} 5`);
    await photo('luis').expect(403);
    await photo('eva').expect(404);
    const huge = call('post', `project/set_photo/${PROJECT}`, 'ana')
      .attach('logofile', Buffer.alloc(10 * 1024 * 1024 + 1), 'a.png')
      .field('type', 'project');
    expect((await huge).body).toMatchObject({ kind: 'tooLarge', code: 'IMAGE_TOO_LARGE' });
    const untyped = await form(`project/set_photo/${PROJECT}`, 'ana', 'logofile', 'logo.png');
    expect(untyped.status).toBe(400);
  });

  it.each<[string, Record<string, string>, Name, number, string]>([
    ['of somebody without the right', { type: 'project' }, 'luis', 403, 'FORBIDDEN'],
    ['of a stranger', { type: 'project' }, 'eva', 404, 'NOT_FOUND'],
    ['of a stranger who says later what it is of', {}, 'eva', 404, 'NOT_FOUND'],
    ['of somebody without the right who says so later', {}, 'luis', 403, 'FORBIDDEN'],
    ['of nothing that has pictures', { type: 'person' }, 'ana', 400, 'REQUEST_INVALID'],
  ])('refuse a picture %s before it has come', async (_what, fields, name, status, code) => {
    const { token } = gateway.world.people[name];
    const url = `${gateway.url}/api/project/set_photo/${PROJECT}`;
    expect(await begunUpload(url, token, { fields, file: 'logofile' })).toEqual({ status, code });
  });

  it('refuse a file that is attached by a stranger before it has come', async () => {
    const { token } = gateway.world.people.eva;
    const url = `${gateway.url}/api/project/upload_file/${PROJECT}`;
    const answer = await begunUpload(url, token, { fields: {}, file: 'file' });
    expect(answer).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it.each(['pagina.html', 'virus.exe', 'dibujo.svg', 'sin-tipo', 'doble.pdf.js'])(
    'refuse to attach %s',
    async (file) => {
      const answer = await form(`project/upload_file/${PROJECT}`, 'ana', 'file', file).expect(400);
      expect(answer.body).toMatchObject({ code: 'ATTACHMENT_TYPE_REFUSED' });
      expect(gateway.world.asked).not.toContain(`file attachment ${PROJECT} 5`);
    },
  );

  it('attach what may be attached, by who works there', async () => {
    const path = `project/upload_file/${PROJECT}`;
    const answer = await form(path, 'ana', 'file', '../../plano ñ.PDF').expect(200);
    expect(answer.body).toMatchObject({ name: 'plano ñ.PDF', uploadedBy: { userId: 'user-ana' } });
    await form(path, 'luis', 'file', 'a.pdf').expect(403);
    const ofTask = await form(`${path}?taskId=t1`, 'ana', 'file', 'a.pdf').expect(200);
    expect(ofTask.body).toMatchObject({ taskId: 't1' });
    await form(`${path}?taskId=a%20b`, 'ana', 'file', 'a.pdf').expect(400);
  });

  it('take photos of tasks from who works there, and show them to who looks on', async () => {
    const path = `project/${PROJECT}/photos/p1`;
    const sent = await call('put', path, 'ana').attach('photo', Buffer.from('bytes'), 'a.jpg').expect(200);
    expect(sent.body).toEqual({ id: 'p1', bytes: 5 });
    expect(gateway.world.asked).toEqual([`file photo ${PROJECT} 5`]);
    await call('put', path, 'luis').attach('photo', Buffer.from('bytes'), 'a.jpg').expect(403);
    const shown = await call('get', `${path}?size=small`, 'luis').expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store, no-transform',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(shown.body.toString()).toBe('small p1');
  });

  it('give attachments as downloads that nothing runs', async () => {
    const answer = await call('get', `project/${PROJECT}/attachments/a1`, 'luis').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''plano%20%281%29%27%C3%B1.html",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});
