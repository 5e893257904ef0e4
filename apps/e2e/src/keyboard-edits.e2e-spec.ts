import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { ROOT } from './environment';
import { eventually } from './eventually';
import { editLine, EVERYDAY_EDITS, type EverydayEdit, keyCount } from './keyboard/everyday-edits';
import { isNaming, Keystrokes } from './keyboard/keystrokes';
import { follow } from './pages/follow';
import { ColumnsMenu } from './pages/columns-menu';
import { GanttPage } from './pages/gantt-page';

const DOCUMENTED = readFileSync(join(ROOT, 'docs/keyboard.md'), 'utf8');

let admin: SignedIn;
let foreman: SignedIn;
beforeAll(async () => {
  [admin, foreman] = await Promise.all([logIn('admin'), logIn('capataz')]);
});

interface PlanToEdit {
  readonly project: string;
  /** Its first task: of no other plan, though the names are the same in all. */
  readonly firstTask: string;
}

async function planToEdit(): Promise<PlanToEdit> {
  const { id: project } = await newProject(admin, 'Ediciones de cada día', [foreman], ['responsible']);
  const firstTask = `obra-${project}`;
  const task = (id: string, text: string, parent: string | null = null) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent, duration: 5 } }) as const;
  await change(admin, project, [
    ...[task(firstTask, 'Obra'), task('a', 'Excavar', firstTask), task('b', 'Moldar', firstTask)],
    ...[task('c', 'Hormigonar', firstTask), task('d', 'Cierre')],
    { type: 'ADD_LINK', payload: { id: 'l', source: 'a', target: 'b', type: '0' } },
  ]);
  return { project, firstTask };
}

/** Selects a row and puts the focus on its name. */
async function standOn(gantt: GanttPage, row: string): Promise<void> {
  const { keyboard } = gantt.page;
  await keyboard.press('Escape');
  await gantt.select(row);
  await gantt.cell(row, 'text').click();
  await gantt.page.waitForFunction(() => document.activeElement?.matches('input[name=text]'));
  await keyboard.press('Escape');
  await gantt.page.waitForFunction(() =>
    document.activeElement?.matches('.gantt_row [data-column-name=text]'),
  );
}

async function isDone(gantt: GanttPage, { then }: EverydayEdit): Promise<boolean> {
  if ('names' in then) return (await gantt.tasks()).join('|') === then.names;
  if ('shown' in then)
    return (await gantt.page.getByRole('complementary').filter({ hasText: then.shown }).count()) > 0;
  return (await gantt.cells(then.row, then.column))[0] === then.says;
}

async function isDoneByKeys(
  gantt: GanttPage,
  edit: EverydayEdit,
  { project, firstTask }: PlanToEdit,
): Promise<boolean> {
  await follow(gantt.page, `/gantt?project=${project}`);
  // The plan before it is still shown for a moment.
  await gantt.page.locator(`.gantt_row[data-task-id$="${firstTask}"]`).waitFor();
  await eventually(async () => (await gantt.tasks()).join() === 'Obra,Excavar,Moldar,Hormigonar,Cierre');
  if ('column' in edit.then && edit.then.column === 'predecessors') {
    const menu = new ColumnsMenu(gantt.page);
    await menu.open();
    await menu.toggle('Predecesoras');
    await menu.close();
  }
  await standOn(gantt, edit.at);
  const keys = new Keystrokes(gantt.page);
  for (const [at, key] of edit.keys.entries()) {
    if (isNaming(key)) await keys.name(key, edit.keys[at + 1]!.slice(1));
    else if (!key.startsWith('"')) await keys.press(key);
    else if (!isNaming(edit.keys[at - 1] ?? '')) await keys.type(key.slice(1));
  }
  expect(keys.count).toBe(keyCount(edit.keys));
  return eventually(() => isDone(gantt, edit), 10_000).then(
    () => true,
    () => false,
  );
}

describe('the edits of every day', () => {
  it(
    'are done by as many keys as the page says',
    () =>
      inBrowser('keyboard-edits', { people: 1 }, async (page) => {
        // A plan for each, made before the browser lists the projects.
        const plans: PlanToEdit[] = [];
        while (plans.length < EVERYDAY_EDITS.length) plans.push(await planToEdit());
        await signIn(page!, 'admin', `/gantt?project=${plans[0]!.project}`);
        const gantt = new GanttPage(page!);
        await gantt.ready();
        const failed: string[] = [];
        for (const [at, edit] of EVERYDAY_EDITS.entries())
          if (!(await isDoneByKeys(gantt, edit, plans[at]!))) failed.push(edit.name);
        expect(failed).toEqual([]);
      }),
    300_000,
  );

  it('are twenty, and none of them is undocumented', () => {
    expect(EVERYDAY_EDITS).toHaveLength(20);
    const written = DOCUMENTED.replace(/ +/g, ' ');
    expect(EVERYDAY_EDITS.map(editLine).filter((line) => !written.includes(line))).toEqual([]);
  });
});
