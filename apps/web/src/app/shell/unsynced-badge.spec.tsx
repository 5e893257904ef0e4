import { act, screen } from '@testing-library/react';
import { createPlan, defaultSettings } from '@plomada/domain';
import { begin, type PendingAction } from '@plomada/sync';
import { planEvents } from '../../plan/state/plan-actions';
import { ACTOR } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { UnsyncedBadge } from './unsynced-badge';

const nothing = begin(createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'), 0);
const unsent = (...ids: readonly string[]) => ({
  ...nothing,
  pending: ids.map((id): PendingAction => ({
    id,
    action: { type: 'CREATE_TASK', payload: { id, text: 'Excavar' } },
    when: '2026-03-02T12:00:00.000Z',
    baseSeq: 0,
    stage: { name: 'waiting' },
  })),
});
const loaded = planEvents.loaded({ projectId: 'p1', summary: {} as never, actor: ACTOR, sync: nothing });

describe('the count of unsent changes', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function badge() {
    const { store } = show(<UnsyncedBadge />, { actions: [loaded] });
    const become = (sync: typeof nothing) => act(() => void store.dispatch(planEvents.synced(sync)));
    const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    return { become, wait };
  }

  it('is shown once something waits longer than sending takes, counts on, and goes when all is sent', () => {
    const { become, wait } = badge();
    become(unsent('a1'));
    wait(1_499);
    expect(screen.queryByRole('status')).toBeNull();
    wait(1);
    expect(screen.getByText('1 cambio sin enviar')).toBeInTheDocument();
    become(unsent('a1', 'a2'));
    expect(screen.getByText('2 cambios sin enviar')).toBeInTheDocument();
    become(nothing);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not shown while everything is sent at once', () => {
    const { become, wait } = badge();
    become(unsent('a1'));
    wait(1_000);
    become(nothing);
    become(unsent('a2'));
    wait(1_000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
