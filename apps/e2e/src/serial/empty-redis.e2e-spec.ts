import { loseRedis } from '@plomada/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, logIn } from '../api/api';
import { mailedLink, RESET_LINK } from '../api/mailbox';
import { newProject } from '../api/new-project';
import { planOf } from '../api/plan-log';
import { PlanSocket } from '../api/plan-socket';
import { scheduleForm } from '../api/schedule-form';
import { FIXTURES, HOME } from '../environment';
import { eventually } from '../eventually';
import { PEOPLE } from '../people';
import { allReady, isLookedAfter, killHard } from '../processes';

jest.setTimeout(180_000);
afterAll(allReady);

const bodyOf = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).body as T;

/** Dies, and comes back with nothing of what it held: queues, locks, limits, who is present, copies of sessions. */
async function loseAllOfRedis(): Promise<void> {
  const { redis } = JSON.parse(readFileSync(join(HOME, 'ports.json'), 'utf8')) as { redis: number };
  await loseRedis(`redis://127.0.0.1:${redis}`);
  await killHard('redis');
  await allReady();
}

describe('a Redis that comes back empty', () => {
  // Another's Redis is nobody's to empty.
  const withOwnRedis = isLookedAfter('redis') ? it : it.skip;

  withOwnRedis('lets those who were at work go on, and all that waits in queues begins again', async () => {
    const [admin, other, root] = await Promise.all((['admin', 'facilitadora', 'root'] as const).map(logIn));
    const project = await newProject(admin!, 'Obra sin Redis', [other!]);
    const { id } = project;
    const own = await PlanSocket.joined(admin!.token, id);
    const others = await PlanSocket.joined(other!.token, id);
    const act = (text: string) =>
      own.act(admin!.token, id, { type: 'CREATE_TASK', payload: { id: text, text } });
    const relayed = (text: string) =>
      eventually(() => others.relayed.some((one) => JSON.stringify(one).includes(`"${text}"`)));
    try {
      await act('antes');
      await relayed('antes');
      await loseAllOfRedis();

      // Whoever was in goes on with the same token, the same socket and the same room.
      expect((await admin!.api.get('/session')).status).toBe(200);
      expect(await act('despues')).toMatchObject({ status: 'OK' });
      await relayed('despues');
      await logIn('capataz');

      // Indicators, imports and mails: each queue works without what it had been told before.
      const { seq } = await planOf(admin!, id);
      await eventually(async () => {
        const report = await bodyOf<{ seq: number; stale: boolean }>(admin!.api.get(`/reports/${id}`));
        return report.seq === seq && !report.stale;
      }, 60_000);
      const file = new Blob([readFileSync(join(FIXTURES, 'casa-piloto.xml'))]);
      const form = scheduleForm(file, 'casa-piloto.xml', { project, socketId: own.socket.id! });
      const { jobId } = await bodyOf<{ jobId: string }>(admin!.api.upload(form));
      await eventually(
        async () => (await admin!.api.get(`/gantt/import/${id}/${jobId}/result`)).status === 200,
        60_000,
      );
      const { email } = PEOPLE.visita;
      expect((await root!.api.post('/login/reset_password_activate', { email })).status).toBe(200);
      await mailedLink(email, RESET_LINK);

      // The repeated job that looks for due mails is made again by whoever is there.
      await eventually(async () => {
        type Jobs = { queues: { name: string; active: number; delayed: number; waiting: number }[] };
        const { queues } = await bodyOf<Jobs>(root!.api.get('/operations/jobs'));
        const clock = queues.find(({ name }) => name === 'digest-clock');
        return clock && clock.active + clock.delayed + clock.waiting > 0;
      });
    } finally {
      own.close();
      others.close();
    }
  });
});
