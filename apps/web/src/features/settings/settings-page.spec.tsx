import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { newTask, Table } from '@plomada/domain';
import { serve } from '../../testing/server';
import { keptSettings, SETTINGS, settingsPlan, showSettings } from '../../testing/show-settings';
import { startTestTranslations } from '../../testing/translations';

/** Pages of forms are many elements, and roles are looked for among all of them. */
jest.setTimeout(20_000);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
/** By its words or its label: looking for a role among all elements of a page takes a second on a slow machine. */
const press = (name: string) =>
  fireEvent.click(
    screen.queryByText(name, { selector: 'button' }) ?? screen.getByLabelText(name, { selector: 'button' }),
  );
const HOLIDAYS = 'GET /api/places/countries/CL/holidays?from=2026&to=2026&language=es';
const kept = { [SETTINGS]: () => ({ body: keptSettings() }) };

describe('the settings', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve(kept));

  it('tell who is no admin so, and whom to ask', async () => {
    const person = {
      ...{ id: 'r1', userId: null, firstName: 'Eva', lastName: 'Mena', email: 'eva@obra.cl', company: '' },
      ...{ function: '', role: 'admin' as const, isActive: true },
    };
    await showSettings('schedule', {
      admin: false,
      plan: { ...settingsPlan(), responsibles: Table.of([person]) },
    });
    expect(screen.getByText('No eres Administrador')).toBeVisible();
    expect(screen.getByRole('link', { name: 'eva@obra.cl' })).toHaveAttribute('href', 'mailto:eva@obra.cl');
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
  });

  it('say what went wrong when they do not load, and load them again', async () => {
    const answers: Record<string, () => { status?: number; body: unknown }> = {};
    serve(answers);
    await showSettings('general');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar la configuración');
    Object.assign(answers, kept);
    press('Reintentar');
    expect(await screen.findByDisplayValue('OB-1')).toBeVisible();
  });

  it('ask before typed work is left for another section', async () => {
    const { router } = await showSettings('general');
    fireEvent.change(await screen.findByDisplayValue('OB-1'), { target: { value: 'OB-2' } });
    await act(() => router.navigate('/settings?project=p1&section=delete'));
    expect(await screen.findByText('Hay cambios sin guardar')).toBeVisible();
    press('Seguir editando');
    expect(screen.getByDisplayValue('OB-2')).toBeInTheDocument();
    expect(router.state.location.search).toContain('section=general');
  });
});

describe('general information', () => {
  beforeAll(() => startTestTranslations());

  it('shows at its field that a code is taken', async () => {
    serve({
      ...kept,
      'PUT /api/project/p1/settings': () => ({
        status: 409,
        body: { kind: 'conflict', code: 'PROJECT_ID_TAKEN' },
      }),
    });
    await showSettings('general');
    fireEvent.change(await screen.findByDisplayValue('OB-1'), { target: { value: 'OB-2' } });
    press('Guardar cambios');
    expect(
      await screen.findByText('El ID del proyecto debe ser único, por favor ingresar un ID válido'),
    ).toBeVisible();
    expect(screen.getByDisplayValue('OB-2')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('operational information', () => {
  beforeAll(() => startTestTranslations());

  it.each([
    ['-1', 'La cantidad no puede ser menor a 0'],
    ['2,5', 'Ingresa un número sin decimales'],
    ['muchos', 'Ingresa un número'],
  ])('refuses the amount %s', async (amount, sentence) => {
    const asked = serve(kept);
    await showSettings('operational');
    await screen.findByDisplayValue('Rodrigo Fuentes');
    type('Cantidad', amount);
    press('Guardar cambios');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(asked.map(({ call }) => call)).not.toContain('PUT /api/project/p1/settings');
  });

  it('saves what was filled in', async () => {
    const asked = serve({
      ...kept,
      'PUT /api/project/p1/settings': (body) => ({
        body: {
          ...keptSettings(),
          operational: { ...keptSettings().operational, ...(body as { operational: object }).operational },
        },
      }),
    });
    await showSettings('operational');
    await screen.findByDisplayValue('Rodrigo Fuentes');
    type('Cantidad', '12000');
    press('Guardar cambios');
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    expect(asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
      operational: { detailsAmount: 12000, managerName: 'Rodrigo Fuentes' },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled());
  });
});

describe('the program', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve(kept));

  it('moves the tasks with the working days, says how many, and takes it back', async () => {
    const { planNow } = await showSettings('schedule');
    fireEvent.click(screen.getByRole('radio', { name: 'Toda la semana' }));
    press('Guardar cambios');
    expect(await screen.findByText('Cambios guardados: se movió 1 tarea')).toBeVisible();
    expect(planNow().settings.workingDays).toBe('1111111');
    expect(planNow().tasks.get('dig')).toMatchObject({ start: '2026-03-02', end: '2026-03-08' });
    press('Deshacer');
    expect(planNow().tasks.get('dig')).toMatchObject({ end: '2026-03-10' });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Lunes a viernes' })).toBeChecked());
  });

  it('sends only what was changed here', async () => {
    const { planNow, store } = await showSettings('schedule');
    type('Cortos plazos del mediano plazo', '6');
    press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(planNow().settings).toMatchObject({ laPeriods: 6, periodDays: 7, workingDays: '0111110' });
    const { open } = (store.getState() as unknown as { plan: { open: { sync: { pending: object[] } } } })
      .plan;
    expect(open.sync.pending).toMatchObject([
      { action: { type: 'UPDATE_SETTINGS', payload: { laPeriods: 6 } } },
    ]);
    expect(Object.keys((open.sync.pending[0] as { action: { payload: object } }).action.payload)).toEqual([
      'laPeriods',
    ]);
  });

  it('takes the holidays of its country, all or some, and tells before what they move', async () => {
    const inChile = { ...keptSettings(), location: { country: 'CL', region: null, city: null } };
    const asked = serve({
      [SETTINGS]: () => ({ body: inChile }),
      'GET /api/places/countries': () => ({ body: { places: [{ code: 'CL', name: 'Chile' }] } }),
      [HOLIDAYS]: () => ({
        body: {
          holidays: [
            { date: '2026-03-05', name: 'Día de la Minga' },
            { date: '2026-03-06', name: 'San Lunes' },
          ],
        },
      }),
    });
    const { planNow } = await showSettings('schedule');
    press('Agregar feriados de un país…');
    fireEvent.click(await screen.findByLabelText(/06\/03\/2026/));
    press('Agregar 1 feriado');
    expect(await screen.findByText('Día de la Minga')).toBeVisible();
    expect(screen.getByText('jueves')).toBeVisible();
    expect(await screen.findByText(/– 09\/03\/2026 → .* – 10\/03\/2026/)).toBeVisible();
    expect(asked.map(({ call }) => call)).toContain(HOLIDAYS);
    expect(planNow().settings.holidays).toEqual([]);
    press('Guardar cambios');
    await screen.findByText('Cambios guardados: se movió 1 tarea');
    expect(planNow().settings).toMatchObject({
      holidays: ['2026-03-05'],
      holidayNames: [{ date: '2026-03-05', name: 'Día de la Minga' }],
    });
    press('Deshacer');
    await waitFor(() => expect(planNow().settings.holidays).toEqual([]));
    expect(planNow().settings.holidayNames).toEqual([]);
  });

  it('refuses a week without work and a short term of no days', async () => {
    const { planNow } = await showSettings('schedule');
    fireEvent.click(screen.getByRole('radio', { name: 'Otros días' }));
    const days = within(await screen.findByRole('group', { name: 'Días de trabajo' }));
    for (const day of ['lun', 'mar', 'mié', 'jue', 'vie']) fireEvent.click(days.getByText(day));
    type('Días del corto plazo', '0');
    press('Guardar cambios');
    expect(await screen.findByText('Elige al menos un día de trabajo')).toBeVisible();
    expect(screen.getByText('Ingresa un número entero entre 1 y 60')).toBeVisible();
    expect(planNow().settings.workingDays).toBe('0111110');
  });
});

describe('the weights', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve(kept));

  it('never pass 100 together', async () => {
    const { planNow } = await showSettings('weights');
    type('Peso propio de Excavar', '60');
    type('Peso propio de Hormigonar', '40,01');
    expect(screen.getByText('Los pesos suman más de 100 %')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar cambios' })).toBeDisabled();
    type('Peso propio de Hormigonar', '40');
    press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(planNow().tasks.rows.map(({ weight }) => weight)).toEqual([60, 40]);
  });

  it('can be exchanged though both are full', async () => {
    const tasks = settingsPlan().tasks.rows.map((task, place) => ({
      ...task,
      weight: place === 0 ? 30 : 70,
    }));
    const { planNow } = await showSettings('weights', {
      plan: { ...settingsPlan(), tasks: Table.of(tasks) },
    });
    type('Peso propio de Excavar', '70');
    type('Peso propio de Hormigonar', '30');
    press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(planNow().tasks.rows.map(({ weight }) => weight)).toEqual([70, 30]);
    press('Deshacer');
    expect(planNow().tasks.rows.map(({ weight }) => weight)).toEqual([30, 70]);
  });

  it('cannot come from a baseline or a resource that is not there', async () => {
    await showSettings('weights');
    expect(screen.getByRole('radio', { name: /La duración en la línea base/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Un recurso común/ })).toBeDisabled();
    expect(screen.getByText('Primero crea una línea base.')).toBeVisible();
  });
});

describe('the resources', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve(kept));
  const withResource = () => {
    const plan = settingsPlan();
    const tasks = plan.tasks.rows.map((task) =>
      task.id === 'dig' ? { ...task, resources: [{ id: 'm3', amount: 80 }] } : task,
    );
    const resources = Table.of([
      { id: 'm3', name: 'Hormigón' },
      { id: 'vv', name: 'Viviendas' },
    ]);
    return { ...plan, tasks: Table.of(tasks), resources };
  };

  it('have names of their own, whatever the case', async () => {
    await showSettings('resources', { plan: withResource() });
    type('Nuevo recurso', ' hormigón ');
    expect(screen.getByText('El nombre del recurso ya existe')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar' })).toBeDisabled();
  });

  it('stay while a task has some', async () => {
    const { planNow } = await showSettings('resources', { plan: withResource() });
    press('Eliminar Hormigón');
    expect(await screen.findByText('El recurso Hormigón está en uso en algunas tareas')).toBeVisible();
    press('Eliminar Viviendas');
    await waitFor(() => expect(planNow().resources.rows.map(({ id }) => id)).toEqual(['m3']));
  });

  it('are given to tasks in whole amounts of at least 0', async () => {
    const { planNow } = await showSettings('resources', { plan: withResource() });
    type('Cantidad de Hormigonar', '-3');
    expect(screen.getByText('La cantidad no puede ser menor a 0')).toBeVisible();
    type('Cantidad de Hormigonar', '120');
    type('Cantidad de Excavar', '');
    press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(planNow().tasks.rows.map(({ resources }) => resources)).toEqual([[], [{ id: 'm3', amount: 120 }]]);
  });
});

describe('the baselines', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve(kept));

  it('are taken, and the default one stays', async () => {
    const { planNow } = await showSettings('baselines');
    for (const name of ['Contrato', 'Revisión']) {
      press('Nueva línea base');
      type('Nombre', name);
      press('Crear');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(planNow().baselines.rows.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Contrato', false],
      ['Revisión', true],
    ]);
    press('Eliminar Revisión');
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(planNow().baselines.size).toBe(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Usar Contrato por defecto' }));
    press('Eliminar Revisión');
    await waitFor(() => expect(planNow().baselines.rows.map(({ name }) => name)).toEqual(['Contrato']));
    await screen.findByText('Línea base «Revisión» eliminada');
    press('Deshacer');
    await waitFor(() => expect(planNow().baselines.size).toBe(2));
  });
});

describe('deleting', () => {
  beforeAll(() => startTestTranslations());

  it('asks for the name and leaves the project', async () => {
    const asked = serve({ ...kept, 'POST /api/project/delete_project/p1': () => ({ body: {} }) });
    const { router } = await showSettings('delete');
    const button = () => screen.getByRole('button', { name: 'Eliminar proyecto' });
    expect(button()).toBeDisabled();
    type('Nombre del proyecto', 'Edificio');
    expect(button()).toBeDisabled();
    type('Nombre del proyecto', 'edificio los alerces');
    fireEvent.click(button());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked.find(({ call }) => call.includes('delete_project'))?.body).toEqual({
      name: 'edificio los alerces',
    });
  });
});

describe('advanced options', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve(kept));

  it('bring tasks that are as good as finished to 100 %', async () => {
    const plan = settingsPlan();
    const done = newTask({
      ...{ id: 'lay', text: 'Trazar', index: 2, start: '2026-03-02', end: '2026-03-03' },
      ...{ progress: 0.99, analysed: true },
    });
    const tasks = Table.of([...plan.tasks.rows, done]);
    const { planNow } = await showSettings('advanced', { plan: { ...plan, tasks } });
    expect(screen.getByText(/Hay 1 tarea con 99 %: Trazar/)).toBeVisible();
    press('Llevar a 100 %');
    await screen.findByText('Cambios guardados');
    expect(planNow().tasks.get('lay')?.progress).toBe(1);
  });
});
