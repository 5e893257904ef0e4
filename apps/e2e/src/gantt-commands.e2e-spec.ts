import type { Locator, Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { GanttPage } from './pages/gantt-page';
import { DEMO_PROJECT, type Person } from './people';
import { boxOf } from './browser/box-of';

let admin: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
});

const task = (id: string, text: string, parent: string | null = null) =>
  ({ type: 'CREATE_TASK', payload: { id, text, parent, duration: 5 } }) as const;
const newPlan = (name: string) =>
  plannedProject(admin, name, [
    ...[
      task('obra', 'Obra'),
      task('muro', 'Muro', 'obra'),
      task('losa', 'Losa', 'obra'),
      task('techo', 'Techo'),
    ],
    { type: 'ADD_LINK', payload: { id: 'l1', source: 'muro', target: 'losa', type: '0' } },
  ]);

async function opened(page: Page, project: string, person: Person = 'admin'): Promise<GanttPage> {
  await signIn(page, person, `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}
const strip = (page: Page) => page.getByRole('toolbar', { name: 'Edición del programa' });
const press = (page: Page, name: string) => strip(page).getByRole('button', { name, exact: true }).click();
const reads = (gantt: GanttPage, rows: readonly string[]) =>
  eventually(async () => (await gantt.tasks()).join('|') === rows.join('|'));
/** Selects these rows and no others. */
async function choose(gantt: GanttPage, first: string, ...others: string[]) {
  await gantt.page.keyboard.press('Escape');
  await gantt.select(first, ...others);
}
/** Types into the name that has just come open. */
async function named(page: Page, name: string) {
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'text');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.locator('input[name=text]').waitFor({ state: 'detached' });
}
const copiedElsewhere = (page: Page, text: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

/** Leaves a finger where it is for a while. */
async function pressForLong(page: Page, at: Locator) {
  const { x, y } = await boxOf(at);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + 5, y: y + 5 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('menu').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

describe('the commands of the Gantt', () => {
  it('add, order and link tasks by the strip, and every step is taken back', () =>
    inBrowser('gantt-strip', { people: 1 }, async (page) => {
      const gantt = await opened(page!, await newPlan('Franja de edición'));
      await choose(gantt, 'Techo');
      await press(page!, 'Agregar hito');
      await named(page!, 'Entrega');
      await reads(gantt, ['Obra', 'Muro', 'Losa', 'Techo', 'Entrega']);
      expect(await gantt.count('milestones')).toBe(1);
      await choose(gantt, 'Techo');
      await press(page!, 'Aumentar sangría');
      await eventually(async () => (await gantt.cells('Techo', 'code'))[0] === '1.3');
      await press(page!, 'Subir');
      await reads(gantt, ['Obra', 'Muro', 'Techo', 'Losa', 'Entrega']);
      await press(page!, 'Deshacer');
      await reads(gantt, ['Obra', 'Muro', 'Losa', 'Techo', 'Entrega']);
      await choose(gantt, 'Losa', 'Techo');
      await press(page!, 'Vincular');
      await eventually(async () => (await gantt.count('links')) === 2);
      // It can be pressed all the same, and says why nothing happens.
      await strip(page!).getByRole('button', { name: 'Vincular', exact: true }).click({ force: true });
      await page!.getByRole('alert').getByText('Las tareas seleccionadas ya están vinculadas').waitFor();
      await press(page!, 'Quitar vínculos');
      await eventually(async () => (await gantt.count('links')) === 1);
      // What a command did to several rows is called by it, and a new task goes with its name.
      await choose(gantt, 'Muro', 'Losa');
      await press(page!, 'Disminuir sangría');
      await reads(gantt, ['Obra', 'Techo', 'Muro', 'Losa', 'Entrega']);
      await press(page!, 'Deshacer');
      await page!.getByText('Deshecho: Disminuir sangría: 2 tareas').waitFor();
      expect(await findings(page!)).toEqual([]);
    }));

  it('copy a branch with its links, move what was cut, and take it to another project', () =>
    inBrowser('gantt-clipboard', { people: 1 }, async (page) => {
      const gantt = await opened(page!, await newPlan('Portapapeles uno'));
      await choose(gantt, 'Obra');
      await page!.keyboard.press('Control+c');
      await page!.getByText('3 tareas copiadas').waitFor();
      await choose(gantt, 'Techo');
      await page!.keyboard.press('Control+v');
      await reads(gantt, ['Obra', 'Muro', 'Losa', 'Techo', 'Obra', 'Muro', 'Losa']);
      await eventually(async () => (await gantt.count('links')) === 2);
      await page!.keyboard.press('Control+z');
      await reads(gantt, ['Obra', 'Muro', 'Losa', 'Techo']);
      await choose(gantt, 'Muro');
      await page!.keyboard.press('Control+x');
      await choose(gantt, 'Techo');
      await page!.keyboard.press('Control+v');
      await reads(gantt, ['Obra', 'Losa', 'Techo', 'Muro']);
      await copiedElsewhere(page!, '1\tFachada\n1.1\tVentanas\t4 días\t30/11/2026\n2\tCierre\t0');
      await reads(gantt, ['Obra', 'Losa', 'Techo', 'Fachada', 'Ventanas', 'Cierre', 'Muro']);
      expect(await gantt.cells('Ventanas', 'start', 'days')).toEqual(['30/11/2026', '4']);
      // Without a row chosen it goes to the end, where it is chosen so that it is seen.
      await page!.keyboard.press('Escape');
      await copiedElsewhere(page!, 'Recepción\t2 días');
      await reads(gantt, ['Obra', 'Losa', 'Techo', 'Fachada', 'Ventanas', 'Cierre', 'Muro', 'Recepción']);
      await eventually(() => gantt.cell('Recepción', 'select').getByRole('checkbox').isChecked());
    }));

  it('are offered by the right button and the keyboard, with the reason where they cannot be done', () =>
    inBrowser('gantt-menu', { people: 1 }, async (page) => {
      const gantt = await opened(page!, await newPlan('Menú de filas'));
      await gantt.cell('Losa', 'code').click({ button: 'right' });
      const menu = page!.getByRole('menu', { name: 'Acciones sobre la tarea' });
      await menu.getByText('Selecciona dos tareas o más').waitFor();
      expect(await findings(page!)).toEqual([]);
      await menu.getByRole('menuitem', { name: /^Agregar tarea dentro/ }).click();
      await named(page!, 'Moldaje');
      await reads(gantt, ['Obra', 'Muro', 'Losa', 'Moldaje', 'Techo']);
      await page!.keyboard.press('?');
      const sheet = page!.getByRole('dialog', { name: 'Atajos de teclado' });
      await sheet.getByText('Ctrl + F2').waitFor();
      expect(await findings(page!)).toEqual([]);
      await page!.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await choose(gantt, 'Techo');
      await page!.keyboard.press('Alt+M');
      await named(page!, 'Fin');
      await choose(gantt, 'Fin');
      await page!.keyboard.press('F2');
      await named(page!, 'Entrega final');
      await gantt.row('Entrega final').waitFor();
      // Each goes below the one added last.
      for (const name of ['Uno', 'Dos']) {
        await page!.keyboard.press('Insert');
        await named(page!, name);
      }
      await page!.keyboard.press('Delete');
      await page!.keyboard.press('Alt+Shift+ArrowLeft');
      await reads(gantt, ['Obra', 'Techo', 'Entrega final', 'Uno']);
    }));

  it('begin an empty plan, by touch on a phone: name, undo in one step, several at once', () =>
    inBrowser('gantt-phone', { people: 1, hasTouch: true }, async (page) => {
      await page!.setViewportSize({ width: 390, height: 844 });
      const { id } = await newProject(admin, 'Lista en el teléfono');
      await signIn(page!, 'admin', `/gantt?project=${id}`);
      const items = page!.getByRole('list', { name: 'Lista de tareas' }).getByRole('listitem');
      const add = async (name: string) => {
        await strip(page!).getByRole('button', { name: 'Agregar tarea', exact: true }).tap();
        await page!.locator('textarea[name=text]').waitFor();
        await page!.keyboard.type(name);
        await page!.keyboard.press('Enter');
        await page!.locator('textarea[name=text]').waitFor({ state: 'detached' });
      };
      const undo = strip(page!).getByRole('button', { name: 'Deshacer', exact: true });
      await page!.getByText('El proyecto aún no tiene tareas').waitFor();
      await add('Excavación');
      await add('Losa');
      await undo.tap();
      await page!.getByText('Deshecho: Nueva tarea «Losa»').waitFor();
      await eventually(async () => (await items.count()) === 1);
      await add('Muro');
      await pressForLong(page!, items.getByText('Excavación'));
      await page!.getByRole('menuitem', { name: 'Elegir varias' }).tap();
      await page!.getByRole('checkbox', { name: 'Seleccionar Muro' }).tap();
      await page!.getByRole('toolbar', { name: 'Acciones sobre la selección' }).getByText('2 sel').waitFor();
      expect(await findings(page!)).toEqual([]);
      await page!.getByRole('button', { name: 'Quitar selección' }).tap();
      await items.getByText('Muro').tap();
      await page!.getByRole('dialog').or(page!.getByRole('complementary')).first().waitFor();
      await page!.goBack();
      await page!.getByRole('button', { name: 'Carta Gantt', exact: true }).tap();
      await new GanttPage(page!).ready();
    }));

  it('leave the plan alone for who only looks on', () =>
    inBrowser('gantt-viewer', { people: 1 }, async (page) => {
      const gantt = await opened(page!, DEMO_PROJECT.id, 'visita');
      await strip(page!).getByRole('button', { name: 'Ir a hoy' }).waitFor();
      for (const name of ['Agregar tarea', 'Cortar', 'Pegar', 'Deshacer']) {
        expect(await strip(page!).getByRole('button', { name, exact: true }).count()).toBe(0);
      }
      const before = await gantt.tasks();
      await page!.keyboard.press('Insert');
      await page!.getByRole('alert').getByText('Con tu rol no se cambia el plan aquí').waitFor();
      await copiedElsewhere(page!, 'Intrusa');
      expect(await gantt.tasks()).toEqual(before);
      // The chart's own form and its own question before it deletes are of no plan.
      await page!.locator('.gantt_row [data-column-name=code]').first().click();
      await page!.keyboard.press('Delete');
      await page!.keyboard.press('Enter');
      await page!.getByRole('complementary').or(page!.getByRole('dialog')).first().waitFor();
      expect(await page!.locator('.gantt_cal_light, .gantt_modal_box').count()).toBe(0);
      expect(await gantt.tasks()).toContain(before[0]);
    }));
});
