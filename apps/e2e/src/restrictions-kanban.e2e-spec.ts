import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { remember, signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { textsShown } from './languages/texts-shown';
import { foreignTexts, wordsOf } from './languages/words';
import { Board } from './pages/board';
import { DEMO_PROJECT } from './people';

const DEMO = `/restrictionsKanban?project=${DEMO_PROJECT.id}`;
/** From the left. */
const COLUMNS = ['Pendiente', 'En proceso', 'Atrasada', 'Liberada', 'Liberada con atraso'];
const cards = (page: Page) => page.locator('[data-card]');

it('carries a restriction from found to released, by pointer and by keys, and says what may not be', async () => {
  const project = await plannedProject(await logIn('admin'), 'Restricciones en tablero', [
    { type: 'CREATE_TASK', payload: { id: 'cavar', text: 'Excavar zanjas', parent: null, duration: 2 } },
    { type: 'CREATE_TASK', payload: { id: 'verter', text: 'Verter radier', parent: null, duration: 2 } },
  ]);
  await inBrowser('restrictions-kanban', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/restrictionsKanban?project=${project}`);
    await page!.getByRole('button', { name: 'Nueva restricción' }).click();
    const dialog = page!.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Permiso de excavación firmado');
    for (const task of ['Excavar', 'radier']) {
      await dialog.getByRole('combobox', { name: 'Tareas' }).fill(task);
      await page!.getByRole('option', { name: new RegExp(task) }).click();
    }
    await page!.keyboard.press('Tab');
    await dialog.getByRole('combobox', { name: 'Familia' }).fill('Permisos y recepciones');
    await dialog.getByRole('textbox', { name: 'Requerida' }).fill('30/06/2036');
    await page!.keyboard.press('Enter');
    const board = new Board(page!, COLUMNS);
    const card = board.card('Permiso de excavación firmado');
    await board.isIn(card, 'Pendiente');
    expect(await card.innerText()).toContain('Tareas: 1, 2');

    await board.drag(card, 'Liberada');
    const day = dialog.getByRole('textbox', { name: 'Liberada' });
    await day.fill('15/12/2036');
    await dialog.getByText(/una liberación se anota cuando ocurre/).waitFor();
    await day.fill('03/11/2026');
    await dialog.getByText(/Se anota el 16\/11\/2026, dentro del corto plazo, como «Liberada»/).waitFor();
    await day.fill('18/11/2026');
    await dialog.getByText('Quedará como «Liberada».').waitFor();
    await page!.keyboard.press('Enter');
    await board.isIn(card, 'Liberada');
    expect(await card.innerText()).toContain('Liberada 18/11/2026');
    await page!.keyboard.press('Control+z');
    await board.isIn(card, 'Pendiente');

    await card.focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page!.keyboard.press(key);
    await board.isIn(card, 'En proceso');
    await page!.getByText('«Permiso de excavación firmado» quedó en En proceso').waitFor();
    await eventually(() => card.evaluate((element) => element === document.activeElement));

    for (const key of ['Space', 'ArrowRight']) await page!.keyboard.press(key);
    const delayed = page!.getByRole('columnheader', { name: /^Atrasada/ });
    await delayed.getByText('No está atrasada: su plazo es el 30/06/2036').waitFor();
    await page!.keyboard.press('Space');
    await page!.getByText(/no puede pasar a Atrasada: No está atrasada/).waitFor();
    await page!.getByRole('alert').getByText('No está atrasada: su plazo es el 30/06/2036').waitFor();
    await board.isIn(card, 'En proceso');

    await page!.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Comentarios' }).fill('Falta la firma');
    await page!.keyboard.press('Escape');
    await page!.getByRole('button', { name: 'Seguir editando' }).click();
    await dialog.getByRole('textbox', { name: 'Comprometida' }).fill('01/11/2026');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await dialog.getByText(/no puede ser anterior al inicio del corto plazo \(16\/11\/2026\)/).waitFor();
    await dialog.getByRole('button', { name: 'Quitar' }).click();
    const asked = page!.getByRole('dialog', { name: '¿Quitar 1 restricción?' });
    await asked.getByRole('button', { name: 'Quitar' }).click();
    await page!.getByText('Todavía no hay restricciones').waitFor();
  });
});

it('is to read only for who may only look', () =>
  inBrowser('restrictions-kanban-read', { people: 1 }, async (page) => {
    await signIn(page!, 'visita', DEMO);
    const card = cards(page!).first();
    await card.focus();
    await page!.keyboard.press('Space');
    expect(await page!.locator('.board-dragging').count()).toBe(0);
    await page!.keyboard.press('Enter');
    const dialog = page!.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Descripción' }).and(page!.locator(':disabled')).waitFor();
    expect(await dialog.getByRole('button', { name: 'Guardar' }).count()).toBe(0);
  }));

it.each(['es', 'en'] as const)(
  'speaks one language in every lane, on a laptop and on a phone: %s',
  (language) =>
    inBrowser(`restrictions-kanban-${language}`, { people: 1 }, async (page) => {
      await remember(page!, 'visita');
      await page!.evaluate((chosen) => localStorage.setItem('plomada.language', chosen), language);
      await page!.goto(`${DEMO}&lanes=company`);
      await page!.getByRole('heading', { name: wordsOf(language)('restrictions:kanban.title') }).waitFor();
      const foreign = foreignTexts(language);
      for (const size of [page!.viewportSize()!, { width: 390, height: 844 }]) {
        await page!.setViewportSize(size);
        await cards(page!).first().waitFor();
        expect((await textsShown(page!)).filter((text) => foreign.has(text))).toEqual([]);
        expect(await findings(page!)).toEqual([]);
        expect(await page!.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    }),
);
