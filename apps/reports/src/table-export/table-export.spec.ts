import {
  EXPORT_TABLES,
  exportPage,
  exportTableLines,
  exportTablePage,
  type LogEntry,
} from '@plomada/contracts';
import { type Change, fromDocument, type PlanDocument, toDocument } from '@plomada/domain';
import { readCsv } from '@plomada/interchange';
import {
  backingConfig,
  buildApp,
  describeWithBacking,
  planWithHistory,
  ServiceProcess,
} from '@plomada/testing';
import { createConnection } from 'mongoose';
import { type Neighbours, startNeighbours } from '../testing/neighbours';
import { planWithRecord } from '../testing/plan-with-record';

type Table = (typeof EXPORT_TABLES)[number];
const PROJECT = 'p-1';
/** Nothing follows from the days since. */
const AT = new Date().toISOString();

describeWithBacking('the tables that other programs read of a project', () => {
  let config: Awaited<ReturnType<typeof backingConfig>>;
  let neighbours: Neighbours;
  let closeNeighbours: () => Promise<void>;
  let service: ServiceProcess;

  beforeAll(async () => {
    buildApp('reports', 'main');
    config = await backingConfig();
    ({ neighbours, close: closeNeighbours } = await startNeighbours(config));
    service = await ServiceProcess.start('reports', config);
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await closeNeighbours?.();
    const dbName = `${config.PLOMADA_PREFIX}_reports`;
    const database = await createConnection(config.MONGO_URL, { dbName }).asPromise();
    await database.dropDatabase();
    await database.close();
  });

  const page = (table: Table, asked: { since?: number; after?: string; limit?: number } = {}) =>
    neighbours.rpc.call(exportTablePage, { projectId: PROJECT, table, since: 0, limit: 5000, ...asked });
  const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);
  /** The plan is at the seq of the log's last entry. */
  function stand(plan: PlanDocument, ...log: readonly (readonly Change[])[]) {
    neighbours.plans.set(PROJECT, { plan, seq: log.length });
    const actor = { userId: 'u', name: 'U', firstName: 'U', lastName: '' };
    const entries = log.map((changes, at): LogEntry => ({
      ...{ projectId: PROJECT, seq: at + 1, actionId: `a-${at}`, type: 'MOVE_TASK', actor, at: AT, changes },
    }));
    neighbours.entries.set(PROJECT, entries);
  }

  it.each(EXPORT_TABLES)('are what they are documented to be: %s', async (table) => {
    stand(planWithRecord(3));
    const answer = await page(table);
    expect(() => exportPage.parse(answer)).not.toThrow();
    expect(answer).toMatchObject({
      version: 1,
      projectId: PROJECT,
      table,
      complete: true,
      removed: [],
      next: null,
    });
    if (table !== 'restrictions' && table !== 'causes') expect(answer.rows.length).toBeGreaterThan(2);
  });

  it('come in pages that have every row once', async () => {
    stand(toDocument(planWithHistory({ tasks: 900, links: 900 }, 3)));
    const all = ids(await page('tasks'));
    const found: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages += 1) {
      const part = await page('tasks', { limit: 250, ...(after !== undefined && { after }) });
      expect(part.rows.length).toBeLessThanOrEqual(250);
      found.push(...ids(part));
      after = part.next;
    }
    expect(pages).toBe(Math.ceil(all.length / 250));
    expect(found).toEqual(all);
  });

  it('tell since a seq what became otherwise and what is gone', async () => {
    const plan = fromDocument(planWithRecord(1));
    const [one, other] = [plan.tasks.rows[20]!, plan.tasks.rows[21]!];
    const renamed: Change = {
      ...{ kind: 'set', table: 'tasks', id: one.id, before: { text: 'Antes' }, after: { text: one.text } },
    };
    const gone: Change = { kind: 'remove', table: 'tasks', id: 'gone', row: { ...other, id: 'gone' } };
    stand(toDocument(plan), [], [gone], [], [renamed]);
    const since = await page('tasks', { since: 2 });
    expect(since).toMatchObject({ seq: 4, complete: false, removed: [] });
    expect(ids(since)).toEqual([one.id]);
    expect((await page('tasks', { since: 1 })).removed).toEqual(['gone']);
    expect((await page('tasks', { since: 1, after: one.id })).removed).toEqual([]);
    expect(await page('tasks', { since: 4 })).toMatchObject({ rows: [], removed: [] });
  });

  it('are refused since a seq that the plan never came to, and of a project that is not there', async () => {
    stand(planWithRecord(1), []);
    await expect(page('tasks', { since: 9 })).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'EXPORT_SINCE_UNKNOWN', params: { seq: 1 } },
    });
    neighbours.plans.delete(PROJECT);
    await expect(page('tasks')).rejects.toMatchObject({ kind: 'notFound', code: 'NOT_FOUND' });
  });

  it('come as a CSV file that is read back, in parts, and runs nowhere', async () => {
    const plan = fromDocument(planWithRecord(2));
    const [task] = plan.tasks.rows;
    const text = '=HYPERLINK("http://x")\n"y";z';
    stand(toDocument({ ...plan, tasks: plan.tasks.with([{ ...task!, text }]) }));
    let file = '';
    let parts = 0;
    for (let after: string | null | undefined; after !== null; parts += 1) {
      const asked = { projectId: PROJECT, table: 'tasks' as const, limit: 10, ...(after && { after }) };
      const part = await neighbours.rpc.call(exportTableLines, asked);
      file += part.text;
      after = part.next;
    }
    expect(parts).toBeGreaterThan(2);
    const headers = ['id', 'name', 'finish', 'responsibles'];
    const sheet = readCsv(new TextEncoder().encode(file), { headers, maxRows: 5000, delimiter: ',' });
    expect(sheet.lines).toHaveLength(plan.tasks.size);
    const column = (name: string) => sheet.head.indexOf(name);
    const line = sheet.lines.find(({ cells }) => cells[column('id')] === task!.id)!;
    expect(line.cells[column('name')]).toBe(`'${text}`);
  });
});
