import { addDays } from '@plomada/domain';
import type { Locator, Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { mondayIn, shownDay } from './days';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';

let admin: SignedIn;
let project: string;
let business: string;
/** Mondays, late enough for what each needs before it. */
const [FIRST, SECOND, THIRD] = [mondayIn(16), mondayIn(20), mondayIn(24)];
/** Three and five working days before one of them. */
const pumpBefore = (monday: string): string => addDays(monday, -5);
const mixBefore = (monday: string): string => addDays(monday, -7);
const template = `Hormigonado ${Date.now()}`;

beforeAll(async () => {
  admin = await logIn('admin');
  const { id, businessId } = await newProject(admin, 'Obra con plantillas');
  [project, business] = [id, businessId];
  const task = (of: string, text: string, start: string) =>
    ({ type: 'CREATE_TASK', payload: { id: of, text, parent: null, duration: 5, start } }) as const;
  await change(admin, project, [
    task('uno', 'Losa uno', FIRST),
    task('dos', 'Losa dos', SECOND),
    task('tres', 'Losa tres', THIRD),
  ]);
});

afterAll(async () => {
  const { body } = await admin.api.get(`/business/${business}/restriction_templates`);
  const { templates } = body as { templates: { id: string; name: string }[] };
  for (const { id } of templates.filter(({ name }) => name === template))
    await admin.api.send(`/business/${business}/restriction_templates/${id}`, 'DELETE', {});
});

const stored = async () =>
  (await planOf(admin, project)).plan.restrictions
    .map(({ taskIds, detail, required }) => `${taskIds.join()} ${detail} ${required}`)
    .sort();
const become = (expected: readonly string[]) =>
  eventually(async () => JSON.stringify(await stored()) === JSON.stringify([...expected].sort()));
const pick = async (page: Page, dialog: Locator, field: string, option: string) => {
  await dialog.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).click();
};

const neededBy = (id: string, monday: string): readonly string[] => [
  `${id} Bomba reservada ${pumpBefore(monday)}`,
  `${id} Mezcla aprobada ${mixBefore(monday)}`,
];
const OF_ONE = neededBy('uno', FIRST);
const OF_TWO = neededBy('dos', SECOND);

it('keeps what a kind of work needs, puts it on many tasks and copies it to others, each one undo', () =>
  inBrowser('restriction-templates', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', '/businessSettings?section=restrictionTemplates');
    const dialog = page!.getByRole('dialog');
    await page!.getByRole('button', { name: 'Nueva plantilla' }).click();
    await dialog.getByRole('textbox', { name: 'Nombre de la plantilla' }).fill(template);
    const first = dialog.getByRole('region', { name: 'Restricción 1' });
    await first.getByRole('textbox', { name: 'Descripción' }).fill('Bomba reservada');
    await first.getByRole('combobox', { name: 'Familia' }).fill('Maquinaria y equipos');
    await first.getByRole('textbox', { name: 'Días hábiles antes' }).fill('3');
    await dialog.getByRole('button', { name: 'Agregar restricción' }).click();
    const second = dialog.getByRole('region', { name: 'Restricción 2' });
    await second.getByRole('textbox', { name: 'Descripción' }).fill('Mezcla aprobada');
    expect(await findings(page!)).toEqual([]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page!.getByRole('listitem').filter({ hasText: template }).waitFor();

    await page!.goto(`/restrictions?project=${project}`);
    await page!.getByRole('button', { name: 'Otras maneras de crear restricciones' }).click();
    await page!.getByRole('menuitem', { name: 'Usar plantilla…' }).click();
    // The only one of a firm is chosen already.
    await dialog.getByRole('combobox', { name: 'Plantilla' }).click();
    await page!.getByRole('option', { name: template }).click();
    for (const name of ['Losa uno', 'Losa dos']) await pick(page!, dialog, 'Tareas', name);
    // Closes the list of tasks.
    await dialog.getByRole('heading').click();
    await dialog.getByText('4 nuevas').waitFor();
    await dialog.getByText(shownDay(pumpBefore(FIRST))).waitFor();
    expect(await findings(page!)).toEqual([]);
    await dialog.getByRole('button', { name: 'Crear 4 restricciones' }).click();
    await become([...OF_ONE, ...OF_TWO]);
    await page!.getByRole('button', { name: 'Deshacer' }).click();
    await become([]);
    await page!.keyboard.press('Control+y');
    await become([...OF_ONE, ...OF_TWO]);

    await page!.getByRole('checkbox', { name: 'Bomba reservada' }).first().check();
    await page!.getByRole('button', { name: 'Copiar a otras tareas…' }).click();
    await dialog.getByText('(3 días hábiles antes del comienzo)').waitFor();
    for (const name of ['Losa uno', 'Losa tres']) await pick(page!, dialog, 'Tareas', name);
    await dialog.getByText('1 nueva · 1 que ya está').waitFor();
    await dialog.getByRole('button', { name: 'Crear 1 restricción' }).click();
    await become([...OF_ONE, ...OF_TWO, neededBy('tres', THIRD)[0]!]);

    await page!.goto(`/restrictionsKanban?project=${project}`);
    await page!.locator('[data-card]').filter({ hasText: 'Mezcla aprobada' }).first().click();
    await dialog.getByRole('button', { name: 'Historial' }).click();
    await dialog.getByText('Creada').waitFor();
    expect(await findings(page!)).toEqual([]);
  }));
