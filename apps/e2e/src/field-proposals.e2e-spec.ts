import type { Notification, Proposal } from '@plomada/contracts';
import { logIn, type SignedIn } from './api/api';
import { foremansProject } from './api/foremans-project';
import { logOf, planOf } from './api/plan-log';
import { eventually } from './eventually';
import { onForemansPhone } from './pages/foremans-phone';

describe('a foreman who must propose', () => {
  it('proposes without a network, takes one thing back, and each reaches the administrators once', async () => {
    const project = await foremansProject({ responsiblesPropose: true });
    const admin = await logIn('admin');
    await onForemansPhone('field-proposals', project, async (page) => {
      const card = (name: string) => page.getByRole('article', { name });

      await card('Trazar').getByRole('button', { name: 'Hecha' }).tap();
      await card('Trazar')
        .getByText(/Propusiste 100.%: sin enviar/)
        .waitFor();
      await card('Verter')
        .getByRole('button', { name: /Me falta/ })
        .tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Materiales', exact: true }).tap();
      await page.keyboard.type('Áridos');
      await page.getByRole('button', { name: 'Proponer' }).tap();
      await card('Verter')
        .getByText(/«Áridos»: sin enviar/)
        .waitFor();
      await card('Excavar').getByRole('button', { name: '50 %' }).tap();
      await card('Excavar')
        .getByText(/Propusiste 50.%: sin enviar/)
        .waitFor();
      await card('Excavar')
        .getByRole('button', { name: /Por qué/ })
        .tap();
      await page.getByRole('button', { name: 'Clima', exact: true }).tap();
      await page.getByRole('button', { name: 'Jefe de terreno', exact: true }).tap();
      await card('Excavar')
        .getByText(/Propusiste 50.% .Clima.: sin enviar/)
        .waitFor();
      await card('Excavar')
        .getByRole('button', { name: /Comentar/ })
        .tap();
      await page.getByRole('textbox', { name: 'Comentar' }).fill('Llovió toda la mañana');
      await page.getByRole('button', { name: 'Agregar' }).tap();
      await page.getByRole('button', { name: '4 cambios sin enviar' }).waitFor();

      // The application is ended and opened again, without a network still.
      await page.goto('about:blank');
      await page.goto(`/field?project=${project}`);
      await page.getByRole('button', { name: '4 cambios sin enviar' }).tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('Propuesta: Avance de «Trazar»: 100 %').waitFor();
      await sheet.getByRole('button', { name: 'Cerrar' }).tap();
      await card('Trazar')
        .getByRole('button', { name: /^Retirar/ })
        .tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).tap();
      await card('Trazar')
        .getByText(/Propusiste/)
        .waitFor({ state: 'detached' });

      await page.context().setOffline(false);
      await page.getByText('Todo enviado').waitFor();
      await card('Verter')
        .getByText(/«Áridos»: espera a un administrador/)
        .waitFor();
      await eventually(async () => (await waiting(admin, project)).join() === 'NEW_RESTRICTION,FINISH_TASK');
      await card('Verter')
        .getByRole('button', { name: /^Retirar/ })
        .tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).tap();
      await eventually(async () => (await waiting(admin, project)).length === 1);
    });
    const { plan } = await planOf(admin, project);
    expect(plan.tasks.find(({ text }) => text === 'Excavar')).toMatchObject({
      ...{ comments: 'Llovió toda la mañana', causes: [] },
    });
    expect((await logOf(admin, project)).map(({ type }) => type)).toContain('SET_COMMENTS');
  });
});

/** What waits to be decided, in the order in which it came. */
async function waiting({ api, user }: SignedIn, project: string): Promise<string[]> {
  const { body } = await api.get(`/notifications/${project}/get_notifications/${user.id}`);
  const all = (body as { notifications: Notification[] }).notifications;
  return all.filter((one): one is Proposal => one.kind === 'proposal').map(({ action }) => action.type);
}
