import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, type SignedIn } from '../api/api';
import { newProject } from '../api/new-project';
import { logOf, planOf } from '../api/plan-log';
import { PlanSocket } from '../api/plan-socket';
import { scheduleForm } from '../api/schedule-form';
import { FIXTURES } from '../environment';
import { eventually } from '../eventually';
import { allReady, killHard, PROCESSES } from '../processes';
import { SteadyStream } from '../steady-stream';

let admin: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
});
afterAll(allReady);

describe('killing any process while people work', () => {
  it('loses nothing that was answered, and does nothing twice', async () => {
    const { id } = await newProject(admin, 'Bajo fuego');
    const stream = await SteadyStream.start(admin, id);
    try {
      for (const name of PROCESSES) await killHard(name).then(() => stream.goesOn());
    } finally {
      await stream.stop();
    }
    await allReady();

    const log = await logOf(admin, id);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
    const logged = new Map(log.map(({ actionId, seq }) => [actionId, seq]));
    expect(logged.size).toBe(log.length);
    for (const [actionId, seq] of stream.accepted) expect(logged.get(actionId)).toBe(seq);
    const { plan, seq } = await planOf(admin, id);
    expect(seq).toBe(log.length);
    expect(plan.tasks.map((task) => task.id).sort()).toEqual([...stream.accepted.keys()].sort());
    console.log(`${stream.accepted.size} actions answered while ${PROCESSES.length} processes were killed`);
  });

  it('ends an import whose worker died, with the schedule or a reason', async () => {
    const project = await newProject(admin, 'Importación bajo fuego');
    const socket = await PlanSocket.joined(admin.token, project.id);
    const file = new Blob([readFileSync(join(FIXTURES, 'casa-piloto.xml'))]);
    const sent = admin.api.upload(
      scheduleForm(file, 'casa-piloto.xml', { project, socketId: socket.socket.id! }),
    );
    const killed = killHard('imports-worker');
    const { jobId } = (await sent).body as { jobId: string };
    await killed;
    const told = await eventually(
      () =>
        socket.messages.find(
          ({ type, data }) =>
            type.startsWith('LOAD_PROJECT_2JSON') && 'jobId' in data && data.jobId === jobId,
        ),
      60_000,
    );
    const { status, body } = await admin.api.get(`/gantt/import/${project.id}/${jobId}/result`);
    socket.close();
    if (told.type === 'LOAD_PROJECT_2JSON_SUCCESS') {
      expect(status).toBe(200);
      expect(body).toMatchObject({ counts: { tasks: 26, links: 27 } });
    } else expect(body).toMatchObject({ code: expect.stringMatching(/^IMPORT_FAILED/) });
  });
});
