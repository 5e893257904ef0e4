import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { proposalOf, showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { RejectedActions } from '../rejected-actions/rejected-actions';
import { NotificationsHost } from './notifications-host';
import { WaitingRelease } from './waiting-release';

const PROPOSE = 'POST /api/notifications/p1/propose';
const taken = { [PROPOSE]: () => ({ body: {} }) };
const sent = (asked: Awaited<ReturnType<typeof showProposing>>['asked']) =>
  asked.filter(({ call }) => call === PROPOSE).map(({ body }) => (body as { action: unknown }).action);
const progress = (value: number) =>
  ({ type: 'SET_PROGRESS', payload: { taskId: 'dig', progress: value } }) as const;

const STEEL = {
  payload: {
    ...{ taskIds: ['dig'], family: 'Acero', type: 2 as const, detail: 'Barras', comments: '' },
    ...{ responsible: null, commited: null, required: '2026-03-04' },
  },
};

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

  it('waits on the device without a connection, once, and is sent when there is one', async () => {
    const page = await showProposing(<NotificationsHost />, { joined: false, answers: taken });
    const ask = { ...STEEL, type: 'NEW_RESTRICTION' } as const;
    await page.submit(progress(0.9));
    expect(screen.getByText(/Guardada en este equipo/)).toBeVisible();
    await page.submit(ask);
    await page.submit(ask);
    expect(screen.getByText(/Ya hay una propuesta igual/)).toBeVisible();
    // Of reports of one task the newest counts.
    await page.submit(progress(1));
    expect(sent(page.asked)).toEqual([]);
    act(() => void page.store.dispatch(planEvents.joinedChanged(true)));
    await waitFor(() => expect(sent(page.asked)).toHaveLength(2));
    expect(sent(page.asked)).toEqual([ask, { type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 1 } }]);
    expect(await screen.findByText(/2 propuestas enviadas/)).toBeVisible();
  });

  it('is sent again as the same until the server answers', async () => {
    jest.useFakeTimers();
    let tries = 0;
    const third = () => {
      tries += 1;
      return tries > 2
        ? { body: {} }
        : { status: 503, body: { kind: 'unavailable', code: 'SERVICE_TIMEOUT' } };
    };
    const page = await showProposing(<NotificationsHost />, { answers: { [PROPOSE]: third } });
    await page.submit(progress(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/espera a que un administrador la acepte/)).toBeVisible();
    const ids = page.asked
      .filter(({ call }) => call === PROPOSE)
      .map(({ body }) => (body as { id: string }).id);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    jest.useRealTimers();
  });

  it('is told with what to do when the server refuses it, and keeps back nothing else', async () => {
    let tries = 0;
    const full = () => {
      tries += 1;
      const failure = { kind: 'conflict', code: 'PROPOSALS_FULL', params: { max: 200 } };
      return tries === 1 ? { status: 409, body: failure } : { body: {} };
    };
    const element = (
      <>
        <NotificationsHost />
        <RejectedActions />
      </>
    );
    const page = await showProposing(element, { answers: { [PROPOSE]: full } });
    await page.submit(progress(1));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Propuesta: Avance de «Excavar»: 100.%/)).toBeVisible();
    expect(dialog.getByText(/Ya tienes 200 propuestas.*Puedes intentarlo otra vez/)).toBeVisible();
    await page.submit({ ...STEEL, type: 'NEW_RESTRICTION' });
    await waitFor(() => expect(sent(page.asked)).toHaveLength(2));
    fireEvent.click(dialog.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(sent(page.asked)).toHaveLength(3));
    expect(sent(page.asked)[2]).toEqual(sent(page.asked)[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
  // Who proposed it takes it back there.
  const bell = screen.getByRole('button', { name: /Propusiste liberarla con fecha 04\/03\/2026.*Retirar/ });
  fireEvent.click(bell);
  fireEvent.click(screen.getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /liberarla/ })).not.toBeInTheDocument());
});
