import { exportPage, type ExportPage } from '@plomada/contracts';
import { Api, logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { change } from './api/planned-project';
import { mondayIn } from './days';
import { DEMO_PROJECT } from './people';

const TABLES = ['tasks', 'restrictions', 'terms', 'causes', 'indicators'] as const;
type Row = ExportPage['rows'][number];

let admin: SignedIn;
/** An API token to read. */
let reader: Api;
let tokenId: string;

beforeAll(async () => {
  admin = await logIn('admin');
  const made = await admin.api.post(`/user/${admin.user.id}/api_tokens`, {
    name: 'Tablas',
    scope: 'read',
    days: 7,
  });
  const { token, info } = made.body as { token: string; info: { id: string } };
  [reader, tokenId] = [new Api(token), info.id];
});
afterAll(() => admin.api.send(`/user/${admin.user.id}/api_tokens/${tokenId}`, 'DELETE', {}));

async function page(project: string, asked: string): Promise<ExportPage> {
  const { status, body } = await reader.get(`/project/${project}/export/${asked}`);
  expect([asked, status]).toEqual([asked, 200]);
  return exportPage.parse(body);
}
/** As the documentation says that a program reads what changed. */
async function read(project: string, since = 0): Promise<{ rows: Row[]; removed: string[]; seq: number }> {
  const first = await page(project, `tasks?limit=2&since=${since}`);
  const rows = [...first.rows];
  for (let { next } = first; next !== null;) {
    const more = await page(project, `tasks?limit=2&since=${since}&after=${encodeURIComponent(next)}`);
    rows.push(...more.rows);
    next = more.next;
  }
  return { rows, removed: first.removed, seq: first.seq };
}

describe('the tables for BI programs', () => {
  it.each(TABLES)('tell the demo as it is documented: %s', async (table) => {
    const { rows, next } = await page(DEMO_PROJECT.id, `${table}?limit=5000`);
    expect(rows.length).toBeGreaterThan(2);
    expect(next).toBeNull();
    const csv = await reader.get(`/project/${DEMO_PROJECT.id}/export/${table}/csv`);
    expect((csv.body as string).split('\r\n')[0]).toContain(Object.keys(rows[0]!).join(','));
  });

  it('keep a program that takes only changes up to date', async () => {
    const { id } = await newProject(admin, 'Tablas');
    const task = (taskId: string) =>
      ({
        type: 'CREATE_TASK',
        payload: { id: taskId, text: taskId, parent: null, duration: 5, start: mondayIn(4) },
      }) as const;
    await change(admin, id, ['a', 'b', 'c', 'd', 'e'].map(task));
    const held = await read(id);
    expect(held.rows.map((row) => row.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    await change(admin, id, [
      { type: 'DELETE_TASKS', payload: { ids: ['b'] } },
      { type: 'MOVE_TASK', payload: { id: 'e', start: mondayIn(8) } },
      task('f'),
    ]);
    const told = await read(id, held.seq);
    expect(told.removed).toEqual(['b']);
    const merged = new Map([...held.rows, ...told.rows].map((row) => [row.id, row]));
    merged.delete('b');
    expect([...merged.values()]).toEqual((await read(id)).rows);
  });

  it('tell nothing of another business, and nothing since what never was', async () => {
    const root = await logIn('root');
    const abroad = await root.api.post('/business', { name: `Tablas ${Date.now()}` });
    const { id: businessId } = abroad.body as { id: string };
    const elsewhere = `tablas-${Date.now()}`;
    await root.api.post(`/project/${elsewhere}/create`, {
      ...{ id: elsewhere, businessId, name: 'Ajena', projectId: 'A-1', startDate: '2026-11-16' },
      ...{ workingDays: '0111110', periodDays: 7, team: [] },
    });
    for (const path of ['tasks', 'tasks/csv'])
      expect(refusal(await reader.get(`/project/${elsewhere}/export/${path}`))).toBe('404 NOT_FOUND');
    const ahead = await reader.get(`/project/${DEMO_PROJECT.id}/export/tasks?since=999999999`);
    expect(refusal(ahead)).toBe('409 EXPORT_SINCE_UNKNOWN');
  });
});
