import { type Actor, addDays, type Plan, type Responsible, type Restriction, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { takeEvery } from 'redux-saga/effects';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { business, project } from '../../testing/examples';
import { ACTOR, PLAN, WHEN } from '../../testing/plan-page';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { todayOf } from '../../plan/state/author';
import { selectLostText } from '../../plan/lost-text/lost-text-slice';
import { registerFeatures } from '../../plan/registration';
import { submitAction } from '../../plan/sending/submit-action';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { selectPlan } from '../../plan/state/plan-selectors';
import { projectsActions } from '../projects/projects-slice';
import { RestrictionDialogHost } from './restriction-dialog-host';
import { restrictionDialogActions } from './restriction-dialog-slice';

/** Its only term is open, so what was released in another is locked. */
const RELEASED = {
  id: 'r1',
  taskIds: ['t1'],
  family: 'Permisos',
  type: 1 as const,
  detail: 'Firma municipal',
  comments: '',
  responsible: null,
  created: '2026-03-02',
  commited: null,
  required: '2026-03-04',
  released: '2026-02-27',
  releasedTerm: 'term-0',
  inProcess: false,
};
const OPEN = { ...RELEASED, released: null, releasedTerm: null };
const WITH_OPEN: Plan = { ...PLAN, restrictions: Table.of([OPEN]) };
const WITH_RELEASED: Plan = { ...PLAN, restrictions: Table.of([RELEASED]) };

const PAST = {
  ...{ id: 'a1', seq: 3, hash: 'h', when: WHEN, at: WHEN, action: { type: 'EDIT_RESTRICTION' } },
  ...{ project_id: 'p1', User: { id: 'luis', firstName: 'Luis', lastName: 'Soto' }, task: null, tasks: 0 },
  acceptedBy: { id: 'eva', name: 'Eva Rojas' },
  changes: [
    {
      ...{ kind: 'set', table: 'restrictions', id: 'r1' },
      ...{ before: { required: '2026-03-04' }, after: { required: '2026-03-06' } },
    },
  ],
};

function* deciding() {
  yield registerFeatures([]);
  yield takeEvery(planActions.submit, submitAction);
}

function open(
  plan: Plan,
  asked: Parameters<ReturnType<typeof show>['store']['dispatch']>[0],
  actor: Actor = ACTOR,
) {
  const { store, router } = show(<RestrictionDialogHost />, {
    path: '/restrictions?project=p1',
    saga: deciding,
    actions: [
      planEvents.loaded({
        projectId: 'p1',
        summary: { ...project(), business: business({ restrictionFamilies: ['Permisos', 'Materiales'] }) },
        actor,
        sync: begin(plan, 4),
      }),
    ],
  });
  act(() => void store.dispatch(asked));
  const rows = () => selectPlan(store.getState() as never)!.restrictions.rows;
  /** Somebody else's changes of the first restriction arrive. */
  const changedByOther = (values: Partial<Restriction>) => {
    const changed = Table.of([{ ...rows()[0]!, ...values }]);
    act(() => void store.dispatch(planEvents.synced(begin({ ...plan, restrictions: changed }, 5))));
  };
  return { store, router, rows, changedByOther };
}

const type = (name: RegExp, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });
const said = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);

describe('the dialog of a restriction', () => {
  beforeAll(() => startTestTranslations());

  it('makes one for the tasks that it was asked for', async () => {
    const { rows } = open(PLAN, restrictionDialogActions.wanted(['t1']));
    expect(await screen.findByText('Nueva restricción')).toBeVisible();
    type(/Descripción/, 'Fierro en obra');
    type(/Requerida/, '06/03/2026');
    fireEvent.change(screen.getByRole('combobox', { name: /Familia/ }), { target: { value: 'Materiales' } });
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual([
      expect.objectContaining({ taskIds: ['t1'], detail: 'Fierro en obra', required: '2026-03-06' }),
    ]);
  });

  it('takes the families of the company, as its list spells them, and no others', async () => {
    const { rows } = open(PLAN, restrictionDialogActions.wanted(['t1']));
    await screen.findByText('Nueva restricción');
    type(/Descripción/, 'Fierro en obra');
    type(/Requerida/, '06/03/2190');
    const family = (value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: /Familia/ }), { target: { value } });
    family('Mate');
    expect(screen.queryByText(/no tiene la familia/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Crear' })).toBeDisabled();
    family('Materales');
    expect(screen.getByText(/La empresa no tiene la familia «Materales»: elige una/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Agregar/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Crear' })).toBeDisabled();
    family('materiales ');
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual([expect.objectContaining({ family: 'Materiales' })]);
  });

  it('lets whoever keeps the company’s list add a family to it on purpose', async () => {
    const asked = serve({
      'POST /api/business/b1/lists/restrictionFamilies': () => ({
        body: { id: 'f9', name: 'Grúas', isActive: true, inUse: false },
      }),
    });
    const { store } = open(PLAN, restrictionDialogActions.wanted(['t1']));
    const families = (restrictionFamilies: string[]) =>
      act(() => void store.dispatch(projectsActions.loaded({ b1: business({ restrictionFamilies }) })));
    families(['Permisos']);
    await screen.findByText('Nueva restricción');
    type(/Descripción/, 'Grúa certificada');
    type(/Requerida/, '06/03/2190');
    fireEvent.change(screen.getByRole('combobox', { name: /Familia/ }), { target: { value: 'Grúas' } });
    fireEvent.click(screen.getByRole('button', { name: 'Agregar «Grúas» a las familias' }));
    await waitFor(() => expect(asked.map(({ body }) => body)).toContainEqual({ name: 'Grúas' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Familia/ })).toHaveFocus());
    families(['Permisos', 'Grúas']);
    expect(screen.queryByText(/no tiene la familia/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Crear' })).toBeEnabled();
  });

  it('asks before it removes one, and says which went', async () => {
    const { rows, store } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    const remove = await screen.findByRole('button', { name: 'Quitar' });
    fireEvent.click(remove);
    const asked = await screen.findByRole('dialog', { name: '¿Quitar 1 restricción?' });
    expect(rows()).toHaveLength(1);
    fireEvent.click(within(asked).getByRole('button', { name: 'Conservar' }));
    expect(rows()).toHaveLength(1);
    fireEvent.click(remove);
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: '¿Quitar 1 restricción?' })).getByRole('button', {
        name: 'Quitar',
      }),
    );
    await waitFor(() => expect(rows()).toEqual([]));
    expect(selectNewestMessage(store.getState() as never)).toMatchObject({
      key: 'restrictions:clearedOne',
      params: { detail: 'Firma municipal' },
    });
  });

  const FOREMAN = { userId: 'u-luis', name: 'Luis Soto', roles: ['responsible' as const] };
  const person = (id: string): Responsible => ({
    ...{ id, userId: `u-${id}`, firstName: id, lastName: 'Soto', email: '', company: '', function: '' },
    ...{ role: 'user', isActive: true },
  });
  const ofLuis = (values: Partial<Restriction>): Plan => ({
    ...PLAN,
    responsibles: Table.of([person('luis'), person('eva')]),
    tasks: Table.of([{ ...PLAN.tasks.get('t1')!, responsibles: ['luis'] }]),
    restrictions: Table.of([{ ...OPEN, required: '2190-03-04', ...values }]),
  });

  it('lets those of its tasks report on one that somebody else is to release, and says why nothing else', async () => {
    open(ofLuis({ responsible: 'eva' }), restrictionDialogActions.opened('r1'), FOREMAN);
    expect(await screen.findByRole('alert')).toHaveTextContent('No eres responsable de esta restricción');
    expect(said(/Descripción/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Quitar' })).toBeNull();
    for (const status of ['En proceso', 'Liberada'])
      expect(screen.getByRole('radio', { name: status })).toBeEnabled();
  });

  it('says why a late one of the open term stays', async () => {
    const today = todayOf(PLAN);
    const began = { startDate: addDays(today, -1) };
    const plan = ofLuis({ required: addDays(today, -1) });
    const terms = Table.of(plan.terms.rows.map((term) => ({ ...term, ...began })));
    const late = { ...plan, terms, settings: { ...plan.settings, ...began } };
    open(late, restrictionDialogActions.opened('r1'), FOREMAN);
    expect(
      await screen.findByText(/No se puede quitar\. Vencía el .* y no se liberó ese día ni antes/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Quitar' })).toBeNull();
    expect(said(/Comentarios/)).toBeEnabled();
  });

  it('says beforehand what whoever only sees to it may not change', async () => {
    const other: Responsible = {
      ...{ id: 'luis', userId: 'u-luis', firstName: 'Luis', lastName: 'Soto', email: '', company: '' },
      ...{ function: '', role: 'user', isActive: true },
    };
    const plan = {
      ...WITH_OPEN,
      responsibles: Table.of([other]),
      restrictions: Table.of([{ ...OPEN, responsible: 'luis' }]),
    };
    const foreman: Actor = { userId: 'u-luis', name: 'Luis Soto', roles: ['responsible'] };
    open(plan, restrictionDialogActions.opened('r1'), foreman);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No eres responsable de «Excavar»: el tipo, la fecha requerida y las tareas',
    );
    for (const fixed of [said(/Requerida/), screen.getByRole('combobox', { name: /Tareas/ })])
      expect(fixed).toBeDisabled();
    for (const radio of ['Comienzo', 'Término'])
      expect(screen.getByRole('radio', { name: radio })).toBeDisabled();
    expect(said(/Comentarios/)).toBeEnabled();
    expect(said(/Comprometida/)).toBeEnabled();
  });

  it('says in the rule’s words why it cannot be, and stays', async () => {
    const { rows } = open(PLAN, restrictionDialogActions.wanted(['t1']));
    await screen.findByText('Nueva restricción');
    type(/Descripción/, 'Fierro en obra');
    type(/Requerida/, '06/03/2026');
    type(/Comprometida/, '07/03/2026');
    fireEvent.change(screen.getByRole('combobox', { name: /Familia/ }), { target: { value: 'Materiales' } });
    submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('no puede ser posterior a la requerida');
    expect(rows()).toEqual([]);
  });

  it('shows what another person changes meanwhile, and sends only what was changed in it', async () => {
    const { rows, changedByOther } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    type(/Comentarios/, 'Llamar el lunes');
    changedByOther({ detail: 'Firma de la alcaldesa', comments: 'De otra persona', required: '2026-03-09' });
    expect(said(/Descripción/)).toHaveValue('Firma de la alcaldesa');
    expect(said(/Requerida/)).toHaveValue('09/03/2026');
    expect(said(/Comentarios/)).toHaveValue('Llamar el lunes');
    // What would be written over is told first.
    const told = screen.getByRole('alert');
    expect(told).toHaveTextContent(/Comentarios: «De otra persona»/);
    expect(told).not.toHaveTextContent('alcaldesa');
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual([
      { ...OPEN, detail: 'Firma de la alcaldesa', required: '2026-03-09', comments: 'Llamar el lunes' },
    ]);
  });

  it('takes what another person changed meanwhile when that is wanted', async () => {
    const { rows, changedByOther } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    type(/Comentarios/, 'Llamar el lunes');
    type(/Descripción/, 'Firma de la alcaldesa');
    changedByOther({ comments: 'De otra persona' });
    fireEvent.click(screen.getByRole('button', { name: 'Dejar lo suyo' }));
    expect(said(/Comentarios/)).toHaveValue('De otra persona');
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rows()).toEqual([{ ...OPEN, comments: 'De otra persona', detail: 'Firma de la alcaldesa' }]);
  });

  it('follows again where what was typed is taken back', async () => {
    const { changedByOther } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    type(/Descripción/, 'Firma');
    type(/Descripción/, OPEN.detail);
    changedByOther({ detail: 'Firma de la alcaldesa' });
    expect(said(/Descripción/)).toHaveValue('Firma de la alcaldesa');
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  it('closes, and says why, when another person removes it', async () => {
    const { store } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    act(() => void store.dispatch(planEvents.synced(begin(PLAN, 5))));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectNewestMessage(store.getState() as never)).toMatchObject({ key: 'restrictions:dialog.gone' });
    expect(selectLostText(store.getState() as never)).toEqual([]);
  });

  it('keeps what was typed in it when another person removes it', async () => {
    const { store } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    type(/Comentarios/, 'Llamar el lunes');
    act(() => void store.dispatch(planEvents.synced(begin(PLAN, 5))));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lost = [{ label: 'Comentarios', text: 'Llamar el lunes' }];
    expect(selectLostText(store.getState() as never)).toEqual(lost);
  });

  it('keeps nothing of what was typed in it by who then removes it', async () => {
    const { store } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    type(/Comentarios/, 'Llamar el lunes');
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: /^¿Quitar/ })).getByText('Quitar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectLostText(store.getState() as never)).toEqual([]);
  });

  it('stays behind with the page from which it was opened', async () => {
    const { router } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells what happened to it once somebody asks for it', async () => {
    const asked = serve({
      'GET /api/actions/p1/all?row=r1&most=20': () => ({ body: { actions: [PAST], next: null } }),
    });
    open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Historial' }));
    expect(await screen.findByText('Cambio de una restricción')).toBeVisible();
    expect(screen.getByText('Fecha requerida: 04/03/2026 → 06/03/2026')).toBeVisible();
    expect(
      screen.getByText(/^Propuesta de Luis Soto, aceptada por Eva Rojas · 02\/03\/2026 \d\d:\d\d/),
    ).toBeVisible();
  });

  it('goes on telling while others change it', async () => {
    const asked = serve({
      'GET /api/actions/p1/all?row=r1&most=20': () => ({ body: { actions: [PAST], next: null } }),
    });
    const { store } = open(WITH_OPEN, restrictionDialogActions.opened('r1'));
    await screen.findByText('Restricción');
    fireEvent.click(screen.getByRole('button', { name: 'Historial' }));
    await screen.findByText('Cambio de una restricción');
    const changed = { ...PLAN, restrictions: Table.of([{ ...OPEN, detail: 'Firma del alcalde' }]) };
    act(() => void store.dispatch(planEvents.synced(begin(changed, 9))));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('says when it is found too late to be released in time, and lets it be made all the same', async () => {
    open(PLAN, restrictionDialogActions.wanted([]));
    await screen.findByText('Nueva restricción');
    type(/Requerida/, '06/03/2190');
    expect(screen.queryByText(/no alcanza/)).toBeNull();
    type(/Requerida/, '06/03/2026');
    expect(screen.getByText(/no alcanza: identificarla, planificarla y liberarla/)).toBeVisible();
  });

  it('is required in time for its task, unless somebody says another day', async () => {
    const later = { ...PLAN.tasks.get('t1')!, start: '2190-03-01', end: '2190-03-06' };
    open({ ...PLAN, tasks: Table.of([later]) }, restrictionDialogActions.wanted(['t1']));
    await screen.findByText('Nueva restricción');
    expect(said(/Requerida/)).toHaveValue('01/03/2190');
    fireEvent.click(screen.getByRole('radio', { name: 'Término' }));
    expect(said(/Requerida/)).toHaveValue('05/03/2190');
    type(/Requerida/, '03/03/2190');
    fireEvent.click(screen.getByRole('radio', { name: 'Comienzo' }));
    expect(said(/Requerida/)).toHaveValue('03/03/2190');
  });

  it('proposes no day where the task needed it before today, and gives no advice on none', async () => {
    open(PLAN, restrictionDialogActions.wanted(['t1']));
    await screen.findByText('Nueva restricción');
    expect(said(/Requerida/)).toHaveValue('');
    expect(screen.queryByText(/no alcanza/)).toBeNull();
  });

  it('tells who looks on that they do', async () => {
    open(WITH_OPEN, restrictionDialogActions.opened('r1'), { ...ACTOR, roles: ['projectViewer'] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Miras este proyecto');
  });

  it('is to read only, and says why, for what an earlier term locks', async () => {
    open(WITH_RELEASED, restrictionDialogActions.opened('r1'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pueden realizar acciones en restricciones liberadas en cortos plazos anteriores',
    );
    expect(screen.getByRole('textbox', { name: /Descripción/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });
});
