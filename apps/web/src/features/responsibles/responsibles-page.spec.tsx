import { type Responsible, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { settingsPlan, showOfProject } from '../../testing/show-settings';
import { startTestTranslations } from '../../testing/translations';
import { planEvents } from '../../plan/state/plan-actions';
import { ResponsiblesPage } from './responsibles-page';

const person = (given: Partial<Responsible>): Responsible => ({
  ...{ id: 'luis', userId: null, firstName: 'Luis', lastName: 'Pizarro', email: 'luis@obra.cl' },
  ...{ company: 'Eléctrica Austral', role: 'user', isActive: true, function: 'Capataz', photo: null },
  ...given,
});
const LUIS = person({});
const EVA = person({ id: 'eva', firstName: 'Eva', lastName: 'Soto', email: '', function: 'Trazadora' });

/** Luis digs; nobody has put Eva on a task. */
function staffedPlan() {
  const plan = settingsPlan();
  const tasks = plan.tasks.rows.map((task) =>
    task.id === 'dig' ? { ...task, responsibles: ['luis'] } : task,
  );
  return { ...plan, tasks: Table.of(tasks), responsibles: Table.of([LUIS, EVA]) };
}

const MEMBERS = 'GET /api/project/p1/members';
const INVITATIONS = 'GET /api/project/p1/invitations';
const accounts = (members: unknown[] = []): Answers => ({
  [MEMBERS]: () => ({ body: { members } }),
  [INVITATIONS]: () => ({ body: { invitations: [] } }),
});

async function showPage(answers: Answers = accounts(), plan = staffedPlan(), query = '') {
  serve(answers);
  const page = await showOfProject(<ResponsiblesPage />, `/responsibles?project=p1${query}`, { plan });
  return { ...page, people: () => page.planNow().responsibles.rows };
}

const rowOf = async (name: string) => (await screen.findByTitle(name)).closest<HTMLElement>('[role=row]')!;
async function chooseFor(name: string, item: string) {
  fireEvent.click(await screen.findByLabelText(`Acciones para ${name}`));
  fireEvent.click(await screen.findByText(item, { selector: '[role=menuitem]' }));
}
const inForm = () => within(document.querySelector<HTMLElement>('[role=dialog] form')!);
const press = (name: string) => fireEvent.click(inForm().getByText(name, { selector: 'button' }));
const fill = (label: RegExp, value: string) => {
  const field = inForm().getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('the people who do the work', () => {
  beforeAll(() => startTestTranslations());

  it('are listed with what they do and whether they can come in', async () => {
    const member = { user: { ...ANA, id: 'u-luis', email: 'LUIS@obra.cl' }, roles: ['responsible'] };
    await showPage(accounts([{ ...member, lastSession: '2026-03-02T12:00:00Z' }]));
    expect(await rowOf('Luis Pizarro')).toHaveTextContent(/Eléctrica Austral.*Capataz.*Usuario.*Con cuenta/);
    expect(await rowOf('Eva Soto')).toHaveTextContent(/Trazadora.*Usuario.*Sin cuenta/);
    expect(screen.getByText('2 personas · 1 empresa externa')).toBeVisible();
  });

  it('are found by name or function, whatever the accents', async () => {
    await showPage();
    await rowOf('Luis Pizarro');
    const search = screen.getByLabelText('Buscar personas');
    fireEvent.change(search, { target: { value: 'trázadora' } });
    await waitFor(() => expect(screen.queryByTitle('Luis Pizarro')).toBeNull());
    expect(await rowOf('Eva Soto')).toBeVisible();
    fireEvent.change(search, { target: { value: 'nadie' } });
    expect(await screen.findByText('Sin resultados')).toBeVisible();
  });

  it('are shown by company, the own one and its outsources, as the address says', async () => {
    const plan = staffedPlan();
    const responsibles = Table.of([LUIS, { ...EVA, company: '' }, person({ id: 'ema', firstName: 'Ema' })]);
    await showPage(accounts(), { ...plan, responsibles }, '&company=el%C3%A9ctrica%20austral');
    await rowOf('Luis Pizarro');
    expect(screen.getByText('3 personas · 1 empresa externa')).toBeVisible();
    expect(screen.queryByTitle('Eva Soto')).toBeNull();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Empresa' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Todas las empresas',
      'Constructora Demo (1)',
      'Eléctrica Austral (2)',
    ]);
    fireEvent.click(screen.getByRole('option', { name: /Constructora/ }));
    await rowOf('Eva Soto');
    expect(screen.queryByTitle('Luis Pizarro')).toBeNull();
  });

  it('are added with a name at least, and an e-mail that nobody else has', async () => {
    const { people } = await showPage(accounts(), staffedPlan(), '&show=add');
    press('Agregar responsable');
    expect(await inForm().findByText('Campo requerido')).toBeVisible();
    fill(/^Nombre/, ' Rosa ');
    fill(/^Correo/, 'rosa');
    expect(await inForm().findByText('El correo electrónico es incorrecto')).toBeVisible();
    fill(/^Correo/, 'Luis@Obra.cl');
    expect(await inForm().findByText('Ya hay un responsable con este correo')).toBeVisible();
    expect(people()).toHaveLength(2);
    fill(/^Correo/, 'rosa@obra.cl');
    press('Agregar responsable');
    await waitFor(() => expect(people()).toHaveLength(3));
    expect(people()[2]).toMatchObject({ firstName: 'Rosa', email: 'rosa@obra.cl', role: 'user' });
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  });

  it('are changed, and put aside', async () => {
    const { people } = await showPage();
    await chooseFor('Eva Soto', 'Editar');
    fill(/^Apellido/, 'Soto Díaz');
    press('Guardar');
    await chooseFor('Eva Soto Díaz', 'Desactivar');
    await waitFor(() =>
      expect(people()[1]).toMatchObject({ id: 'eva', lastName: 'Soto Díaz', isActive: false }),
    );
    expect(await rowOf('Eva Soto Díaz')).toHaveTextContent('Inactivo');
  });

  it('keep what another person changes of them while their form is open', async () => {
    const { people, store, planNow } = await showPage();
    await chooseFor('Eva Soto', 'Editar');
    fill(/^Apellido/, 'Soto Díaz');
    const responsibles = Table.of([LUIS, { ...EVA, company: 'De otra persona' }]);
    act(() => void store.dispatch(planEvents.synced(begin({ ...planNow(), responsibles }, 9))));
    expect(inForm().getByLabelText(/^Empresa/)).toHaveValue('De otra persona');
    press('Guardar');
    await waitFor(() =>
      expect(people()[1]).toMatchObject({ lastName: 'Soto Díaz', company: 'De otra persona' }),
    );
  });

  it('stay while a task is theirs, and go when none is', async () => {
    const { people } = await showPage();
    await chooseFor('Luis Pizarro', 'Eliminar');
    expect(await screen.findByText('Este responsable está asignado a algunas tareas')).toBeVisible();
    await chooseFor('Eva Soto', 'Eliminar');
    await waitFor(() => expect(people().map(({ id }) => id)).toEqual(['luis']));
  });

  it('are shown without their accounts when these cannot be had, until they can', async () => {
    let broken = true;
    await showPage({
      ...accounts(),
      [MEMBERS]: () =>
        broken
          ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }
          : { body: { members: [] } },
    });
    expect(await screen.findByText(/^No pudimos cargar las cuentas del proyecto/)).toBeVisible();
    expect(await rowOf('Luis Pizarro')).not.toHaveTextContent('Sin cuenta');
    broken = false;
    fireEvent.click(screen.getByText('Reintentar'));
    await waitFor(async () => expect(await rowOf('Luis Pizarro')).toHaveTextContent('Sin cuenta'));
  });

  it('are asked for where there are none', async () => {
    await showPage(accounts(), settingsPlan());
    expect(await screen.findByText('Aún no hay responsables')).toBeVisible();
  });
});
