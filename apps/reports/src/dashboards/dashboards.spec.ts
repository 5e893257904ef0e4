import { arrangeDashboard, dashboardsOf, projectPurged, resetDashboard } from '@plomada/contracts';
import { standardDashboard, TILED_REPORTS } from '@plomada/domain';
import { backingConfig, buildApp, describeWithBacking, eventually, ServiceProcess } from '@plomada/testing';
import { createConnection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Neighbours, startNeighbours } from '../testing/neighbours';

type Arranged = z.input<typeof arrangeDashboard.request>;
const PPC = { i: 'PPC', x: 0, y: 0, w: 12, h: 8 } as const;
const CAUSES = { i: 'CNC', x: 0, y: 8, w: 6, h: 12 } as const;

describeWithBacking('the dashboards of a project', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let neighbours: Neighbours;
  let closeNeighbours: () => Promise<void>;
  let service: ServiceProcess;
  let projectId: string;

  beforeAll(async () => {
    buildApp('reports', 'main');
    config = await backingConfig();
    ({ neighbours, close: closeNeighbours } = await startNeighbours(config));
    service = await ServiceProcess.start('reports', config);
  });
  afterAll(async () => {
    await service.kill('SIGTERM');
    await closeNeighbours();
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });
  beforeEach(() => {
    projectId = `p-${randomUUID()}`;
  });

  const of = (userId: string) => neighbours.rpc.call(dashboardsOf, { projectId, userId });
  const arrange = (userId: string, layout: Arranged['layout'], isForAll = false) =>
    neighbours.rpc.call(arrangeDashboard, { projectId, userId, dashboard: 'meeting', isForAll, layout });
  const reset = (userId: string, isForAll = false) =>
    neighbours.rpc.call(resetDashboard, { projectId, userId, dashboard: 'meeting', isForAll });

  it('are the standard ones until somebody arranges them', async () => {
    const { meeting, favourites, detail } = await of('ana');
    expect(meeting).toEqual({ layout: standardDashboard('meeting'), from: 'standard' });
    expect(favourites).toEqual(meeting);
    expect(detail.layout).toHaveLength(TILED_REPORTS.length);
  });

  it('are arranged by each person, else by the administrators, and taken back one after the other', async () => {
    expect((await arrange('ana', [PPC])).meeting).toEqual({ layout: [PPC], from: 'own' });
    expect((await arrange('root', [CAUSES], true)).meeting).toEqual({ layout: [CAUSES], from: 'project' });
    expect((await of('ana')).meeting).toEqual({ layout: [PPC], from: 'own' });
    expect((await of('luis')).meeting.from).toBe('project');
    expect((await of('luis')).favourites.from).toBe('standard');
    expect((await reset('ana')).meeting.from).toBe('project');
    expect((await reset('root', true)).meeting.from).toBe('standard');
    expect((await reset('root', true)).meeting.from).toBe('standard');
  });

  it('may show nothing, and are the last arrangement of several devices at once', async () => {
    expect((await arrange('ana', [])).meeting).toEqual({ layout: [], from: 'own' });
    await Promise.all([6, 7, 8, 9].map((h) => arrange('luis', [{ ...PPC, h }])));
    expect((await of('luis')).meeting.layout).toHaveLength(1);
  });

  it('refuse what does not stand on the grid, stands there twice, or is no report', async () => {
    const wrong = [
      [{ ...PPC, x: 1 }],
      [{ ...PPC, w: 2 }],
      [{ ...PPC, h: 0.5 }],
      [{ ...PPC, y: -1 }],
      [PPC, PPC],
      [{ ...PPC, i: 'ofTomorrow' }],
      [{ ...PPC, i: '__proto__' }],
      [{ ...PPC, static: true }],
    ] as unknown as Arranged['layout'][];
    for (const layout of wrong) {
      const refused: unknown = await arrange('ana', layout).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'REQUEST_INVALID' });
    }
    expect((await of('ana')).meeting.from).toBe('standard');
  });

  it('are read without a report that another version placed', async () => {
    await arrange('ana', [PPC]);
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    const layout = [PPC, { ...CAUSES, i: 'ofTomorrow' }];
    await database.collection('dashboards').updateOne({ projectId, owner: 'ana' }, { $set: { layout } });
    expect((await of('ana')).meeting.layout).toEqual([PPC]);
    await database.close();
  });

  it('are forgotten with their project', async () => {
    await arrange('ana', [PPC]);
    await arrange('root', [CAUSES], true);
    await neighbours.events.publish(projectPurged, { projectId, businessId: 'b' });
    await eventually(async () => (await of('ana')).meeting.from === 'standard');
  });
});
