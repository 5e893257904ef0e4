import { act, screen } from '@testing-library/react';
import { socketActions } from '../../plan/socket/socket-slice';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ConnectionStatus } from './connection-status';

const HIDDEN_BUT_READ = { position: 'absolute' };

describe('the status of the connection', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is news for three seconds once connected, and stays while it is not', () => {
    const { store } = show(<ConnectionStatus />, { actions: [socketActions.reconnecting()], isStyled: true });
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Reconectando…')).toBeVisible();
    expect(screen.getByText('Reconectando…')).not.toHaveStyle(HIDDEN_BUT_READ);
    act(() => void store.dispatch(socketActions.connected('s1')));
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.getByText('Conectado')).not.toHaveStyle(HIDDEN_BUT_READ);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('Conectado')).toHaveStyle(HIDDEN_BUT_READ);
    act(() => void store.dispatch(socketActions.disconnected()));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Sin conexión')).not.toHaveStyle(HIDDEN_BUT_READ);
  });

  it('is none as soon as the device has no network, whatever the socket still believes', () => {
    show(<ConnectionStatus />, { actions: [socketActions.connected('s1')] });
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect([screen.queryByText('Conectado'), screen.queryByText('Sin conexión')]).toEqual([
      null,
      expect.any(HTMLElement),
    ]);
    network.mockRestore();
  });
});
