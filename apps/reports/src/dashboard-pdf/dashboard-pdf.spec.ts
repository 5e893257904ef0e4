import {
  arrangeDashboard,
  dashboardPdfOf,
  type DashboardPdfTicket,
  makeDashboardPdf,
  projectPurged,
  projectReports,
} from '@plomada/contracts';
import { NO_REPORT_FILTER, toDocument } from '@plomada/domain';
import { signInternal } from '@plomada/service-kit';
import {
  backingConfig,
  buildApp,
  describeWithBacking,
  eventually,
  pdfText,
  planWithHistory,
  ServiceProcess,
} from '@plomada/testing';
import { type Connection, createConnection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { z } from 'zod';
import { type Neighbours, type ProjectsDouble, startNeighbours } from '../testing/neighbours';

type Wish = z.input<typeof makeDashboardPdf.request>;
const ANA = { userId: 'ana', name: 'Ana Soto' };
const PLAN = toDocument(planWithHistory({ tasks: 200, links: 100 }, 3));

describeWithBacking('the PDF of a dashboard', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let neighbours: Neighbours;
  let projects: ProjectsDouble;
  let closeNeighbours: () => Promise<void>;
  let service: ServiceProcess;
  let worker: ServiceProcess;
  let database: Connection;
  let projectId: string;

  beforeAll(async () => {
    buildApp('reports', 'main', 'worker', 'draw-thread');
    config = await backingConfig();
    ({ neighbours, projects, close: closeNeighbours } = await startNeighbours(config));
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    [service, worker] = await Promise.all([
      ServiceProcess.start('reports', config),
      ServiceProcess.start('reports', config, 'worker'),
    ]);
    projectId = await newProject();
    // A report alone is drawn in a fraction of the time that the whole of a meeting takes.
    const own = { projectId, userId: ANA.userId, dashboard: 'favourites', isForAll: false } as const;
    await neighbours.rpc.call(arrangeDashboard, { ...own, layout: [{ i: 'PPC', x: 0, y: 0, w: 6, h: 12 }] });
  });
  afterAll(async () => {
    await Promise.all([service.kill('SIGTERM'), worker.kill('SIGTERM')]);
    await closeNeighbours();
    await database.dropDatabase();
    await database.close();
  });
  afterEach(() => {
    projects.isAsked = async () => undefined;
    projects.logo = null;
  });

  /** One whose figures are calculated. */
  async function newProject(): Promise<string> {
    const id = `p-${randomUUID()}`;
    await neighbours.come(id, 1, PLAN);
    await eventually(async () => (await neighbours.rpc.call(projectReports, { projectId: id })).seq === 1);
    return id;
  }
  const MEETING = { dashboard: 'meeting' } as const;
  const make = async (wish: Partial<Wish> = {}) => {
    const whole = { projectId, dashboard: 'favourites', lang: 'es', maker: ANA, ...wish } as Wish;
    return (await neighbours.rpc.call(makeDashboardPdf, whole)).fileId;
  };
  const stateOf = (fileId: string, userId = 'ana') =>
    neighbours.rpc.call(dashboardPdfOf, { projectId, fileId, userId });
  const fetched = (ticket: DashboardPdfTicket, secret = config.TOKEN_SECRET) => {
    const encoded = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    const headers = { 'x-upload': encoded, 'x-upload-signature': signInternal(secret, encoded) };
    return fetch(`http://127.0.0.1:${service.port}/internal/dashboard-pdfs`, { headers });
  };
  /** A drawing goes last on a machine that others fill: whoever is told that it comes later asks again. */
  const fetchedAtLast = async (ticket: DashboardPdfTicket) => {
    for (;;) {
      const answer = await fetched(ticket);
      const isLate = answer.status === 503 && (await answer.clone().text()).includes('DASHBOARD_PDF_LATE');
      if (!isLate) return answer;
    }
  };
  const bytesOf = async (fileId: string, userId: string | null = 'ana') => {
    const answer = await fetchedAtLast({ projectId, fileId, userId });
    expect(answer.status).toBe(200);
    return new Uint8Array(await answer.arrayBuffer());
  };

  it('says what it is of, and the reports with chart, figures, table and explanation, in Spanish', async () => {
    const pages = pdfText(await bytesOf(await make(MEETING)));
    const [first, all] = [pages[0], pages.join('\n')];
    for (const said of ['Constructora Aconcagua', 'Reunión · Edificio Los Álamos', 'ALM-01', 'por Ana Soto'])
      expect(first).toContain(said);
    expect(first).toContain(`Página 1 de ${pages.length}`);
    // The last term in the figure, the first two in the table beside the chart.
    expect(all).toContain('28 de 42 compromisos');
    expect(all).toContain('40 / 60');
    expect(all).toContain('CP 1');
    expect(all).toContain('Ballard');
  });

  it('is in English for whoever reads English', async () => {
    const all = pdfText(await bytesOf(await make({ ...MEETING, lang: 'en' }))).join('\n');
    expect(all).toContain('Meeting · Edificio Los Álamos');
    expect(all).toContain('by Ana Soto');
    expect(all).toContain('28 of 42 commitments');
    expect(all).not.toContain('Página');
  });

  it('has lines and letters for charts, the font itself, and the picture of the firm', async () => {
    const plain = Buffer.from(await bytesOf(await make())).toString('latin1');
    expect(plain).toContain('/FontFile2');
    expect(plain).not.toContain('/Subtype /Image');
    const red = sharp({ create: { width: 90, height: 40, channels: 3, background: 'red' } });
    projects.logo = { url: `/api/pictures/${'a'.repeat(64)}`, webp: await red.webp().toBuffer() };
    const pictured = Buffer.from(await bytesOf(await make())).toString('latin1');
    expect(pictured.match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('has the reports in the order in which its maker arranged them, and “pendiente” where there is nothing', async () => {
    const own = { projectId, userId: 'eva', dashboard: 'favourites', isForAll: false } as const;
    const at = (i: 'MilestoneTrend' | 'PPC', y: number) => ({ i, x: 0, y, w: 6, h: 12 }) as const;
    await neighbours.rpc.call(arrangeDashboard, { ...own, layout: [at('PPC', 12), at('MilestoneTrend', 0)] });
    const maker = { userId: 'eva', name: 'Eva' };
    const [page] = pdfText(await bytesOf(await make({ dashboard: 'favourites', maker }), 'eva'));
    expect(page!.indexOf('Tendencia de hitos')).toBeLessThan(page!.indexOf('compromisos'));
    expect(page).toContain('Pendiente. Todavía no hay datos');
    await neighbours.rpc.call(arrangeDashboard, { ...own, layout: [] });
    const [empty] = pdfText(await bytesOf(await make({ dashboard: 'favourites', maker }), 'eva'));
    expect(empty).toContain('Este tablero no tiene informes');
  });

  it('is of what it is filtered by, which it says under its title, and another than that of the whole', async () => {
    const filter = { ...NO_REPORT_FILTER, responsibles: ['person-1'], families: ['none'], fromTerm: 2 };
    const [fileId, whole] = await Promise.all([make({ ...MEETING, filter }), make(MEETING)]);
    expect(fileId).not.toBe(whole);
    const pages = pdfText(await bytesOf(fileId));
    const theirs = PLAN.terms
      .find(({ number }) => number === 3)!
      .tasks.filter(
        ({ responsibles, commitment, lastProgress }) =>
          responsibles.includes('person-1') && commitment !== null && commitment > lastProgress,
      );
    const met = theirs.filter(({ progress, commitment }) => progress >= commitment!).length;
    expect(pages[0]).toContain('Período: desde CP 2');
    expect(pages[0]).toContain('Familias de restricciones: none');
    const all = pages.join('\n');
    expect(all).toContain(`${met} de ${theirs.length} compromisos`);
    expect(all).toContain('PPC · filtrado · no se filtra por familia');
    expect(all).toContain('Nada con este filtro');
    await bytesOf(whole);
  });

  it('is of the project’s default, and says that it came by itself, where nobody asked', async () => {
    const fileId = await make({ ...MEETING, maker: undefined });
    expect(pdfText(await bytesOf(fileId, null))[0]).toContain('por Plomada');
    await expect(stateOf(fileId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is followed and fetched by its maker alone', async () => {
    const fileId = await make();
    await eventually(async () => (await stateOf(fileId)).status === 'ready');
    await expect(stateOf(fileId, 'luis')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const ticket of [
      { projectId, fileId, userId: 'luis' },
      { projectId, fileId, userId: null },
      { projectId: 'another', fileId, userId: 'ana' },
    ])
      expect((await fetched(ticket)).status).toBe(404);
    const forged = await fetched({ projectId, fileId, userId: 'ana' }, 'x'.repeat(32));
    expect(forged.status).toBe(403);
  });

  it('is one at a time: whoever asks twice waits for the same', async () => {
    let answer: () => void = () => undefined;
    projects.isAsked = () => new Promise((resolve) => (answer = resolve));
    const all = await Promise.all(Array.from({ length: 5 }, () => make()));
    expect(new Set(all).size).toBe(1);
    expect((await stateOf(all[0]!)).status).toBe('making');
    projects.isAsked = async () => undefined;
    answer();
    await eventually(async () => (await stateOf(all[0]!)).status === 'ready');
    const next = await make();
    expect(next).not.toBe(all[0]);
    await bytesOf(next);
  });

  it('is refused while no figures are there', async () => {
    const refused = make({ projectId: `p-${randomUUID()}` });
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', code: 'DASHBOARD_PDF_PENDING' });
  });

  it('is drawn by another worker when the one that draws is killed', async () => {
    let isHeld = false;
    projects.isAsked = () =>
      new Promise((resolve) => {
        if (isHeld) return resolve();
        isHeld = true;
      });
    const fileId = await make();
    await eventually(() => isHeld);
    await worker.kill('SIGKILL');
    worker = await ServiceProcess.start('reports', config, 'worker');
    await eventually(async () => (await stateOf(fileId)).status === 'ready');
    expect(pdfText(await bytesOf(fileId))[0]).toContain('ALM-01');
  });

  it('fails with a code instead of being waited for, where its job is lost', async () => {
    let answer: () => void = () => undefined;
    projects.isAsked = () => new Promise((resolve) => (answer = resolve));
    const fileId = await make();
    const longAgo = new Date(Date.now() - 10 * 60_000);
    await database
      .collection<{ _id: string }>('dashboardPdfs')
      .updateOne({ _id: fileId }, { $set: { askedAt: longAgo } });
    const late = { status: 'failed', failure: { kind: 'unavailable', code: 'DASHBOARD_PDF_LATE' } };
    expect(await stateOf(fileId)).toMatchObject(late);
    const answered = await fetched({ projectId, fileId, userId: 'ana' });
    expect([answered.status, await answered.json()]).toMatchObject([503, { code: 'DASHBOARD_PDF_LATE' }]);
    answer();
  });

  it('fails with a code where a drawing does not succeed, and the worker goes on', async () => {
    const without = { ...config, REPORT_DRAW_THREAD: `${__dirname}/no-such-thread.cjs` };
    const broken = await ServiceProcess.start('reports', without, 'worker');
    await worker.kill('SIGTERM');
    const fileId = await make();
    await eventually(async () => (await stateOf(fileId)).status === 'failed');
    expect(await stateOf(fileId)).toMatchObject({ failure: { code: 'DASHBOARD_PDF_FAILED' } });
    worker = await ServiceProcess.start('reports', config, 'worker');
    await broken.kill('SIGTERM');
    expect(pdfText(await bytesOf(await make()))[0]).toContain('ALM-01');
  });

  it('is forgotten with its project', async () => {
    const gone = await newProject();
    const fileId = await make({ projectId: gone });
    await neighbours.events.publish(projectPurged, { projectId: gone, businessId: 'b' });
    await eventually(async () => (await fetched({ projectId: gone, fileId, userId: 'ana' })).status === 404);
  });
});
