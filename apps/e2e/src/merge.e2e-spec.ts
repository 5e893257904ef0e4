import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { newProject } from './api/new-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { FIXTURES, PICTURES } from './environment';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { ImportDialog } from './pages/import-dialog';
import { MergePage } from './pages/merge-page';

const TRENCH = 'Excavación de fundaciones';
const DEEPER = 'Excavación de fundaciones a 2 m';
const FILE = join(FIXTURES, 'casa-piloto.xml');

describe('a later version of the file of a plan', () => {
  it('is compared with it, taken over row by row, and taken back', () =>
    inBrowser('merge', { people: 1 }, async (page) => {
      const { id } = await newProject(await logIn('admin'), `Casa revisada ${Date.now().toString(36)}`);
      await signIn(page!, 'admin', `/gantt?project=${id}`);
      const gantt = await importFirst(page!);
      await page!.getByRole('button', { name: 'Importar programa' }).click();
      const dialog = new ImportDialog(page!);
      await dialog.choose(laterVersion());
      await dialog.counts();
      await dialog.compare();
      const merge = new MergePage(page!);
      await merge.ready();
      expect(await merge.rows()).toEqual([expect.stringContaining(`${TRENCH} → ${DEEPER}`)]);
      await page!.screenshot({ path: join(PICTURES, 'merge.png') });
      await merge.toggle(DEEPER);
      expect(await page!.getByRole('button', { name: /^Actualizar \d+ fila/ }).isDisabled()).toBe(true);
      await merge.toggle(DEEPER);
      await merge.accept();
      await gantt.ready();
      await eventually(async () => (await gantt.tasks()).includes(DEEPER));
      await merge.undo();
      await eventually(async () => (await gantt.tasks()).includes(TRENCH));
    }));
});

async function importFirst(page: Page): Promise<GanttPage> {
  await page.getByRole('button', { name: 'Importar programa' }).click();
  const dialog = new ImportDialog(page);
  await dialog.choose(FILE);
  await dialog.counts();
  await dialog.confirm();
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

/** The same file as its planner went on with it: one task has another name. */
function laterVersion(): { name: string; mimeType: string; buffer: Buffer } {
  const text = readFileSync(FILE, 'utf8').replace(`<Name>${TRENCH}</Name>`, `<Name>${DEEPER}</Name>`);
  return { name: 'casa-piloto-rev2.xml', mimeType: 'text/xml', buffer: Buffer.from(text) };
}
