import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { proposalOf, showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { NotificationsPage } from './notifications-page';

const RELEASE = proposalOf('a-release', {
  type: 'UNBOUND_RESTRICTION',
  payload: { restrictionId: 'steel', released: '2026-03-04' },
});
const PROGRESS = proposalOf('a-progress', { type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 0.5 } });
const GONE = proposalOf('a-gone', { type: 'UNBOUND_RESTRICTION', payload: { restrictionId: 'no-more' } });
const ALL = [RELEASE, PROGRESS, GONE];
const ACCEPT = (id: string) => `POST /api/notifications/p1/accept_notification/${id}`;
const REJECT = (id: string) => `POST /api/notifications/p1/reject_notification/${id}`;
const done = () => ({ body: { seq: 5 } });

const card = (text: RegExp) => {
  const found = screen
    .getAllByRole('heading', { level: 4 })
    .find((head) => text.test(head.textContent ?? ''));
  return within(found!.closest<HTMLElement>('li')!);
};
const asAdmin = (options: Parameters<typeof showProposing>[1] = {}) =>
  showProposing(<NotificationsPage />, { role: 'projectAdmin', notifications: ALL, ...options });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());

describe('the notifications of an administrator', () => {
  it('say of each proposal what accepting it changes', async () => {
    await asAdmin();
    const release = card(/Falta el acero/);
    expect(release.getByText('Liberada', { selector: 'dt' }).nextSibling).toHaveTextContent('04/03/2026');
    const progress = card(/Excavar/).getByText('Avance', { selector: 'dt' }).nextSibling;
    expect(progress).toHaveTextContent('antes 0 % → después 50 %');
  });

  it('let only reject what the plan does not take any more, and say why', async () => {
    await asAdmin();
    const gone = card(/ya no existe/);
    expect(gone.getByRole('alert')).toHaveTextContent('Ya no se puede aceptar');
    expect(gone.getAllByRole('button').map((button) => button.textContent)).toEqual(['Rechazar']);
  });

  it('accept one only where nothing of it has changed since, unless somebody knows that it has', async () => {
    let tries = 0;
    const first = () => {
      tries += 1;
      return tries > 1 ? done() : { status: 409, body: { kind: 'conflict', code: 'CONFLICT' } };
    };
    const { asked } = await asAdmin({ answers: { [ACCEPT('a-release')]: first } });
    press(/^Aceptar Liberar/);
    expect(await card(/Falta el acero/).findByRole('alert')).toHaveTextContent('cambió desde que se propuso');
    expect(asked.at(-1)?.body).toEqual({ userId: 'u-ana' });
    press(/^Aceptar de todas formas Liberar/);
    await waitFor(() => expect(screen.queryByText('Falta el acero')).toBeNull());
    expect(asked.at(-1)).toMatchObject({
      call: ACCEPT('a-release'),
      body: { userId: 'u-ana', baseSeq: 4 },
    });
  });

  it('say beforehand that what a proposal overwrites has changed since', async () => {
    await asAdmin({
      notifications: [
        { ...PROGRESS, ground: '0.8' },
        { ...RELEASE, ground: '' },
      ],
    });
    expect(card(/Excavar/).getByRole('alert')).toHaveTextContent(
      /entonces 80\s% de avance, ahora 0\s% de avance/,
    );
    expect(card(/Falta el acero/).queryByRole('alert')).toBeNull();
  });

  it('accept of many none whose ground has moved, however often', async () => {
    const moved = () => ({ status: 409, body: { kind: 'conflict', code: 'CONFLICT' } });
    const { asked } = await asAdmin({
      answers: { [ACCEPT('a-release')]: moved, [ACCEPT('a-progress')]: moved },
    });
    for (const times of [2, 4]) {
      fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar todo lo de/ }));
      press(/^Aceptar 2/);
      await waitFor(() => expect(asked.filter(({ call }) => call.includes('accept'))).toHaveLength(times));
      await screen.findByText(/2 propuestas no se aceptaron/);
    }
    const bases = asked.filter(({ call }) => call.includes('accept')).map(({ body }) => body);
    expect(bases).toEqual(Array(4).fill({ userId: 'u-ana' }));
  });

  it('say how many more wait than are shown', async () => {
    await asAdmin({ more: 125 });
    expect(screen.getByText(/Hay 125 propuestas más en espera/)).toBeVisible();
  });

  it('reject with a word', async () => {
    const { asked } = await asAdmin({ answers: { [REJECT('a-progress')]: () => ({ body: {} }) } });
    press(/^Rechazar Avance/);
    fireEvent.change(await screen.findByLabelText(/Mensaje/), { target: { value: 'Falta medir' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(screen.queryByText('Excavar')).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ userId: 'u-ana', word: 'Falta medir' });
  });

  it('accept of all that are ticked what can be accepted, each by itself', async () => {
    const taken = () => ({ status: 404, body: { kind: 'notFound', code: 'PROPOSAL_GONE' } });
    const { asked } = await asAdmin({
      answers: { [ACCEPT('a-release')]: taken, [ACCEPT('a-progress')]: done },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar todo lo de/ }));
    press(/^Aceptar 2/);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1));
    expect(asked.slice(-2).map(({ call }) => call)).toEqual([ACCEPT('a-release'), ACCEPT('a-progress')]);
    expect(screen.getByText(/alguien la decidió/)).toBeVisible();
  });

  it('keep what the server refuses, with its reason', async () => {
    const refused = () => ({ status: 409, body: { kind: 'conflict', code: 'PROPOSAL_BEING_DECIDED' } });
    await asAdmin({ answers: { [ACCEPT('a-progress')]: refused } });
    press(/^Aceptar Avance/);
    expect(await card(/Excavar/).findByRole('alert')).toHaveTextContent('está decidiendo');
  });

  it('offer to try again when they could not be loaded', async () => {
    const down = () => ({ status: 503, body: { kind: 'unavailable', code: 'SERVICE_TIMEOUT' } });
    await asAdmin({ answers: { 'GET /api/notifications/p1/get_notifications/u-ana': down } });
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('the notifications of others', () => {
  it('show a responsible the own proposals, to be taken back', async () => {
    const { asked } = await showProposing(<NotificationsPage />, {
      notifications: [PROGRESS],
      answers: { [REJECT('a-progress')]: () => ({ body: {} }) },
    });
    press(/^Retirar Avance/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByText('Excavar')).toBeNull());
    expect(asked.at(-1)?.call).toBe(REJECT('a-progress'));
  });

  it('tell what became of a proposal, with the word of who decided', async () => {
    const params = { action: 'FINISH_TASK', subject: 'dig', by: 'Eva Soto', word: 'Falta medir' };
    const notice = { kind: 'notice', id: 'n1', projectId: 'p1', date: '2026-03-04T12:00:00Z' } as const;
    await showProposing(<NotificationsPage />, {
      notifications: [{ ...notice, type: 'PROPOSAL_REJECTED', params }],
    });
    const list = within(screen.getByRole('list', { name: 'Avisos' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Eva Soto rechazó el avance.*Excavar.*Falta medir/);
  });

  it('tell of the own restrictions that are to be seen to, and lead to them', async () => {
    const params = { late: 2, dueSoon: 0, newlyTheirs: 1 };
    const notice = { kind: 'notice', id: 'n1', projectId: 'p1', date: '2026-03-04T12:00:00Z' } as const;
    await showProposing(<NotificationsPage />, {
      notifications: [{ ...notice, type: 'RESTRICTIONS_DUE', params }],
    });
    const line = within(screen.getByRole('list', { name: 'Avisos' })).getByRole('listitem');
    expect(line).toHaveTextContent('Tus restricciones: 2 atrasadas, 1 nueva. Verlas');
    expect(within(line).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/restrictions\?project=p1&is\.responsible=[^&]*&is\.state=1&is\.state=2&is\.state=4&is\.state=5$/,
      ),
    );
  });

  it('are not for who only looks', async () => {
    const { asked } = await showProposing(<NotificationsPage />, { role: 'projectViewer' });
    expect(screen.getByText('No eres Administrador')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
