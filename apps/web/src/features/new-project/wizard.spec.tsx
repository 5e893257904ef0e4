import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deviceZone } from '../../base/device-zone';
import { ANA, business, project } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { selectUnsynced } from '../unsynced-projects/unsynced-slice';
import { NewProjectPage } from './new-project-page';

const LUIS = { ...ANA, id: 'u-luis', email: 'luis@obra.cl', firstName: 'Luis', lastName: 'Pizarro' };
const MEMBERS = 'GET /api/business/b1/members';
const members = () => ({
  body: {
    members: [
      { user: ANA, roles: ['businessAdmin'] },
      { user: LUIS, roles: ['businessMember'] },
    ],
  },
});

/** Answers the creation whatever its id, which the browser makes. */
function serveCreation(
  create: (body: { id: string }) => { status?: number; body: unknown },
  more: Answers = {},
) {
  const asked = serve({ [MEMBERS]: members, ...more });
  const plain = globalThis.fetch;
  const created: { id: string }[] = [];
  globalThis.fetch = async (input, init) => {
    if (!/\/api\/project\/[^/]+\/create$/.test(String(input))) return plain(input, init);
    const body = JSON.parse(String(init?.body)) as { id: string };
    created.push(body);
    const answer = create(body);
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  };
  return { asked, created };
}
const summary = ({ id }: { id: string }) => ({
  body: {
    ...{
      id,
      businessId: 'b1',
      name: 'Torre Sur',
      projectId: 'TS-1',
      managerName: '',
      startDate: '2026-03-02',
    },
    ...{ createdAt: '2026-03-01T10:00:00Z', lastModified: null, currentTerm: 1 },
    ...{ status: 'notStarted', logoURL: null, containerId: null },
    ...{ bl: null, realProgress: null, ppc: null, pcr: null },
  },
});

const showWizard = (isAdmin = true, projects = [project()]) =>
  show(<NewProjectPage />, {
    path: '/new_project',
    actions: [projectsActions.loaded({ b1: business({ isAdmin, projects }) })],
  });
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const next = async (appears: string | RegExp) => {
  press('Siguiente');
  await screen.findByText(appears);
};

async function choose(label: string, option: string) {
  await waitFor(() => expect(screen.getByLabelText(label)).toBeEnabled());
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

async function fillData() {
  fill(/Nombre del proyecto/, ' Torre Sur ');
  fill(/ID del proyecto/, 'TS-1');
  fill(/Fecha de inicio/, '2/3/2026');
  await next('Semana de trabajo');
}

describe('the new project wizard', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => localStorage.clear());

  it('creates what was asked for and opens its Gantt', async () => {
    const { created } = serveCreation(summary);
    const { router, store } = showWizard();
    await fillData();
    fireEvent.click(screen.getByLabelText('Otros días'));
    fireEvent.click(await screen.findByRole('button', { name: 'sáb' }));
    fill(/^Fecha$/, '18/09/2026');
    fill(/^Nombre \(opcional\)$/, 'Minga');
    press('Agregar');
    expect(screen.getByText('Minga')).toBeVisible();
    expect(screen.getByLabelText(/^Fecha$/)).toHaveValue('');
    await next('Luis Pizarro');
    const luis = within(screen.getByRole('group', { name: 'Roles de Luis Pizarro' }));
    fireEvent.click(luis.getByRole('button', { name: 'Responsable' }));
    await next('¿Cómo empieza el plan?');
    fireEvent.click(screen.getByLabelText(/Importar un programa ahora/));
    press('Crear proyecto');
    await waitFor(() => expect(router.state.location.pathname).toBe('/gantt'));
    expect(created).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        businessId: 'b1',
        name: 'Torre Sur',
        projectId: 'TS-1',
        startDate: '2026-03-02',
        workingDays: '0111111',
        holidays: ['2026-09-18'],
        holidayNames: [{ date: '2026-09-18', name: 'Minga' }],
        timeZone: deviceZone(),
        periodDays: 7,
        laPeriods: 4,
        managerName: '',
        team: [
          { userId: 'u-ana', firstName: 'Ana', lastName: 'Rojas', email: ANA.email, roles: ['projectAdmin'] },
          {
            userId: 'u-luis',
            firstName: 'Luis',
            lastName: 'Pizarro',
            email: LUIS.email,
            roles: ['responsible'],
          },
        ],
      },
    ]);
    expect(router.state.location.search).toBe(`?project=${created[0]!.id}`);
    expect(store.getState().import).toEqual({ phase: 'choosing', projectId: created[0]!.id });
  });

  it('leaves no step whose fields are not sound', async () => {
    serveCreation(summary);
    showWizard();
    fill(/Fecha de inicio/, '31/02/2026');
    fill(/Días del corto plazo/, '61');
    fill(/Cortos plazos del mediano plazo/, '2.5');
    press('Siguiente');
    expect(await screen.findAllByText('Campo requerido')).toHaveLength(2);
    expect(screen.getByText('Ingresa una fecha válida')).toBeVisible();
    expect(screen.getByText('Ingresa un número entero entre 1 y 60')).toBeVisible();
    expect(screen.getByText('Ingresa un número entero entre 1 y 26')).toBeVisible();
    expect(screen.queryByText('Semana de trabajo')).toBeNull();
  });

  it.each(['1e1', '0x10', '2,5'])(
    'takes %s for no number of days, and leaves it to be seen',
    async (typed) => {
      serveCreation(summary);
      showWizard();
      fill(/Días del corto plazo/, typed);
      press('Siguiente');
      expect(await screen.findByText('Ingresa un número entero entre 1 y 60')).toBeVisible();
      expect(screen.getByLabelText(/Días del corto plazo/)).toHaveValue(typed);
    },
  );

  it('wants at least one working day', async () => {
    serveCreation(summary);
    showWizard();
    await fillData();
    fireEvent.click(screen.getByLabelText('Otros días'));
    for (const day of ['lun', 'mar', 'mié', 'jue', 'vie']) {
      fireEvent.click(await screen.findByRole('button', { name: day }));
    }
    press('Siguiente');
    expect(await screen.findByText('Elige al menos un día de trabajo')).toBeVisible();
  });

  it('shows at its field that the ID is taken, and sends the same project again', async () => {
    let taken = true;
    const { created } = serveCreation((body) =>
      taken ? { status: 409, body: { kind: 'conflict', code: 'PROJECT_ID_TAKEN' } } : summary(body),
    );
    const { router } = showWizard();
    await fillData();
    await next('Luis Pizarro');
    await next('¿Cómo empieza el plan?');
    press('Crear proyecto');
    const text = 'El ID del proyecto debe ser único, por favor ingresar un ID válido';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(/ID del proyecto/)).toHaveFocus();
    taken = false;
    fill(/ID del proyecto/, 'TS-2');
    await next('Semana de trabajo');
    await next('Luis Pizarro');
    await next('¿Cómo empieza el plan?');
    press('Crear proyecto');
    await waitFor(() => expect(router.state.location.pathname).toBe('/gantt'));
    expect(created[1]!.id).toBe(created[0]!.id);
  });

  it('keeps the project when the server cannot make it, and goes to the list, which sends it again', async () => {
    const down = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
    const { created } = serveCreation(() => down);
    const { router, store } = showWizard();
    await fillData();
    await next('Luis Pizarro');
    await next('¿Cómo empieza el plan?');
    press('Crear proyecto');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(selectUnsynced(store.getState() as never)).toMatchObject([
      { project: { id: created[0]!.id, name: 'Torre Sur' }, onServerStatus: 'not-ok' },
    ]);
  });

  it('asks before what was typed is lost', async () => {
    serveCreation(summary);
    const { router } = showWizard();
    fill(/Nombre del proyecto/, 'Torre');
    fireEvent.click(screen.getByRole('link', { name: 'Volver' }));
    expect(await screen.findByText('Hay cambios sin guardar')).toBeVisible();
    press('Seguir editando');
    await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar')).toBeNull());
    expect(router.state.location.pathname).toBe('/new_project');
  });

  it('copies the project that is chosen, and wants one chosen', async () => {
    const { created } = serveCreation(summary);
    const { router } = showWizard();
    await fillData();
    await next('Luis Pizarro');
    await next('¿Cómo empieza el plan?');
    fireEvent.click(screen.getByLabelText(/Copiar otro proyecto/));
    press('Crear proyecto');
    expect(await screen.findByText('Campo requerido')).toBeVisible();
    expect(created).toEqual([]);
    fireEvent.mouseDown(screen.getByLabelText(/Proyecto que se copia/));
    fireEvent.click(await screen.findByRole('option', { name: 'Edificio Los Alerces · OB-1' }));
    press('Crear proyecto');
    await waitFor(() => expect(router.state.location.pathname).toBe('/gantt'));
    expect(created).toEqual([expect.objectContaining({ name: 'Torre Sur', copyOf: 'p1' })]);
  });

  it('offers no copy where there is nothing to copy', async () => {
    serveCreation(summary);
    showWizard(true, []);
    await fillData();
    await next('Luis Pizarro');
    await next('¿Cómo empieza el plan?');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByLabelText(/Copiar otro proyecto/)).toBeNull();
  });

  it('says where the project stands: a country, its region, a city that no list knows', async () => {
    const { created, asked } = serveCreation(summary, {
      'GET /api/places/countries': () => ({ body: { places: [{ code: 'CL', name: 'Chile' }] } }),
      'GET /api/places/countries/CL/regions': () => ({
        body: { places: [{ code: 'RM', name: 'Región Metropolitana' }] },
      }),
      'GET /api/places/countries/CL/regions/RM/cities': () => ({ body: { cities: ['Santiago'] } }),
    });
    const { router } = showWizard();
    await choose('País', 'Chile');
    await choose('Región', 'Región Metropolitana');
    fill(/^Ciudad$/, 'Faena Los Bronces');
    await fillData();
    await next('Luis Pizarro');
    await next('¿Cómo empieza el plan?');
    press('Crear proyecto');
    await waitFor(() => expect(router.state.location.pathname).toBe('/gantt'));
    const told = asked.find(({ call }) => call.includes(`/project/${created[0]!.id}/settings`));
    expect(told?.body).toEqual({ location: { country: 'CL', region: 'RM', city: 'Faena Los Bronces' } });
  });

  it('goes on without the places when they cannot be had', async () => {
    let broken = true;
    serveCreation(summary, {
      'GET /api/places/countries': () =>
        broken
          ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }
          : { body: { places: [{ code: 'CL', name: 'Chile' }] } },
    });
    showWizard();
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    broken = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await choose('País', 'Chile');
    await fillData();
    expect(screen.getByText('Semana de trabajo')).toBeVisible();
  });

  it('is not for those who may not create projects', async () => {
    serveCreation(summary);
    showWizard(false);
    expect(await screen.findByText('No tienes acceso a esta página')).toBeVisible();
  });
});
