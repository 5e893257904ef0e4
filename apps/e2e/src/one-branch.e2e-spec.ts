import type { Page } from 'playwright-core';
import { logIn, sessionOf } from './api/api';
import { newProject } from './api/new-project';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import type { Person } from './people';

/** Torre with Muro and Losa in it, and Patio, of two people who both edit it. */
async function sharedBranch(name: string): Promise<string> {
  const admin = await logIn('admin');
  const { id } = await newProject(admin, name, [await sessionOf('facilitadora')]);
  const task = (taskId: string, text: string, parent: string | null = null) => ({
    type: 'CREATE_TASK' as const,
    payload: { id: taskId, text, parent, duration: 3 },
  });
  await change(admin, id, [
    task('torre', 'Torre'),
    task('muro', 'Muro', 'torre'),
    task('losa', 'Losa', 'torre'),
    task('patio', 'Patio'),
  ]);
  return id;
}

async function opened(page: Page, person: Person, project: string): Promise<GanttPage> {
  await signIn(page, person, `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

/** The codes and names of the rows that a screen shows. */
async function rowsOf(gantt: GanttPage): Promise<string> {
  const [names, codes] = [
    await gantt.tasks(),
    await gantt.page.locator('.gantt_row .plan-code').allInnerTexts(),
  ];
  return names.map((name, at) => `${codes[at]} ${name}`).join('|');
}

/** Waits until both screens show these rows. */
async function bothShow(screens: readonly GanttPage[], rows: readonly string[]): Promise<void> {
  for (const gantt of screens) await eventually(async () => (await rowsOf(gantt)) === rows.join('|'));
}

const nameField = (page: Page) => page.locator('.gantt_grid_editor_placeholder input[name=text]');

describe('two people on one branch', () => {
  it('move it and rename a task within it at once: both are done, on both screens', () =>
    inBrowser('branch-moved-and-renamed', { people: 2 }, async (here, there) => {
      const project = await sharedBranch('Una rama, dos personas');
      const mine = await opened(here!, 'admin', project);
      const theirs = await opened(there!, 'facilitadora', project);
      await theirs.cell('Muro', 'text').click();
      await nameField(there!).fill('Muro de contención');
      await mine.cell('Torre', 'code').click();
      await here!.keyboard.press('Alt+ArrowDown');
      await eventually(async () => (await rowsOf(mine)).startsWith('1 Patio|2 Torre'));
      await nameField(there!).press('Enter');
      await bothShow([mine, theirs], ['1 Patio', '2 Torre', '2.1 Muro de contención', '2.2 Losa']);
      // Each takes back what was theirs.
      await here!.keyboard.press('Control+z');
      await bothShow([mine, theirs], ['1 Torre', '1.1 Muro de contención', '1.2 Losa', '2 Patio']);
    }));

  it('delete a task while the other types its name: it is gone on both, and who typed is told', () =>
    inBrowser('branch-deleted-under-hands', { people: 2 }, async (here, there) => {
      const project = await sharedBranch('Una rama que se va');
      const mine = await opened(here!, 'admin', project);
      const theirs = await opened(there!, 'facilitadora', project);
      await theirs.cell('Losa', 'text').click();
      await nameField(there!).fill('Losa alveolar');
      await mine.cell('Losa', 'code').click();
      await here!.keyboard.press('Delete');
      await eventually(async () => !(await mine.tasks()).includes('Losa'));
      await nameField(there!).press('Enter');
      await there!
        .getByRole('alert')
        .getByText('Rodrigo Fuentes Araya eliminó «Losa», con la que estabas trabajando')
        .waitFor();
      await bothShow([mine, theirs], ['1 Torre', '1.1 Muro', '2 Patio']);
    }));
});
