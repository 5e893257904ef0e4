import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { Board } from './pages/board';
import { CauseDialog } from './pages/cause-dialog';

it('carries work from not done to completed, asks what that needs and says what may not be', async () => {
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 2 } }) as const;
  const project = await plannedProject(await logIn('admin'), 'La semana en el tablero', [
    task('cavar', 'Excavar zanjas'),
    task('verter', 'Verter radier'),
    task('alzar', 'Alzar muros'),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ['cavar', 'verter'], analysed: true } },
    { type: 'SET_COMMITMENT', payload: { taskId: 'verter', commitment: 0.8 } },
    {
      type: 'NEW_RESTRICTION',
      payload: {
        ...{ taskIds: ['alzar'], family: 'Materiales', type: 1, detail: 'Bloques en obra', comments: '' },
        ...{ responsible: null, commited: null, required: '2026-11-16' },
      },
    },
  ]);
  await inBrowser('progress-kanban', { people: 1 }, async (tab) => {
    const page = tab!;
    const board = new Board(page, ['Sin hacer', 'En progreso', 'Terminada']);
    const [dig, pour, raise] = ['Excavar zanjas', 'Verter radier', 'Alzar muros'].map((name) =>
      board.card(name),
    );
    await signIn(page, 'admin', `/progressKanban?project=${project}`);

    await board.drag(dig!, 'Terminada');
    await board.isIn(dig!, 'Terminada');
    await page.getByRole('alert').getByRole('button', { name: 'Deshacer' }).waitFor();
    await page.keyboard.press('Control+z');
    await board.isIn(dig!, 'Sin hacer');

    // The term is over: what is short of its promise is asked why.
    await pour!.focus();
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
    const asked = page.getByRole('dialog', { name: '¿Cuánto lleva?' });
    await asked.getByRole('button', { name: '50 %' }).click();
    const cause = {
      type: 'Falta de mano de obra',
      origin: 'Jefe de terreno',
      detail: 'Faltaron dos jornales',
    };
    await new CauseDialog(page).fill(cause);
    await board.isIn(pour!, 'En progreso');
    await pour!.getByText('Compr. 80 % → 50 %').waitFor();
    await pour!.getByText('Falta de mano de obra: Faltaron dos jornales').waitFor();
    await eventually(() => pour!.evaluate((element) => element === document.activeElement));

    const why = '«Alzar muros» tiene restricciones sin liberar';
    await board.holdOver(raise!, 'Terminada');
    await board.head('Terminada').getByText(why).waitFor();
    await board.drop();
    await page.getByRole('alert').filter({ hasText: why }).getByRole('button', { name: 'Ver' }).waitFor();
    await board.isIn(raise!, 'Sin hacer');

    await page.getByRole('button', { name: 'Restringidas' }).click();
    await pour!.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tabla' }).click();
    await page.locator('.grid-body').getByText('Alzar muros').waitFor();
    await page.getByText('Estado: Restr. de inicio, Restr. de término').waitFor();
    expect(await page.locator('.grid-body [role=row]').count()).toBe(1);
    await page.locator('header').getByRole('link', { name: 'Kanban' }).click();
    await raise!.click();
    await page.getByRole('complementary').getByText('Alzar muros').first().waitFor();
  });
});
