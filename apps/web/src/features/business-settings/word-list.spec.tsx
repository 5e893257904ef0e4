import { fireEvent, screen, waitFor } from '@testing-library/react';
import { business } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { BusinessSettingsPage } from './business-settings-page';

const SETTINGS = 'GET /api/business/b1/settings';
const ADD = 'POST /api/business/b1/lists/cncTypes';
const words = [
  { id: 'w1', name: 'Clima', isActive: true, inUse: true },
  { id: 'w2', name: 'Diseño', isActive: true, inUse: false },
];
const settings = () => ({
  body: {
    ...{ id: 'b1', name: 'Constructora Demo', taxNumber: '', phone: '', mail: '', address: '' },
    ...{ logoURL: null, specialization: '', modules: [] },
    lists: { restrictionFamilies: [], cncTypes: words, roles: [], rhythmicUnits: [] },
  },
});
const showPage = (isAdmin = true) =>
  show(<BusinessSettingsPage />, {
    path: '/businessSettings?section=cncTypes',
    actions: [projectsActions.loaded({ b1: business({ isAdmin }) })],
  });

describe('a list of words of the business', () => {
  beforeAll(() => startTestTranslations());

  it('does not take a word twice, and asks the server for no such thing', async () => {
    const asked = serve({ [SETTINGS]: settings });
    showPage();
    fireEvent.change(await screen.findByLabelText('Agregar a la lista'), { target: { value: ' clima ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('No puede repetir')).toBeVisible();
    expect(asked.some(({ call }) => call === ADD)).toBe(false);
  });

  it('adds a word', async () => {
    const asked = serve({
      [SETTINGS]: settings,
      [ADD]: () => ({ body: { id: 'w3', name: 'Equipos', isActive: true, inUse: false } }),
    });
    showPage();
    fireEvent.change(await screen.findByLabelText('Agregar a la lista'), { target: { value: 'Equipos ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('Equipos')).toBeVisible();
    expect(asked.find(({ call }) => call === ADD)?.body).toEqual({ name: 'Equipos' });
  });

  it('removes what no plan was written with, and nothing else', async () => {
    serve({ [SETTINGS]: settings, 'DELETE /api/business/b1/lists/cncTypes/w2': () => ({ body: {} }) });
    showPage();
    expect(await screen.findByRole('button', { name: 'Eliminar Clima' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar Diseño' }));
    await waitFor(() => expect(screen.queryByText('Diseño')).toBeNull());
  });

  it('is for admins of the business', async () => {
    serve({ [SETTINGS]: settings });
    showPage(false);
    expect(await screen.findByText('No eres Administrador')).toBeVisible();
  });
});
