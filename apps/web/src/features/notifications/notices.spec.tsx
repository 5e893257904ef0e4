import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { NotificationsPage } from './notifications-page';

const NOTICE = {
  kind: 'notice',
  ...{ id: 'n1', projectId: 'p1', date: '2026-03-04T12:00:00Z', read: true },
} as const;
const READ = 'POST /api/notifications/p1/read';
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());

describe('notices', () => {
  it('tell what became of a proposal, with the word of who decided', async () => {
    const params = { action: 'FINISH_TASK', subject: 'dig', by: 'Eva Soto', word: 'Falta medir' };
    const notice = NOTICE;
    await showProposing(<NotificationsPage />, {
      notifications: [{ ...notice, type: 'PROPOSAL_REJECTED', params }],
    });
    const list = within(screen.getByRole('list', { name: 'Avisos' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Eva Soto rechazó el avance.*Excavar.*Falta medir/);
  });

  it('tell a term that was closed again from one that was closed', async () => {
    const notice = { ...NOTICE, type: 'TERM_CLOSED' } as const;
    const params = { number: 1, closedBy: 'Eva Soto', met: 1, promised: 3 };
    await showProposing(<NotificationsPage />, {
      notifications: [
        { ...notice, id: 'n2', params: { ...params, met: 2, again: 1 } },
        { ...notice, id: 'n1', params },
      ],
    });
    const lines = within(screen.getByRole('list', { name: 'Avisos' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/Eva Soto volvió a cerrar el corto plazo 1.*ahora 2 de 3/);
    expect(lines[1]).toHaveTextContent(/Eva Soto cerró el corto plazo 1: 1 de 3/);
  });

  it('tell who promised something what became of it, and one promise as one', async () => {
    const notice = { ...NOTICE, type: 'TERM_CLOSED' } as const;
    const params = { number: 1, closedBy: 'Eva Soto', met: 2, promised: 3 };
    const one = { ...params, met: 1, promised: 1 };
    await showProposing(<NotificationsPage />, {
      notifications: [
        { ...notice, id: 'n4', params: { ...params, own: 1 } },
        { ...notice, id: 'n3', params: { ...one, own: 1 } },
        { ...notice, id: 'n2', params: { ...params, own: 1, again: 1 } },
        { ...notice, id: 'n1', params: one },
      ],
    });
    const lines = within(screen.getByRole('list', { name: 'Avisos' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/cerró el corto plazo 1\. Tus compromisos: 2 de 3 cumplidos\./);
    expect(lines[1]).toHaveTextContent(/Tu compromiso: 1 de 1 cumplido\./);
    expect(lines[2]).toHaveTextContent(/reabierto\. Tus compromisos: ahora 2 de 3 cumplidos\./);
    expect(lines[3]).toHaveTextContent(/corto plazo 1: 1 de 1 compromiso cumplido\./);
  });

  it('lead to the minutes of the closed terms that have some', async () => {
    const params = { closedBy: 'Eva Soto', met: 1, promised: 3 };
    const notice = { ...NOTICE, type: 'TERM_CLOSED' } as const;
    const meeting = { date: '2026-03-06', startedAt: '2026-03-06T15:00:00.000Z', present: 3, decisions: 1 };
    await showProposing(<NotificationsPage />, {
      notifications: [
        { ...notice, id: 'n2', params: { ...params, number: 2 } },
        { ...notice, id: 'n1', params: { ...params, number: 1 } },
      ],
      answers: { 'GET /api/project/p1/minutes': () => ({ body: { minutes: [{ ...meeting, number: 1 }] } }) },
    });
    const link = await screen.findByRole('link', { name: 'Ver el acta' });
    expect(link).toHaveAttribute('href', '/minutes?project=p1&term=1');
  });

  it('tell in its own words of a restriction that was proposed', async () => {
    const params = { action: 'NEW_RESTRICTION', subject: 'pour', name: 'Falta la grúa', by: 'Eva Soto' };
    const notice = NOTICE;
    await showProposing(<NotificationsPage />, {
      notifications: [{ ...notice, type: 'PROPOSAL_ACCEPTED', params }],
    });
    const list = within(screen.getByRole('list', { name: 'Avisos' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      'Eva Soto aceptó tu nueva restricción «Falta la grúa» de Hormigonar',
    );
  });

  it('tell of the own restrictions that are to be seen to, and lead to them', async () => {
    const params = { late: 2, dueSoon: 0, newlyTheirs: 1 };
    const notice = NOTICE;
    await showProposing(<NotificationsPage />, {
      notifications: [{ ...notice, type: 'RESTRICTIONS_DUE', params }],
    });
    const line = within(screen.getByRole('list', { name: 'Avisos' })).getByRole('listitem');
    expect(line).toHaveTextContent('Tus restricciones: 2 atrasadas, 1 nueva. Verlas');
    expect(within(line).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/restrictions\?project=p1&is\.responsible=[^&]*&is\.state=1&is\.state=2&is\.state=5$/,
      ),
    );
  });

  it('tell which restrictions somebody made theirs, and that a term ends with nothing recorded', async () => {
    const assigned = {
      by: 'Eva Soto',
      count: 3,
      subject: 'steel',
      name: 'Falta el acero',
      task: 'Hormigonar',
    };
    const ending = { number: 2, lastDay: '2026-03-08', count: 1 };
    await showProposing(<NotificationsPage />, {
      notifications: [
        { ...NOTICE, type: 'RESTRICTION_ASSIGNED', params: assigned },
        { ...NOTICE, id: 'n2', type: 'TERM_ENDING', params: ending },
        { ...NOTICE, id: 'n3', type: 'IMPORT_FAILED', params: { fileName: 'obra.mpp', code: 'X' } },
        { ...NOTICE, id: 'n4', type: 'RESTRICTION_RELEASED', params: { ...assigned, count: 1 } },
        { ...NOTICE, id: 'n5', type: 'RESTRICTION_REMOVED', params: { ...assigned, subject: 'gone' } },
        { ...NOTICE, id: 'n6', type: 'TERM_ENDING', params: { ...ending, over: 1 } },
      ],
    });
    const lines = within(screen.getByRole('list', { name: 'Avisos' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('Eva Soto te asignó 3 restricciones: Falta el acero y 2 más');
    expect(within(lines[0]!).getByRole('link', { name: 'y 2 más' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/restrictions\?project=p1&is\.responsible=[^&]*&is\.state=1&/),
    );
    expect(within(lines[4]!).queryByRole('link', { name: 'y 2 más' })).toBeNull();
    expect(lines[1]).toHaveTextContent(
      'El corto plazo 2 termina el 08/03/2026 y tienes 1 compromiso sin nada registrado.',
    );
    expect(lines[2]).toHaveTextContent('No se pudo leer «obra.mpp».');
    expect(lines[3]).toHaveTextContent('Eva Soto liberó tu restricción Falta el acero');
    expect(lines[4]).toHaveTextContent(
      'Eva Soto quitó 3 restricciones tuyas: Falta el acero · Hormigonar y 2 más',
    );
    expect(lines[5]).toHaveTextContent(
      'El corto plazo 2 terminó el 08/03/2026, no se ha cerrado y tienes 1 compromiso sin nada registrado.',
    );
  });

  it('are read one by one or all at once, and not read again where the server does not note it', async () => {
    const told = {
      ...NOTICE,
      type: 'IMPORT_DONE',
      params: { fileName: 'a.xml', tasks: 2 },
      read: false,
    } as const;
    let isRefusing = false;
    const { asked } = await showProposing(<NotificationsPage />, {
      notifications: [told, { ...told, id: 'n2' }, { ...told, id: 'n3' }],
      answers: {
        [READ]: () => (isRefusing ? { status: 503, body: { kind: 'unavailable', code: 'X' } } : { body: {} }),
      },
    });
    expect(screen.getByText('3 sin leer')).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Marcar como leído' })[0]!);
    expect(screen.getByText('2 sin leer')).toBeVisible();
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ call: READ, body: { ids: ['n1'], read: true } }),
    );
    press(/Marcar todos como leídos/);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ call: READ, body: { read: true } }));
    expect(screen.queryByRole('img', { name: 'Sin leer' })).toBeNull();
    isRefusing = true;
    fireEvent.click(screen.getAllByRole('button', { name: 'Marcar como no leído' })[0]!);
    // What the server has of them shows again.
    expect(await screen.findByText('3 sin leer')).toBeVisible();
  });

  it('reach who only looks on, as a responsible of the plan may', async () => {
    await showProposing(<NotificationsPage />, { role: 'projectViewer' });
    expect(await screen.findByText('Aquí verás los avisos del proyecto.')).toBeVisible();
  });
});
