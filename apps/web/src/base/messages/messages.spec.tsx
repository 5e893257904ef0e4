import { act, fireEvent, screen } from '@testing-library/react';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { show } from '../../testing/show';
import { Page } from '../layout/page';
import { startTestTranslations, textsOf } from '../../testing/translations';
import { Messages } from './messages';
import { failureShown, messageShown, refusalShown } from './messages-slice';

/** Texts that arrive when they are asked for, as in the product. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => done(null, textsOf(language)[namespace]!),
};

describe('a message', () => {
  it('brings its texts along when no page has loaded them', async () => {
    await i18next
      .use(chunks)
      .use(initReactI18next)
      .init({ lng: 'es', fallbackLng: false, ns: ['common'], interpolation: { escapeValue: false } });
    expect(i18next.hasLoadedNamespace('rollback')).toBe(false);
    show(<Messages />, {
      actions: [messageShown({ severity: 'info', key: 'rollback:byOther', params: { name: 'Ana Rojas' } })],
    });
    expect(await screen.findByText(/Ana Rojas/)).toBeVisible();
  });
});

const deleted = (name: string) =>
  messageShown({ severity: 'success', key: `containers:deleted`, params: { name }, lasting: true });
const saved = (key: string) => messageShown({ severity: 'success', key });
const refused = (code: string) => failureShown({ code });

describe('messages that come together', () => {
  beforeEach(async () => {
    await startTestTranslations();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());
  const texts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
  const names = () => texts().map((text) => /[A-Z]\b/.exec(text ?? '')?.[0]);
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('stand in the order of what happened, the newest last', () => {
    const { store } = show(<Messages />, { actions: ['A'].map(deleted) });
    expect(names()).toEqual(['A']);
    act(() => void store.dispatch(deleted('B')));
    expect(names()).toEqual(['A', 'B']);
    act(() => void store.dispatch(deleted('C')));
    expect(names()).toEqual(['B', 'C']);
  });

  it('are counted where there are more than two, and seen when somebody asks', () => {
    show(<Messages />, { actions: ['A', 'B', 'C', 'D'].map(deleted) });
    expect(names()).toEqual(['C', 'D']);
    fireEvent.click(screen.getByRole('button', { name: '2 mensajes anteriores' }));
    expect(names()).toEqual(['A', 'B', 'C', 'D']);
    fireEvent.click(screen.getByRole('button', { name: 'Solo los últimos' }));
    expect(names()).toEqual(['C', 'D']);
  });

  it('make room for those that wait', () => {
    show(<Messages />, { actions: ['A', 'B', 'C', 'D'].map(deleted) });
    fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar' })[1]!);
    expect(names()).toEqual(['B', 'C']);
    expect(screen.getByRole('button', { name: '1 mensaje anterior' })).toBeVisible();
  });

  it('are closed by Escape, the newest first', () => {
    show(<Messages />, { actions: ['A', 'B'].map(deleted) });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(names()).toEqual(['A']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(names()).toEqual([]);
  });

  it('leave by themselves, but for errors', async () => {
    const many = ['shell:profile.viewSaved', 'projects:copy.of', 'sync:reloaded', 'sync:joined'].map(saved);
    const { store } = show(<Messages />, { actions: [refused('NETWORK_DOWN'), ...many] });
    await wait(60_000);
    expect(store.getState().messages.queue.map(({ key }) => key)).toEqual(['codes:NETWORK_DOWN']);
    expect(texts()).toHaveLength(1);
  });

  it('of a refusal stay until they are closed, and go with the page that they speak of', async () => {
    const { store, router } = show(<Messages />, {
      path: '/gantt?project=p1',
      route: '/:page',
      actions: [deleted('A'), refusalShown({ code: 'NETWORK_DOWN' })],
    });
    await wait(600_000);
    const kept = () => store.getState().messages.queue.map(({ key }) => key);
    await act(() => router.navigate('/gantt?project=p1&task=t1'));
    expect(kept()).toEqual(['containers:deleted', 'codes:NETWORK_DOWN']);
    await act(() => router.navigate('/settings?project=p1'));
    expect(kept()).toEqual(['containers:deleted']);
  });

  it('leave pages room below their end for as long as they are there', () => {
    show(
      <Page>
        <p>Fin</p>
        <Messages />
      </Page>,
      { actions: [deleted('A')], isStyled: true },
    );
    const page = screen.getByText('Fin').parentElement!;
    expect(getComputedStyle(page).scrollPaddingBottom).toContain('--messages-height');
  });

  it('give the focus back to where it was before their button was pressed', () => {
    const button = { key: 'actions:undo', action: { type: 'undone' } };
    show(
      <>
        <button>table</button>
        <Messages />
      </>,
      { actions: [messageShown({ severity: 'success', key: 'sync:joined', button })] },
    );
    const table = screen.getByRole('button', { name: 'table' });
    act(() => table.focus());
    const undo = screen.getByRole('button', { name: 'Deshacer' });
    act(() => undo.focus());
    fireEvent.click(undo);
    expect(table).toHaveFocus();
  });

  it('stand at the bottom left, beside the menu and above the bar that stands there', () => {
    show(<Messages />, { actions: [deleted('A')], isStyled: true });
    const place = getComputedStyle(screen.getByRole('alert').parentElement!.parentElement!);
    expect(place).toMatchObject({ position: 'fixed', top: '' });
    expect(place.left).toContain('--side-menu');
    expect(place.bottom).toContain('--room-below-messages');
  });
});
