import { connect, PlomadaError, type PlomadaClient, type TableExportPageAnswer } from '@plomada/client';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { change } from './api/planned-project';
import { mondayIn } from './days';
import { URL_UNDER_TEST } from './environment';
import { DEMO_BUSINESS, DEMO_PROJECT } from './people';

let admin: SignedIn;
/** As another program has it: by a token to read, and by one to write. */
let reader: PlomadaClient;
let writer: PlomadaClient;
const tokenIds: string[] = [];

async function clientFor(scope: 'read' | 'write', language: 'es' | 'en'): Promise<PlomadaClient> {
  const made = await admin.api.post(`/user/${admin.user.id}/api_tokens`, { name: 'Cliente', scope, days: 7 });
  const { token, info } = made.body as { token: string; info: { id: string } };
  tokenIds.push(info.id);
  return connect({ url: `${URL_UNDER_TEST}/`, token, language });
}
const refusalOf = async (call: Promise<unknown>): Promise<PlomadaError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (error instanceof PlomadaError) return error;
  throw new Error(`not refused: ${JSON.stringify(error)}`);
};

beforeAll(async () => {
  admin = await logIn('admin');
  [reader, writer] = [await clientFor('read', 'en'), await clientFor('write', 'es')];
});
afterAll(async () => {
  for (const id of tokenIds) await admin.api.send(`/user/${admin.user.id}/api_tokens/${id}`, 'DELETE', {});
});

describe('the typed client of other programs', () => {
  it('lists the projects of its account', async () => {
    const { businesses } = await reader.project.all({ params: { userId: admin.user.id } });
    const business = Object.values(businesses).find(({ name }) => name === DEMO_BUSINESS);
    const projects: readonly string[] = business?.projects.map(({ name }) => name) ?? [];
    expect(projects).toContain(DEMO_PROJECT.name);
  });

  it('reads tasks, and then those that became otherwise', async () => {
    const { id } = await newProject(admin, 'Cliente');
    const task = (taskId: string) =>
      ({
        type: 'CREATE_TASK',
        payload: { id: taskId, text: taskId, parent: null, duration: 5, start: mondayIn(4) },
      }) as const;
    await change(admin, id, [task('muro'), task('losa')]);
    const read = (since: number): Promise<TableExportPageAnswer> =>
      reader.tableExport.page({ params: { id, table: 'tasks' }, query: { since, limit: 100 } });
    const first = await read(0);
    expect(first.rows.map((row) => row.id).sort()).toEqual(['losa', 'muro']);
    await change(admin, id, [{ type: 'UPDATE_TASK', payload: { id: 'muro', text: 'Muro norte' } }]);
    const changed = await read(first.seq);
    expect(changed.rows).toMatchObject([{ id: 'muro', name: 'Muro norte' }]);
    const { entries, more } = await reader.plan.since({ params: { projectId: id, seq: first.seq } });
    expect([entries.length, more]).toEqual([1, false]);
  });

  it('changes what its token may change', async () => {
    const params = { project: DEMO_PROJECT.id };
    await writer.rating.rate({ params: { ...params, rating: 4 } });
    expect(await reader.rating.own({ params })).toEqual({ rating: 4 });
  });

  it('takes files as bytes', async () => {
    const params = { id: DEMO_PROJECT.id, table: 'tasks' as const };
    const csv = new TextDecoder().decode(await reader.tableExport.csv({ params }));
    expect(csv).toContain('responsibleIds');
  });

  it('is told why something is refused, by code and in words', async () => {
    const forbidden = await refusalOf(
      reader.rating.rate({ params: { project: DEMO_PROJECT.id, rating: 4 } }),
    );
    expect(forbidden).toMatchObject({ status: 403, kind: 'forbidden', code: 'TOKEN_SCOPE' });
    const unknown = await refusalOf(writer.plan.open({ params: { id: 'no-such-project' } }));
    expect(unknown).toMatchObject({
      status: 404,
      kind: 'notFound',
      code: 'NOT_FOUND',
    });
    expect(unknown.message).not.toBe('NOT_FOUND');
    const stranger = connect({ url: URL_UNDER_TEST, token: 'plomada_none' });
    const nobody = await refusalOf(stranger.project.all({ params: { userId: admin.user.id } }));
    expect(nobody).toMatchObject({ status: 401, kind: 'unauthenticated', code: 'TOKEN_INVALID' });
  });

  it('is told that nothing answers', async () => {
    const nowhere = connect({ url: 'http://127.0.0.1:9', token: 'plomada_none' });
    const error = await refusalOf(nowhere.project.all({ params: { userId: 'u' } }));
    expect(error).toMatchObject({ status: 0, kind: 'unavailable', code: 'NETWORK_DOWN' });
  });
});
