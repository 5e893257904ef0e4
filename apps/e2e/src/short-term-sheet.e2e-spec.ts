import type { PlanAction } from '@plomada/domain';
import { utils, write } from 'xlsx';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
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
