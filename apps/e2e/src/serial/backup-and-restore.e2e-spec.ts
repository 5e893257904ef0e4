import { fromDocument, hashOf } from '@plomada/domain';
import { leaveInterruptedRestore, loseDatabases } from '@plomada/testing';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logIn, type SignedIn } from '../api/api';
import { newProject } from '../api/new-project';
import { planOf } from '../api/plan-log';
import { PlanSocket } from '../api/plan-socket';
import { mongoUrl, PREFIX, ROOT } from '../environment';
import { allReady, freeze, killHard, PROCESSES } from '../processes';

const run = promisify(execFile);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plomada-backup-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await allReady();
});

/** An operators' command, as it is typed. */
const command = async (name: string, ...more: string[]) => {
  const env = { PATH: process.env['PATH'], MONGO_URL: mongoUrl(), PLOMADA_PREFIX: PREFIX };
  const program = [`tools/operations/${name}.mjs`, join(folder, 'backup'), ...more];
  return (await run(process.execPath, program, { cwd: ROOT, env })).stdout;
};

/** Where the plan of each project of a person stands, by project. */
async function plansOf(person: SignedIn): Promise<Record<string, string>> {
  const { body } = await person.api.get(`/project/all/${person.user.id}`);
  const { businesses } = body as { businesses: Record<string, { projects: { id: string }[] }> };
  const ids = Object.values(businesses).flatMap(({ projects }) => projects.map(({ id }) => id));
  const plans = ids.map(async (id) => {
    const { plan, seq } = await planOf(person, id);
    return [id, `${hashOf(fromDocument(plan))} at ${seq}`] as const;
  });
  return Object.fromEntries(await Promise.all(plans));
}

it('brings a lost installation back from a backup: the firm opens, its plans are those of the backup, and clients can tell what is lost', async () => {
  const admin = await logIn('admin');
  const { id } = await newProject(admin, 'Obra respaldada');
  const create = async (text: string) => {
    const socket = await PlanSocket.joined(admin.token, id);
    const answer = await socket.act(admin.token, id, {
      type: 'CREATE_TASK',
      payload: { id: randomUUID(), text },
    });
    socket.close();
    return answer;
  };
  await create('Trazado');
  await create('Excavación');
  const before = await plansOf(admin);
  expect(Object.keys(before).length).toBeGreaterThan(1);
  await command('backup');
  await create('Moldaje');
  await create('Hormigón');
  const seen = await planOf(admin, id);
  expect(seen.seq).toBe(4);
  await expect(command('restore')).rejects.toMatchObject({ stderr: expect.stringContaining('is not empty') });

  for (const name of PROCESSES) freeze(name);
  const lost = await loseDatabases(mongoUrl(), PREFIX);
  expect(lost).toEqual(expect.arrayContaining([`${PREFIX}_planning`, `${PREFIX}_auth`]));
  await leaveInterruptedRestore(mongoUrl(), `${PREFIX}_auth`);
  await expect(command('restore')).rejects.toMatchObject({ stderr: expect.stringContaining('was cut off') });
  expect(await command('restore', '--again')).toContain('Restored');
  await Promise.all(PROCESSES.map(killHard));
  await allReady();

  const again = await logIn('admin');
  expect(await plansOf(again)).toEqual(before);
  // By this a client finds out that its plan is of another log: the entry that it saw last is not there.
  const { body } = await again.api.get(`/actions/${id}/since/${seen.seq}`);
  expect(body).toMatchObject({ at: null, entries: [] });
  expect(await create('Enfierradura')).toMatchObject({ status: 'OK', seq: 3 });
});
