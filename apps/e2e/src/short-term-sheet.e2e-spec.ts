import { readFileSync } from 'node:fs';
import type { PlanAction } from '@plomada/domain';
import { unzipSync } from 'fflate';
import { read, utils, write } from 'xlsx';
import { logIn } from './api/api';
import { planOf } from './api/plan-log';
import { change, plannedProject } from './api/planned-project';
import { eventually } from './eventually';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';

const TASKS = 60;
const HEAD = ['task_id', 'Responsable', 'Compromiso (%)', 'Avance real (%)'];

/** A spreadsheet with many lines that are refused, and none of the tasks of the term. */
function sheet(): Buffer {
  const lines = Array.from({ length: TASKS }, (_, at) => [`no-${at}`, 'Nadie', 10, 0]);
  lines.push(['t0', 'Rodrigo Fuentes Araya', 50, 0]);
  const book = utils.book_new(utils.aoa_to_sheet([HEAD, ...lines]), 'Planilla');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

it('shows what a spreadsheet of the short term comes to in a dialog that scrolls as one, on a phone too', async () => {
  const ids = Array.from({ length: TASKS }, (_, at) => `t${at}`);
  const project = await plannedProject(await logIn('admin'), 'Planilla larga', [
    ...ids.map((id, at): PlanAction => {
      return { type: 'CREATE_TASK', payload: { id, text: `Tarea ${at + 1}`, parent: null, duration: 3 } };
    }),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ids, analysed: true } },
  ]);
  await inBrowser('short-term-sheet', { people: 1 }, async (tab) => {
    const page = tab!;
    await signIn(page, 'admin', `/gantt?project=${project}&sheet=shortTerm`);
    const dialog = page.getByRole('dialog');
    const file = { name: 'semana.xlsx', mimeType: '', buffer: sheet() };
    await page.getByLabel('Archivo de la planilla').setInputFiles(file);
    await dialog.getByText('Ver cuáles').click();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: `Tarea ${TASKS}` })
      .waitFor();
    await dialog.getByRole('row').nth(TASKS).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const scrolled = await dialog.evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .filter((inner) => /auto|scroll/.test(getComputedStyle(inner).overflowY))
          .map(({ className }) => String(className)),
      );
      expect(scrolled).toEqual([expect.stringContaining('MuiDialogContent')]);
    }
  });
});

/** A file as its person gives it back: the progress of a task, in whose row the fields stand in the order in which it was handed out. */
function filledIn(bytes: Uint8Array, task: string, progress: number): Buffer {
  const book = read(bytes);
  const sheet = book.Sheets['Planilla']!;
  const [head = [], ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  const row = lines.findIndex(([id]) => id === task) + 1;
  const column = head.indexOf('Avance real (%)');
  utils.sheet_add_aoa(sheet, [[progress]], { origin: { r: row, c: column } });
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

it('hands out a file of the short term for each responsible, and takes what they say of a shared task together', async () => {
  const admin = await logIn('admin');
  const ids = ['t0', 'both', 't1'];
  const project = await plannedProject(admin, 'Planillas de varios', [
    ...ids.map((id): PlanAction => {
      return { type: 'CREATE_TASK', payload: { id, text: `Tarea ${id}`, parent: null, duration: 3 } };
    }),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ids, analysed: true } },
  ]);
  const person = { userId: null, company: '', function: '', role: 'user', isActive: true } as const;
  const responsibles = ['Ana', 'Luis'].map((firstName) => ({
    ...person,
    ...{ firstName, lastName: 'Soto', email: `${firstName.toLowerCase()}@obra.cl` },
  }));
  await change(admin, project, [{ type: 'ADD_RESPONSIBLES', payload: { responsibles } }]);
  const [ana, luis] = (await planOf(admin, project)).plan.responsibles.slice(-2);
  const assign = (taskIds: readonly string[], responsibles: readonly string[]): PlanAction => ({
    type: 'ASSIGN_RESPONSIBLES',
    payload: { taskIds, responsibles },
  });
  await change(admin, project, [
    assign(['t0'], [ana!.id]),
    assign(['both'], [ana!.id, luis!.id]),
    assign(['t1'], [luis!.id]),
  ]);
  await inBrowser('short-term-sheets', { people: 1 }, async (tab) => {
    const page = tab!;
    await signIn(page, 'admin', `/gantt?project=${project}&sheet=shortTerm`);
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Una por responsable (ZIP)' }).click(),
    ]);
    const handedOut = Object.entries(unzipSync(readFileSync(await zip.path())));
    expect(handedOut).toHaveLength(2);
    const back = [filledIn(handedOut[0]![1], 'both', 60), filledIn(handedOut[1]![1], 't1', 30)];
    const files = back.map((buffer, at) => ({ name: handedOut[at]![0], mimeType: '', buffer }));
    await page.getByLabel('Archivo de la planilla').setInputFiles(files);
    await page.getByRole('region', { name: handedOut[1]![0] }).waitFor();
    await page.getByRole('button', { name: 'Importar filas' }).click();
    await page.getByText('2 filas ya están en el plan.').waitFor();
    await eventually(async () => {
      const { tasks } = (await planOf(admin, project)).plan;
      return tasks.map(({ progress }) => progress).join() === '0,0.6,0.3';
    });
  });
});
