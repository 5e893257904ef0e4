import { act, screen } from '@testing-library/react';
import { serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { goTo } from '../go-to';
import { leaveForMaintenance } from './maintenance-redirect';
import { MaintenancePage } from './maintenance-page';

jest.mock('../go-to', () => ({ goTo: jest.fn() }));

const BOARD = '/gantt?project=p1&task=t1#notes';
const FROM_BOARD = `/maintenance?from=${encodeURIComponent(BOARD)}`;
const at = (address: string) => window.history.replaceState(null, '', address);

describe('a product under maintenance', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => jest.mocked(goTo).mockClear());
  afterEach(() => {
    jest.useRealTimers();
    at('/');
  });

  it.each([
    ['/', '/maintenance'],
    [BOARD, FROM_BOARD],
  ])('is left for from %s, which is remembered', (address, left) => {
    at(address);
    leaveForMaintenance();
    expect(jest.mocked(goTo).mock.calls).toEqual([[left]]);
  });

  it('is not left for from the page that says so', () => {
    at(FROM_BOARD);
    leaveForMaintenance();
    expect(goTo).not.toHaveBeenCalled();
  });

  it.each([
    [FROM_BOARD, BOARD],
    ['/maintenance', '/'],
    ['/maintenance?from=%2F%2Fevil.example', '/'],
    ['/maintenance?from=%2Fmaintenance%3Ffrom%3D%252Fgantt', '/'],
  ])('is returned to from %s at %s, by hand and by itself once it is back', async (address, back) => {
    jest.useFakeTimers();
    const answer = { isBack: false };
    serve({ 'GET /api/version/last_version': () => ({ status: answer.isBack ? 200 : 503, body: {} }) });
    showSignedOut(<MaintenancePage />, address);
    expect(screen.getByRole('link', { name: 'Probar ahora' })).toHaveAttribute('href', back);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(goTo).not.toHaveBeenCalled();
    answer.isBack = true;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(jest.mocked(goTo).mock.calls).toEqual([[back]]);
  });
});
