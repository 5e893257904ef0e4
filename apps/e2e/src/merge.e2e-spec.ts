import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inBrowser } from './browser/in-browser';
import { FIXTURES, PICTURES } from './environment';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { ImportDialog } from './pages/import-dialog';
import { LoginPage } from './pages/login-page';
import { MergePage } from './pages/merge-page';
import { NewProjectPage } from './pages/new-project-page';

const NAME = `Casa revisada ${Date.now().toString(36)}`;
const TRENCH = 'Excavación de fundaciones';
const DEEPER = 'Excavación de fundaciones a 2 m';
const FILE = join(FIXTURES, 'casa-piloto.xml');

describe('a later version of the file of a plan', () => {
  it('is compared with it, taken over row by row, and taken back', () =>
    inBrowser('merge', { people: 1 }, async (page) => {
      await new LoginPage(page!).logIn('admin');
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
  const wizard = new NewProjectPage(page);
  await wizard.open();
  await wizard.fillData({ name: NAME, code: NAME.slice(-8).trim(), startDate: '2026-11-16' });
  await wizard.workMondayToFriday();
  await wizard.next();
  await wizard.create('Importar un programa ahora');
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
