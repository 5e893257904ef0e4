import { fireEvent, screen, waitFor } from '@testing-library/react';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { TemplatesSection } from './templates-section';

const LIST = 'GET /api/business/b1/restriction_templates';
const LINE = { detail: 'Bomba reservada', family: 'Equipos', type: 1, daysBefore: 3, role: '', comments: '' };
const CONCRETE = { id: 'tp1', name: 'Hormigonado', lines: [LINE] };

const PUT = 'PUT /api/business/b1/restriction_templates/tp1';
const DELETE = 'DELETE /api/business/b1/restriction_templates/tp1';

function showSection(templates: readonly object[], answers: Parameters<typeof serve>[0] = {}) {
  const asked = serve({ [LIST]: () => ({ body: { templates } }), ...answers });
  show(
    <TemplatesSection businessId="b1" families={['Equipos']} onAddFamily={undefined} roles={['Capataz']} />,
  );
  return asked;
}
const boxes = (name: RegExp) => screen.getAllByRole('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(boxes(name).at(-1)!, { target: { value } });
const save = () => screen.getByRole('button', { name: 'Guardar' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the templates of restrictions of a company', () => {
  beforeAll(() => startTestTranslations());

  it('are complete before they can be saved', async () => {
    showSection([]);
    await press('Nueva plantilla');
    type(/Nombre de la plantilla/, 'Hormigonado');
    type(/Descripción/, 'Bomba reservada');
    expect(save()).toBeDisabled();
    const family = screen.getByRole('combobox', { name: /^Familia/ });
    fireEvent.change(family, { target: { value: 'Equipados' } });
    expect(screen.getByText(/La empresa no tiene la familia «Equipados»/)).toBeVisible();
    expect(save()).toBeDisabled();
    fireEvent.change(family, { target: { value: 'Equipos' } });
    expect(save()).toBeEnabled();
    type(/Días hábiles antes/, '3,5');
    expect(screen.getByText('Días enteros, de 0 a 250')).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('get one line more, of the family of the last one', async () => {
    const asked = showSection([CONCRETE], { [PUT]: () => ({ body: { templates: [CONCRETE] } }) });
    await press('Editar Hormigonado');
    await press('Agregar restricción');
    type(/Descripción/, ' Mezcla aprobada ');
    fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ call }) => call === PUT)?.body).toEqual({
      name: 'Hormigonado',
      lines: [LINE, { ...LINE, detail: 'Mezcla aprobada', daysBefore: 5 }],
    });
  });

  it('are removed when that was meant', async () => {
    showSection([CONCRETE], { [DELETE]: () => ({ body: { templates: [] } }) });
    expect(await screen.findByText(/Bomba reservada \(3 días antes del comienzo\)/)).toBeVisible();
    await press('Eliminar Hormigonado');
    await press('Eliminar');
    expect(await screen.findByText('Todavía no hay plantillas')).toBeVisible();
  });
});
