import { fireEvent, screen, waitFor } from '@testing-library/react';
import { proposalOf, showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { NotificationsHost } from './notifications-host';
import { WaitingRelease } from './waiting-release';

const PROPOSE = 'POST /api/notifications/p1/propose';
const taken = { [PROPOSE]: () => ({ body: {} }) };
const sent = (asked: Awaited<ReturnType<typeof showProposing>>['asked']) =>
  asked.filter(({ call }) => call === PROPOSE).map(({ body }) => (body as { action: unknown }).action);
const progress = (value: number) =>
  ({ type: 'SET_PROGRESS', payload: { taskId: 'dig', progress: value } }) as const;

beforeAll(() => startTestTranslations());

describe('what somebody does who must propose', () => {
  it('is proposed, and leaves the plan as it is', async () => {
    const page = await showProposing(<NotificationsHost />, { answers: taken });
    await page.submit(progress(1));
    expect(await screen.findByText(/espera a que un administrador la acepte/)).toBeVisible();
    expect(sent(page.asked)).toEqual([{ type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 1 } }]);
    expect(page.planNow().tasks.get('dig')?.progress).toBe(0);
  });

  it('leads to the page that shows it', async () => {
    const page = await showProposing(<NotificationsHost />, { answers: taken });
    await page.submit(progress(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Ver' }));
    await waitFor(() => expect(page.router.state.historyAction).toBe('PUSH'));
    expect(page.router.state.location.pathname).toBe('/notifications');
  });

  it('is asked its cause below the commitment', async () => {
    const page = await showProposing(<NotificationsHost />, { answers: taken });
    await page.submit(progress(0.5));
    fireEvent.change(await screen.findByLabelText(/Tipo de causa/), { target: { value: 'Clima' } });
    fireEvent.change(screen.getByLabelText(/Origen/), { target: { value: 'Obra' } });
    fireEvent.change(screen.getByLabelText(/Detalle/), { target: { value: 'Llovió' } });
    fireEvent.click(screen.getByRole('button', { name: 'Proponer con causa' }));
    const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Llovió' };
    await waitFor(() =>
      expect(sent(page.asked)).toEqual([
        { type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 0.5, cause } },
      ]),
    );
  });

  it('takes the place of what the same person reported of the task before', async () => {
    const before = { type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 0.5 } } as const;
    const elsewhere = { type: 'FINISH_TASK', payload: { taskId: 'pour', progress: 1 } } as const;
    const REJECT = 'POST /api/notifications/p1/reject_notification/a1';
    const page = await showProposing(<NotificationsHost />, {
      notifications: [proposalOf('a1', before), proposalOf('a2', elsewhere)],
      answers: { ...taken, [REJECT]: () => ({ body: {} }) },
    });
    const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Llovió' };
    await page.submit({ type: 'ADD_CAUSE', payload: { taskId: 'dig', ...cause } });
    await waitFor(() => expect(page.asked.map(({ call }) => call)).toContain(REJECT));
    // The cause comes to the progress that waits, not to that of the plan.
    expect(sent(page.asked)).toEqual([
      { type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 0.5, cause } },
    ]);
    expect(page.asked.filter(({ call }) => call.includes('reject'))).toHaveLength(1);
  });

  it('needs a connection, which is said before anything is lost', async () => {
    const page = await showProposing(<NotificationsHost />, { joined: false });
    await page.submit(progress(1));
    expect(screen.getByText(/Para proponer hace falta conexión/)).toBeVisible();
    expect(sent(page.asked)).toEqual([]);
  });

  it('is kept to be sent again when it did not reach the server', async () => {
    let tries = 0;
    const second = () => {
      tries += 1;
      return tries > 1
        ? { body: {} }
        : { status: 503, body: { kind: 'unavailable', code: 'SERVICE_TIMEOUT' } };
    };
    const page = await showProposing(<NotificationsHost />, { answers: { [PROPOSE]: second } });
    await page.submit(progress(1));
    fireEvent.click(await screen.findByRole('button', { name: 'Enviar de nuevo' }));
    expect(await screen.findByText(/espera a que un administrador la acepte/)).toBeVisible();
    const ids = page.asked
      .filter(({ call }) => call === PROPOSE)
      .map(({ body }) => (body as { id: string }).id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is offered again, with the reason, when the server refuses it', async () => {
    const full = () => ({
      status: 409,
      body: { kind: 'conflict', code: 'PROPOSALS_FULL', params: { max: 200 } },
    });
    const page = await showProposing(<NotificationsHost />, { answers: { [PROPOSE]: full } });
    await page.submit(progress(1));
    await page.submit(progress(0.9));
    // Neither takes the other's place.
    expect(await screen.findAllByText(/Ya tienes 200 propuestas/)).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name: 'Enviar de nuevo' })[0]!);
    await waitFor(() => expect(sent(page.asked)).toHaveLength(3));
    expect(sent(page.asked)[2]).toEqual({ type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 1 } });
  });

  it('goes with a word to whoever decides', async () => {
    const page = await showProposing(<NotificationsHost />, { answers: taken });
    await page.submit(progress(0.5));
    fireEvent.change(await screen.findByLabelText(/Mensaje para quien decide/), {
      target: { value: 'Mañana sigo' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Proponer sin causa' }));
    await waitFor(() => expect(sent(page.asked)).toHaveLength(1));
    expect(page.asked.find(({ call }) => call === PROPOSE)?.body).toMatchObject({ word: 'Mañana sigo' });
  });

  it('is refused in the words of the rule where it is not proposed', async () => {
    const page = await showProposing(<NotificationsHost />);
    await page.submit({ type: 'SET_COMMITMENT', payload: { taskId: 'dig', commitment: 1 } });
    expect(screen.getByText(/los responsables proponen/)).toBeVisible();
  });
});

it('says beside a restriction that its release is proposed', async () => {
  const payload = { restrictionId: 'steel', released: '2026-03-04' };
  await showProposing(<WaitingRelease restrictionId="steel" />, {
    notifications: [proposalOf('a1', { type: 'UNBOUND_RESTRICTION', payload })],
  });
  expect(screen.getByText(/Luis Pizarro propuso liberarla con fecha 04\/03\/2026/)).toBeInTheDocument();
});
