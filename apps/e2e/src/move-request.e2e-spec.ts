import { logIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';

/** A project whose foreman works on the first of two tasks, far enough ahead that no day of running this is after them. */
async function site(): Promise<string> {
  const [admin, foreman] = await Promise.all([logIn('admin'), logIn('capataz')]);
  const { id } = await newProject(admin, 'Torre que se mueve', [foreman], ['responsible']);
  const { responsibles } = (await planOf(admin, id)).plan;
  const own = responsibles.find(({ userId }) => userId === foreman.user.id)!.id;
  await change(admin, id, [
    {
      type: 'CREATE_TASK',
      payload: { id: 'muro', text: 'Muro', parent: null, duration: 3, start: '2036-06-02' },
    },
    {
      type: 'CREATE_TASK',
      payload: { id: 'losa', text: 'Losa', parent: null, duration: 2, start: '2036-06-05' },
    },
    { type: 'ADD_LINK', payload: { id: 'l', source: 'muro', target: 'losa', type: '0', lag: 0 } },
    { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds: ['muro'], responsibles: [own] } },
  ]);
  return id;
}

it('lets a foreman ask for other dates of a task, and an administrator see what moves before approving', async () => {
  const project = await site();
  await inBrowser('move-request', { people: 2 }, async (desk, field) => {
    await signIn(field!, 'capataz', `/progressManager?project=${project}&task=muro`);
    await field!.getByRole('button', { name: 'Pedir otras fechas' }).click();
    const dialog = field!.getByRole('dialog', { name: 'Pedir otras fechas' });
    await dialog.getByRole('textbox', { name: 'Nuevo inicio' }).fill('09/06/2036');
    await dialog.getByText(/Término del proyecto: .* → /).waitFor();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('La grúa llega el lunes');
    await dialog.getByRole('button', { name: 'Pedir' }).click();
    await field!.getByText('espera a que un administrador la acepte').waitFor();
    await field!.getByText(/Pediste cambiar las fechas/).waitFor();

    await signIn(desk!, 'admin', `/notifications?project=${project}`);
    const card = desk!.locator('[data-proposal]').filter({ hasText: 'Muro' });
    await card.getByText('«La grúa llega el lunes»').waitFor();
    await card.getByText('Cambian de fecha 2 tareas:').waitFor();
    await card.getByText(/Término del proyecto: .* → /).waitFor();
    await card.getByRole('button', { name: /^Aceptar/ }).click();
    await card.waitFor({ state: 'detached' });
    await field!.getByText(/Pediste cambiar las fechas/).waitFor({ state: 'detached' });
    const { plan } = await planOf(await logIn('admin'), project);
    expect(plan.tasks.find(({ id }) => id === 'muro')).toMatchObject({ start: '2036-06-09' });
  });
});
