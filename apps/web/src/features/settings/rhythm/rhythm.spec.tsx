import { fireEvent, screen } from '@testing-library/react';
import { Table } from '@plomada/domain';
import { serve } from '../../../testing/server';
import { keptSettings, SETTINGS, settingsPlan, showSettings } from '../../../testing/show-settings';
import { startTestTranslations } from '../../../testing/translations';

/** Pages of forms are many elements. */
jest.setTimeout(20_000);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

describe('the rhythm', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => serve({ [SETTINGS]: () => ({ body: keptSettings() }) }));

  it('takes units and categories, each once, and tasks in them', async () => {
    const { planNow } = await showSettings('rhythm');
    press('Agregar unidad');
    press('Agregar unidad');
    press('Agregar categoría');
    const names = screen.getAllByLabelText('Nombre');
    ['Piso 1', 'piso 1 ', 'Obra gruesa'].forEach((value, place) =>
      fireEvent.change(names[place]!, { target: { value } }),
    );
    type('Días de trabajo', '5');
    press('Guardar cambios');
    expect((await screen.findAllByText('No puede repetir')).length).toBeGreaterThan(0);
    fireEvent.change(names[1]!, { target: { value: 'Piso 2' } });
    press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(planNow().rhythmUnits.rows.map(({ name, order }) => [name, order])).toEqual([
      ['Piso 1', 0],
      ['Piso 2', 1],
    ]);
    expect(planNow().rhythmCategories.rows).toMatchObject([{ name: 'Obra gruesa', workDays: 5 }]);
  });

  it('takes the units of the company that it lacks', async () => {
    const plan = { ...settingsPlan(), rhythmUnits: Table.of([{ id: 'u', name: 'Piso 2', order: 0 }]) };
    const { planNow } = await showSettings('rhythm', { plan, rhythmicUnits: ['Piso 1', 'piso 2'] });
    press('Agregar las de la empresa');
    expect(screen.queryByText('Agregar las de la empresa')).toBeNull();
    press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(planNow().rhythmUnits.rows.map(({ name }) => name)).toEqual(['Piso 2', 'Piso 1']);
  });

  it('takes marked tasks', async () => {
    const { planNow } = await showSettings('rhythm', {
      plan: {
        ...settingsPlan(),
        rhythmUnits: Table.of([{ id: 'floor-1', name: 'Piso 1', order: 0 }]),
        rhythmCategories: Table.of([{ id: 'walls', name: 'Muros', order: 0, workDays: null }]),
      },
    });
    fireEvent.click(screen.getByLabelText('Marcar Excavar'));
    for (const [label, option] of [
      ['Unidad', 'Piso 1'],
      ['Categoría', 'Muros'],
    ] as const) {
      fireEvent.mouseDown(screen.getByLabelText(label));
      fireEvent.click(await screen.findByText(option, { selector: 'li' }));
    }
    press('Asignar 1 tarea');
    expect(planNow().rhythmPlaces.rows).toEqual([{ id: 'dig', unit: 'floor-1', category: 'walls' }]);
    fireEvent.click(screen.getByLabelText('Marcar Excavar'));
    press('Quitar del ritmo');
    expect(planNow().rhythmPlaces.size).toBe(0);
  });
});
