import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('the tables for other programs at the gateway', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const get = (path: string, project = PROJECT) =>
    request(gateway.url)
      .get(`/api/project/${project}/export/${path}`)
      .set('authorization', `Bearer ${gateway.world.people.luis.token}`);

  it('come with what was asked for, or what is usual', async () => {
    const { body } = await get('tasks?since=3&after=t9&limit=20').expect(200);
    expect(body).toMatchObject({
      version: 1,
      projectId: PROJECT,
      table: 'tasks',
      removed: ['3', 't9', '20'],
    });
    expect((await get('causes').expect(200)).body.removed).toEqual(['0', '-', '1000']);
  });

  it('come whole as a file, part after part', async () => {
    const { text, headers } = await get('terms/csv').expect(200);
    expect(text).toBe([1, 2, 3].map((part) => `${PROJECT} terms ${part}\r\n`).join(''));
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="plomada-terms.csv"',
      'cache-control': 'no-store',
    });
  });

  it('are nothing to who does not see the project', async () => {
    for (const path of ['tasks', 'tasks/csv']) await get(path, 'project-2').expect(404);
  });

  it.each([
    'users',
    'constructor',
    'tasks?limit=0',
    'tasks?limit=5001',
    'tasks?limit=x',
    'tasks?since=-1',
    'tasks?since=1.5',
    'tasks?after=',
    `tasks?after=${'x'.repeat(1001)}`,
    'tasks?since=1&since=2',
  ])('are refused as %s', async (path) => {
    const { status, body } = await get(path);
    expect([status, body.code]).toEqual([400, 'REQUEST_INVALID']);
  });
});
