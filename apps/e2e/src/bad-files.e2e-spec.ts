import { MAX_UPLOAD_BYTES } from '@plomada/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { logOf, planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { scheduleForm } from './api/schedule-form';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { FIXTURES } from './environment';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { ImportDialog } from './pages/import-dialog';
import { crowdedSchedule } from './crowded-schedule';

const xml = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/xml',
  buffer: Buffer.from(content),
});
const fixture = (name: string) => xml(name, readFileSync(join(FIXTURES, 'bad', name)));

/** Files that are refused: the code that the server gives and what a planner must be able to read out of the sentence. */
const REFUSED: readonly [string, () => ReturnType<typeof xml>, string, RegExp][] = [
  ['without a byte in it', () => fixture('empty.xml'), 'IMPORT_FAILED_EMPTY', /no tiene tareas/],
  ['that is not XML', () => fixture('not-xml.xml'), 'IMPORT_FAILED_NOT_XML', /no es XML/],
  [
    'of a drawing',
    () => fixture('other-xml.xml'),
    'IMPORT_FAILED_NOT_A_SCHEDULE',
    /no contiene un programa que conozcamos/,
  ],
  ['that ends in the middle', () => fixture('cut-off.xml'), 'IMPORT_FAILED_CUT_OFF', /incompleto/],
  ['with an outside entity', () => fixture('xxe.xml'), 'IMPORT_FAILED_UNSAFE_XML', /seguridad/],
  ['with multiplying entities', () => fixture('billion-laughs.xml'), 'IMPORT_FAILED_UNSAFE_XML', /seguridad/],
  ['in hours', () => fixture('hours.xml'), 'IMPORT_FAILED_FORMAT_DAY', /no están en días/],
  [
    'of 3501 tasks',
    () => xml('tareas.xml', crowdedSchedule({ tasks: 3501, links: 0 })),
    'IMPORT_FAILED_DATA_EXCEEDED',
    /3[.\s]?501 tareas.*3[.\s]?500/,
  ],
  [
    'of 6001 links',
    () => xml('vinculos.xml', crowdedSchedule({ tasks: 200, links: 6001 })),
    'IMPORT_FAILED_LINKS_EXCEEDED',
    /6[.\s]?001 vínculos.*6[.\s]?000/,
  ],
];

let admin: SignedIn;
/** Sends the files that no browser sends: uploads are counted by person, and these are many. */
let facilitadora: SignedIn;
let project: { id: string; businessId: string };
beforeAll(async () => {
  [admin, facilitadora] = await Promise.all([logIn('admin'), logIn('facilitadora')]);
  project = await newProject(admin, 'Archivos malos', [facilitadora]);
});

async function mustBeEmpty(): Promise<void> {
  expect((await planOf(admin, project.id)).plan.tasks).toEqual([]);
  expect((await logOf(admin, project.id)).filter(({ type }) => type === 'LOAD_PROJECT')).toEqual([]);
}

describe('a file that is no schedule of ours', () => {
  let socket: PlanSocket;
  beforeAll(async () => {
    socket = await PlanSocket.joined(facilitadora.token, project.id);
  });
  afterAll(() => socket.close());

  const send = (file: { name: string; buffer: Buffer }) =>
    facilitadora.api.upload(
      scheduleForm(new Blob([new Uint8Array(file.buffer)]), file.name, {
        project,
        socketId: socket.socket.id!,
      }),
    );

  it.each(REFUSED)('%s is refused with its code to the socket that sent it', async (_, make, code) => {
    const file = make();
    const answer = await send(file);
    // What can be seen without reading is refused at once; the rest by whoever read it.
    if (answer.status !== 200) expect(refusal(answer)).toBe(`400 ${code}`);
    else {
      const { jobId } = answer.body as { jobId: string };
      const ended = await eventually(() =>
        socket.messages.find(
          ({ type, data }) =>
            type.startsWith('LOAD_PROJECT_2JSON') && 'jobId' in data && data.jobId === jobId,
        ),
      );
      expect(ended).toMatchObject({
        type: 'LOAD_PROJECT_2JSON_FAILURE',
        data: { code, fileName: file.name },
      });
      const result = await facilitadora.api.get(`/gantt/import/${project.id}/${jobId}/result`);
      expect(refusal(result)).toContain(code);
    }
    await mustBeEmpty();
  });

  it('over 50 MB is refused while it arrives', async () => {
    const big = Buffer.alloc(MAX_UPLOAD_BYTES + 1, ' ');
    expect(refusal(await send({ name: 'grande.xml', buffer: big }))).toBe('413 IMPORT_FAILED_TOO_LARGE');
    await mustBeEmpty();
  });

  it('with loops comes in with a warning, and only after it was confirmed', async () => {
    const { jobId } = (await send(fixture('loops.xml'))).body as { jobId: string };
    const ended = await eventually(() =>
      socket.messages.find(
        ({ type, data }) => type === 'LOAD_PROJECT_2JSON_SUCCESS' && 'jobId' in data && data.jobId === jobId,
      ),
    );
    expect(JSON.stringify(ended)).toContain('LINK_IN_LOOP');
    await mustBeEmpty();
  });
});

describe('the same in the dialog', () => {
  it('says in words of a planner what is wrong, and offers to choose another file', () =>
    inBrowser('bad-files', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', `/gantt?project=${project.id}`);
      await page!.getByRole('button', { name: 'Importar programa' }).click();
      const dialog = new ImportDialog(page!);
      for (const [, make, , says] of REFUSED) {
        await dialog.choose(make());
        expect(await dialog.refusal()).toMatch(says);
        // A file that can be seen to be empty is refused before it leaves the browser: the place to drop is still there.
        if ((await dialog.text()).includes('Elegir otro archivo')) await dialog.another();
      }
      await dialog.close();
      await page!.getByText('El proyecto aún no tiene tareas').waitFor();
      await mustBeEmpty();
    }));

  it('draws a schedule with loops without the links that made them, and says which', () =>
    inBrowser('loops', { people: 1 }, async (page) => {
      await signIn(page!, 'admin', `/gantt?project=${project.id}`);
      await page!.getByRole('button', { name: 'Importar programa' }).click();
      const dialog = new ImportDialog(page!);
      await dialog.choose(fixture('loops.xml'));
      const counts = await dialog.counts();
      expect(await dialog.text()).toMatch(/avisos?/);
      await dialog.confirm();
      const gantt = new GanttPage(page!);
      await gantt.ready();
      const { plan } = await planOf(admin, project.id);
      expect(plan.links.length).toBeLessThan(counts['Vínculos']!);
    }));
});
