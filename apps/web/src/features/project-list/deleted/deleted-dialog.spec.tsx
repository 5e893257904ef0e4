import { fireEvent, screen, waitFor } from '@testing-library/react';
import { project } from '../../../testing/examples';
import { serve } from '../../../testing/server';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { DeletedDialog } from './deleted-dialog';

const LIST = 'GET /api/business/b1/deleted';
const RESTORE = 'POST /api/business/b1/deleted/project/p9/restore';
const puente = {
  ...{ id: 'p9', kind: 'project', name: 'Puente', projectId: 'PU-1', deletedBy: 'Ana Rojas' },
  ...{ deletedAt: '2026-03-01T10:00:00Z', goneAt: '2026-03-31T10:00:00Z' },
};
const showDialog = () => show(<DeletedDialog businessId="b1" onClose={() => undefined} />);

describe('what a business deleted', () => {
  beforeAll(() => startTestTranslations());

  it('comes back under another code when its own was given away', async () => {
    const asked = serve({
      [LIST]: () => ({ body: { deleted: [puente] } }),
      [RESTORE]: (body) =>
        (body as { projectId?: string }).projectId === 'PU-2'
          ? { body: project({ id: 'p9' }) }
          : { status: 409, body: { kind: 'conflict', code: 'PROJECT_ID_TAKEN' } },
    });
    showDialog();
    fireEvent.click(await screen.findByRole('button', { name: 'Restaurar Puente' }));
    fireEvent.change(await screen.findByLabelText('Otro ID'), { target: { value: 'PU-2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Restaurar Puente' }));
    await waitFor(() => expect(screen.queryByText(/Puente/)).toBeNull());
    const sent = asked.filter(({ call }) => call === RESTORE).map(({ body }) => body);
    expect(sent).toEqual([{}, { projectId: 'PU-2' }]);
  });

  it('may be nothing', async () => {
    serve({ [LIST]: () => ({ body: { deleted: [] } }) });
    showDialog();
    expect(await screen.findByText('No hay nada eliminado en los últimos 30 días')).toBeVisible();
  });
});
