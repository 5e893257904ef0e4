import { act, fireEvent, screen } from '@testing-library/react';
import { type Actor, createPlan, defaultSettings, type PlanAction } from '@plomada/domain';
import { begin, type PendingAction } from '@plomada/sync';
import { takeEvery } from 'redux-saga/effects';
import { ActivityAlert } from '../../features/idle/activity-alert';
import { idleActions } from '../../features/idle/idle-slice';
import { idleSaga } from '../../features/idle/idle-saga';
import { planActions, planEvents } from '../../plan/state/plan-actions';
import { SendingBackdrop } from './sending-backdrop';
import { socketActions } from '../../plan/socket/socket-slice';
import { ServerProblem } from '../../features/session/server-problem';
import { SyncStopped } from '../../features/rejected-actions/sync-stopped';
import { signOffActions } from '../../features/sign-off/sign-off-slice';
import { closeActions } from '../../features/term/close-slice';
import { SESSION } from '../../testing/examples';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';

const ACTOR: Actor = { userId: SESSION.user.id, name: 'Ana', roles: ['facilitator'] };
const pending = (action: PlanAction, stage: PendingAction['stage']['name']): PendingAction => ({
  id: 'a1',
  action,
  when: '2026-03-02T12:00:00.000Z',
  baseSeq: 0,
  about: 'Excavar',
  stage: { name: stage } as PendingAction['stage'],
});
const create: PlanAction = { type: 'CREATE_TASK', payload: { id: 't1', text: 'Excavar' } };

const opened = (...waiting: readonly PendingAction[]) =>
  planEvents.loaded({
    projectId: 'p1',
    summary: {} as never,
    actor: ACTOR,
    sync: { ...begin(createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'), 0), pending: waiting },
  });

/** What the buttons ask for. */
function listening(type: string) {
  const heard: unknown[] = [];
  function* saga() {
    yield takeEvery(type, (action) => void heard.push((action as { payload?: unknown }).payload));
  }
  return { heard, saga };
}

describe('what stands between a person and the work', () => {
  beforeAll(() => startTestTranslations());

  it('is a stopped sending: which change, why, and what may be done about it', () => {
    const { heard, saga } = listening(planActions.resume.type);
    const bad = pending(create, 'waiting');
    const stopped = planEvents.stoppedChanged({
      pending: bad,
      failure: { kind: 'internal', code: 'INTERNAL' },
    });
    const { store } = show(<SyncStopped />, { saga, actions: [opened(bad), stopped] });
    expect(screen.getByRole('alertdialog', { name: 'No se pudo enviar un cambio' })).toBeVisible();
    expect(screen.getByText(/Excavar/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Apartarlo y seguir' }));
    expect(heard).toEqual(['again', 'aside']);
    act(() => void store.dispatch(planEvents.stoppedChanged(null)));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['a close', 'CLOSE_TERM_V2', 'Enviando el cierre del corto plazo…'],
    ['a rollback', 'DO_ROLLBACK', 'Volviendo a un corto plazo anterior…'],
  ])('is %s on its way, and nothing once it arrived', (_, type, text) => {
    const action = { type, payload: {} } as unknown as PlanAction;
    const page = (
      <>
        <button autoFocus>Editar</button>
        <SendingBackdrop />
      </>
    );
    const { store } = show(page, { actions: [opened(pending(action, 'waiting'))] });
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
    act(() => void store.dispatch(opened(pending(action, 'sent'))));
    const wall = screen.getByRole('alertdialog', { name: text });
    expect(wall.closest('.MuiModal-root')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    act(() => void store.dispatch(opened(pending(action, 'answered'))));
    expect(screen.queryByText(text)).toBeNull();
  });

  it('is not a close or a rollback on its way whose own dialog tells more', () => {
    const close = { type: 'CLOSE_TERM_V2', payload: {} } as unknown as PlanAction;
    const running = [closeActions.ready({ number: 1 }), closeActions.staged({ stage: 'close', percent: 80 })];
    show(<SendingBackdrop />, { actions: [opened(pending(close, 'sent')), ...running] });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not an edit on its way', () => {
    show(<SendingBackdrop />, { actions: [opened(pending(create, 'sent'))] });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is a server that does not take the session, with the way out', () => {
    const { heard, saga } = listening(signOffActions.wanted.type);
    show(<ServerProblem />, { saga, actions: [socketActions.refused()] });
    expect(screen.getByText('Problema de comunicación con el servidor')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(heard).toHaveLength(1);
  });

  it('is the question whether anybody is there, which any sign of life answers', async () => {
    const { store } = show(<ActivityAlert />, { saga: idleSaga });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => void store.dispatch(idleActions.endsSoon()));
    expect(screen.getByRole('alertdialog', { name: '¿Sigues ahí?' })).toBeVisible();
    act(() => void store.dispatch(idleActions.returned()));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
