import type { Change } from '@plomada/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { proposalOf, showProposing } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { NotificationsPage } from './notifications-page';

const RELEASE = proposalOf('a-release', {
  type: 'UNBOUND_RESTRICTION',
  payload: { restrictionId: 'steel', released: '2026-03-04' },
});
const PROGRESS = proposalOf('a-progress', { type: 'FINISH_TASK', payload: { taskId: 'dig', progress: 0.5 } });
const GONE = proposalOf('a-gone', { type: 'UNBOUND_RESTRICTION', payload: { restrictionId: 'no-more' } });
const LATER = { taskId: 'dig', progress: 0.7 };
const progressOf = (before: number, after: number): Change => ({
  ...{ kind: 'set', table: 'tasks', id: 'dig' },
  ...{ before: { progress: before }, after: { progress: after } },
});
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

  it('let an acceptance be taken back from its message, and by the keys of undo', async () => {
    const page = await asAdmin({ answers: { [ACCEPT('a-progress')]: done } });
    press(/^Aceptar Avance/);
    await screen.findByText('1 propuesta aceptada');
    await page.logged('a-progress', 'FINISH_TASK', [progressOf(0, 0.5)]);
    expect(page.planNow().tasks.get('dig')!.progress).toBe(0.5);
    press(/^Deshacer/);
    expect(await screen.findByText(/^Deshecho/)).toBeVisible();
    expect(page.planNow().tasks.get('dig')!.progress).toBe(0);
  });

  it('let many acceptances be taken back together, the newest first, and name what is not', async () => {
    const second = { ...PROGRESS, id: 'b-progress', action: { ...PROGRESS.action, payload: LATER } };
    const page = await asAdmin({
      notifications: [PROGRESS, second, RELEASE],
      answers: { [ACCEPT('a-progress')]: done, [ACCEPT('b-progress')]: done, [ACCEPT('a-release')]: done },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar todo lo de/ }));
    press(/^Aceptar 3/);
    await screen.findByText('3 propuestas aceptadas');
    await page.logged('a-progress', 'FINISH_TASK', [progressOf(0, 0.5)]);
    await page.logged('b-progress', 'FINISH_TASK', [progressOf(0.5, 0.7)]);
    // The entry of the third has not come.
    press(/^Deshacer/);
    expect(await screen.findByText('2 aceptaciones deshechas')).toBeVisible();
    expect(screen.getByText(/1 aceptación no se pudo deshacer: Falta el acero/)).toBeVisible();
    expect(page.planNow().tasks.get('dig')!.progress).toBe(0);
  });

  it('count alike before and after one is accepted, however many are drawn', async () => {
    const many = Array.from({ length: 62 }, (_, n) => ({ ...PROGRESS, id: `many-${n}` }));
    await asAdmin({ notifications: many, answers: { [ACCEPT('many-0')]: done } });
    expect(screen.getByText('62 propuestas')).toBeVisible();
    expect(screen.getByText('Se muestran 60 de 62.')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar todo lo de/ }));
    expect(screen.getByRole('button', { name: 'Aceptar 62' })).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: /^Aceptar Avance/ })[0]!);
    expect(await screen.findByText('61 propuestas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceptar 61' })).toBeVisible();
    press(/^Mostrar 1 más/);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(61);
  });

  it('say of what is being accepted that it is, as it was, and how far that has come', async () => {
    const answers: (() => void)[] = [];
    const later = () => new Promise<{ body: object }>((answer) => answers.push(() => answer(done())));
    const page = await asAdmin({ answers: { [ACCEPT('a-release')]: later, [ACCEPT('a-progress')]: later } });
    fireEvent.click(screen.getByRole('checkbox', { name: /Seleccionar todo lo de/ }));
    press(/^Aceptar 2/);
    expect(await screen.findByText('Aceptando 1 de 2…')).toBeVisible();
    await page.logged('a-progress', 'FINISH_TASK', [progressOf(0, 0.5)]);
    expect(card(/Excavar/).getByText('Aceptando…')).toBeVisible();
    expect(card(/Excavar/).getByText('Avance', { selector: 'dt' }).nextSibling).toHaveTextContent('50 %');
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]!());
    expect(await screen.findByText('Aceptando 2 de 2…')).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]!());
    await waitFor(() => expect(screen.queryByText(/^Aceptando/)).toBeNull());
  });

  it('keep the focus: at what is decided, then at the next, at last at the heading', async () => {
    const taken = () => ({ body: {} });
    await asAdmin({
      notifications: [RELEASE, PROGRESS, GONE],
      answers: { [ACCEPT('a-release')]: done, [ACCEPT('a-progress')]: done, [REJECT('a-gone')]: taken },
    });
    fireEvent.click(screen.getAllByRole('checkbox', { name: /^Seleccionar «/ })[0]!);
    const bar = screen.getByRole('button', { name: /^Aceptar 1/ });
    act(() => bar.focus());
    fireEvent.click(bar);
    expect(document.activeElement).toHaveAttribute('data-proposal', 'a-progress');
    const accept = screen.getByRole('button', { name: /^Aceptar Avance/ });
    act(() => accept.focus());
    fireEvent.click(accept);
    expect(document.activeElement).toHaveAttribute('data-proposal', 'a-progress');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-proposal', 'a-gone'));
    const reject = screen.getByRole('button', { name: /^Rechazar Liberar/ });
    act(() => reject.focus());
    fireEvent.click(reject);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await screen.findByText('No hay notificaciones');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('say of what is gone what it was called, and of a release the day that was said', async () => {
    const subject = { name: 'Falta la grúa', task: 'Hormigonar' };
    const said = proposalOf('a-said', {
      type: 'UNBOUND_RESTRICTION',
      payload: { restrictionId: 'steel', released: '2026-02-20' },
    });
    await asAdmin({ notifications: [{ ...GONE, subject }, said] });
    expect(card(/Liberar: Falta la grúa · Hormigonar/).getByText(/Ya no se puede aceptar/)).toBeVisible();
    const release = card(/Falta el acero/);
    expect(release.getByText('Liberada', { selector: 'dt' }).nextSibling).toHaveTextContent('02/03/2026');
    expect(release.getByText('Liberada en los hechos').nextSibling).toHaveTextContent('20/02/2026');
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

describe('the notifications of a responsible', () => {
  it('show a responsible the own proposals, to be taken back', async () => {
    const { asked } = await showProposing(<NotificationsPage />, {
      notifications: [PROGRESS],
      answers: { [REJECT('a-progress')]: () => ({ body: {} }) },
    });
    act(() => screen.getByRole('button', { name: /^Retirar Avance/ }).focus());
    press(/^Retirar Avance/);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByText('Excavar')).toBeNull());
    expect(asked.at(-1)?.call).toBe(REJECT('a-progress'));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('show what is on this device only, also where the rest could not be loaded', async () => {
    const down = () => ({ status: 503, body: { kind: 'unavailable', code: 'SERVICE_TIMEOUT' } });
    const page = await showProposing(<NotificationsPage />, {
      joined: false,
      answers: { 'GET /api/notifications/p1/get_notifications/u-ana': down },
    });
    await page.submit({ type: 'SET_PROGRESS', payload: { taskId: 'dig', progress: 1 } });
    const own = within(await screen.findByRole('list', { name: 'Mis propuestas en espera' }));
    expect(own.getByText(/sin enviar/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    fireEvent.click(own.getByRole('button', { name: /^Retirar Avance/ }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(screen.queryByText('Excavar')).toBeNull());
  });
});
