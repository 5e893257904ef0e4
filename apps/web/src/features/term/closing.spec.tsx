import { act, screen } from '@testing-library/react';
import { SESSION } from '../../testing/examples';
import { fullProject } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planEvents } from '../../plan/state/plan-actions';
import { fromDocument } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { ClosingBackdrop } from './closing-backdrop';

const AT = '2026-03-09T12:00:00.000Z';
const LUIS = { userId: 'luis', name: 'Luis Pizarro' };

describe('somebody else’s close', () => {
  const live = livePage();
  beforeEach(async () => {
    live.start();
    await live.page.joined();
  });
  const told = (type: string, who = LUIS) =>
    live.socket.says('doAction', {
      fromServer: true,
      project: 'p1',
      announcement: { type, ...who, at: AT },
    });
  const closing = () => live.page.ready().closing;

  it('holds up from its start to its end', () => {
    told('CLOSE_TERM_START');
    expect(closing()).toEqual({ ...LUIS, what: 'close', since: AT, state: 'running' });
    told('CLOSE_TERM_END');
    expect(closing()).toBeNull();
  });

  it('holds nobody up for more than half an hour', async () => {
    told('CLOSE_TERM_START');
    await wait(30 * 60_000 - 1);
    expect(closing()).toMatchObject({ state: 'running' });
    await wait(1);
    expect(closing()).toBeNull();
  });

  it('is said for two seconds to have been called off', async () => {
    told('CLOSE_TERM_START');
    told('CLOSE_TERM_CANCELED');
    await wait(1_999);
    expect(closing()).toMatchObject({ state: 'canceled' });
    await wait(1);
    expect(closing()).toBeNull();
  });

  it('begun again at once is not ended by the one before', async () => {
    told('CLOSE_TERM_START');
    told('CLOSE_TERM_CANCELED');
    await wait(1_000);
    told('CLOSE_TERM_START');
    await wait(60_000);
    expect(closing()).toMatchObject({ state: 'running' });
  });

  it('is none when it is one’s own, or on another project', () => {
    told('CLOSE_TERM_START', { userId: SESSION.user.id, name: 'Ana Rojas' });
    expect(closing()).toBeNull();
    live.socket.says('doAction', {
      fromServer: true,
      project: 'p2',
      announcement: { type: 'CLOSE_TERM_START', ...LUIS, at: AT },
    });
    expect(closing()).toBeNull();
  });
});

describe('what is shown of it', () => {
  beforeAll(() => startTestTranslations());

  it('names who does it and takes the keyboard until it is over', () => {
    const { plan, seq, summary } = fullProject();
    const actor = { userId: SESSION.user.id, name: 'Ana', roles: ['facilitator'] as const };
    const sync = begin(fromDocument(plan), seq);
    const { store } = show(
      <>
        <button autoFocus>Editar</button>
        <ClosingBackdrop />
      </>,
      { actions: [planEvents.loaded({ projectId: 'p1', summary, actor, sync })] },
    );
    const change = (next: Parameters<typeof planEvents.closingChanged>[0]) =>
      act(() => void store.dispatch(planEvents.closingChanged(next)));
    expect(screen.getByText('Editar')).toHaveFocus();
    change({ ...LUIS, since: AT, state: 'running' });
    const wall = screen.getByRole('alertdialog', { name: 'Luis Pizarro está cerrando el corto plazo' });
    expect(wall).toHaveTextContent(/Desde \d\d\/\d\d\/2026/);
    expect(wall.closest('.MuiModal-root')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    change({ ...LUIS, since: AT, state: 'canceled' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      'Luis Pizarro canceló el cierre del corto plazo',
    );
    change({ ...LUIS, what: 'rollBack', since: AT, state: 'running' });
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      'Luis Pizarro está volviendo el plan a un corto plazo anterior',
    );
    change(null);
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
  });
});
