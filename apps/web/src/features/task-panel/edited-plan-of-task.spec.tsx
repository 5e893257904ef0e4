import { evolve, setFields, Table } from '@plomada/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { planEvents } from '../../plan/state/plan-actions';
import { startTestTranslations } from '../../testing/translations';
import { PLAN, open, panel, type } from '../../testing/opened-task-panel';

beforeAll(() => startTestTranslations());

describe('what the plan has of a task, edited in its panel', () => {
  const choose = async (shown: ReturnType<typeof within>, field: string, option: string) => {
    fireEvent.mouseDown(shown.getByRole('combobox', { name: field }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  const t1 = PLAN.tasks.get('t1')!;

  it('links to a task that is found by its code, and names the loop that it would close', async () => {
    const { asked } = open();
    fireEvent.click(within(await panel()).getByRole('button', { name: 'Agregar predecesora' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar predecesora' }));
    type(dialog.getByRole('combobox', { name: /Tarea/ }), '2 h');
    fireEvent.click(await screen.findByRole('option', { name: '2 Hormigonar' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Vincular' }));
    expect(await dialog.findByText(/referencia circular:.*Excavar/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('changes a link, and takes it away', async () => {
    const { asked } = open();
    const shown = within(await panel());
    const edit = async (press: (dialog: ReturnType<typeof within>) => void) => {
      fireEvent.click(shown.getByRole('button', { name: 'Vínculo con 2 Hormigonar: FC+2' }));
      press(within(await screen.findByRole('dialog', { name: 'Vínculo' })));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await edit((dialog) => {
      type(dialog.getByLabelText('Desfase'), '-1');
      fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    });
    await edit((dialog) => fireEvent.click(dialog.getByRole('button', { name: 'Eliminar vínculo' })));
    expect(asked).toEqual([
      { type: 'UPDATE_LINK', payload: { id: 'l1', type: '0', lag: -1 } },
      { type: 'DELETE_LINK', payload: { id: 'l1' } },
    ]);
  });

  it('bounds its dates, from where they are, and says what that does', async () => {
    const { asked, becomes } = open();
    const shown = within(await panel());
    await choose(shown, 'Delimitación', 'No terminar después del');
    expect(asked).toEqual([
      {
        type: 'SET_CONSTRAINT_TYPE',
        payload: { id: 't1', constraintType: 'fnlt', constraintDate: '2026-03-04' },
      },
    ]);
    becomes(
      evolve(PLAN, [setFields('tasks', t1, { constraintType: 'fnlt', constraintDate: '2026-03-04' })!]),
    );
    expect(shown.getByText(/Termina ese día o antes/)).toBeVisible();
    const day = shown.getByRole('textbox', { name: 'Fecha de la delimitación' });
    type(day, '10/03/2026');
    fireEvent.blur(day);
    expect(asked.at(-1)).toMatchObject({ payload: { constraintType: 'fnlt', constraintDate: '2026-03-10' } });
  });

  it('takes amounts of resources that are whole, and says why not of others', async () => {
    const { asked, becomes } = open();
    const shown = within(await panel());
    becomes({
      ...evolve(PLAN, [setFields('tasks', t1, { resources: [{ id: 'steel', amount: 4 }] })!]),
      resources: Table.of([{ id: 'steel', name: 'Acero', unit: 'kg' }]),
    });
    const amount = await shown.findByRole('textbox', { name: /Acero/ });
    type(amount, '2,5');
    fireEvent.blur(amount);
    expect(amount).toBeInvalid();
    type(amount, '9');
    fireEvent.blur(amount);
    fireEvent.click(shown.getByRole('button', { name: /Quitar Acero/ }));
    const resources = asked.map(
      (action) => (action as { payload: { resources: unknown } }).payload.resources,
    );
    expect(resources).toEqual([[{ id: 'steel', amount: 9 }], []]);
  });

  it('takes a weight of its own, or none', async () => {
    const { asked } = open();
    const weight = within(await panel()).getByRole('textbox', { name: 'Peso propio (%)' });
    type(weight, '120');
    fireEvent.blur(weight);
    expect(weight).toBeInvalid();
    type(weight, '12,5');
    fireEvent.blur(weight);
    expect(asked).toEqual([{ type: 'UPDATE_TASK', payload: { id: 't1', weight: 12.5 } }]);
  });

  it('puts a cause right, and takes it away', async () => {
    const { asked, becomes } = open();
    const shown = within(await panel());
    const cause = { id: 'c1', cncType: 'Materiales', cncOrigin: 'Bodega', detail: 'No llegó' };
    becomes(evolve(PLAN, [setFields('tasks', t1, { causes: [cause] })!]));
    fireEvent.click(await shown.findByRole('button', { name: 'Editar la causa «Materiales»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Causa de no cumplimiento' }));
    type(dialog.getByRole('textbox', { name: /Detalle/ }), 'No llegó el acero');
    fireEvent.click(dialog.getByRole('button', { name: 'Guardar causa' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(shown.getByRole('button', { name: 'Quitar la causa «Materiales»' }));
    const about = { taskId: 't1', causeId: 'c1' };
    expect(asked).toEqual([
      {
        type: 'EDIT_CAUSE',
        payload: { ...about, cncType: 'Materiales', cncOrigin: 'Bodega', detail: 'No llegó el acero' },
      },
      { type: 'REMOVE_CAUSE', payload: about },
    ]);
  });

  it('compares it with the baseline that is chosen', async () => {
    const { becomes } = open();
    const shown = within(await panel());
    expect(shown.getByText('No se ha definido una línea base para el proyecto')).toBeVisible();
    const baseline = (id: string, isDefault: boolean, start: string) => ({
      ...{ id, name: id, isDefault, created: '2026-03-01T00:00:00.000Z' },
      tasks: [{ taskId: 't1', start, end: '2026-03-05' }],
    });
    const baselines = [baseline('Contrato', true, '2026-03-02'), baseline('Licitación', false, '2026-03-01')];
    becomes({ ...PLAN, baselines: Table.of(baselines) });
    expect(await shown.findAllByText('Sin desviación')).toHaveLength(3);
    await choose(shown, 'Comparar con', 'Licitación');
    expect(shown.getByText('1 día después')).toBeVisible();
    expect(shown.getByText('1 día menos')).toBeVisible();
  });

  it('lists its files, and lets those be taken away that somebody may', async () => {
    open('responsible');
    const shown = within(await panel());
    expect(await shown.findByRole('button', { name: 'plano.dwg' })).toBeVisible();
    expect(shown.getAllByText(/2,3 MB · Luis Soto/)).toHaveLength(2);
    expect(shown.getByRole('button', { name: 'Quitar acta.pdf' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Quitar plano.dwg' })).toBeNull();
  });

  it('refuses a file that cannot be attached before it has left, and says that others need a connection', async () => {
    const { store } = open();
    const shown = within(await panel());
    expect(await shown.findByText(/se ven y se adjuntan con conexión/)).toBeVisible();
    act(() => void store.dispatch(planEvents.joinedChanged(true)));
    const picker = shown.getByLabelText('Adjuntar archivos a «Excavar»', { selector: 'input' });
    fireEvent.change(picker, { target: { files: [new File(['x'], 'virus.exe')] } });
    expect(await shown.findByText('virus.exe: No se admiten archivos de este tipo: «exe»')).toBeVisible();
  });

  it('bounds the dates of several as one action', async () => {
    const { store, asked } = open('facilitator', '/gantt?project=p1&task=t1');
    await panel();
    act(() => void store.dispatch(planFilterActions.selected({ ids: ['t1', 't2'], anchor: 't1' })));
    const shown = within(await screen.findByRole('complementary', { name: '2 tareas' }));
    await choose(shown, 'Delimitación', 'Lo más tarde posible');
    const bound = (id: string) => ({
      type: 'SET_CONSTRAINT_TYPE',
      payload: { id, constraintType: 'alap' },
    });
    expect(asked).toEqual([{ type: 'BATCH_UPDATE', payload: { actions: [bound('t1'), bound('t2')] } }]);
  });
});
