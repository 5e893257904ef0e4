import { act, fireEvent, screen } from '@testing-library/react';
import { fromDocument, type Role } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { SESSION } from '../../testing/examples';
import { fullProject } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planEvents } from '../../plan/state/plan-actions';
import { closeActions } from './close-slice';
import type { CloseStage } from './close-state';
import { CloseTerm } from './close-term';

/** An own close at a stage, on the Gantt, reached from the list of projects. */
async function closing(stage: CloseStage) {
  const { plan, seq, summary } = fullProject();
  const roles: readonly Role[] = ['projectAdmin'];
  const actor = { userId: SESSION.user.id, name: 'Ana', roles };
  const view = show(<CloseTerm />, {
    path: '/gantt?project=p1',
    actions: [
      planEvents.loaded({ projectId: 'p1', summary, actor, sync: begin(fromDocument(plan), seq) }),
      closeActions.ready({ number: 1 }),
      closeActions.staged({ stage, percent: 0 }),
    ],
  });
  await screen.findByRole('dialog', { name: /Cierre del corto plazo/ });
  const phase = () => view.store.getState().closeTerm.phase;
  const leave = () => act(() => view.router.navigate('/'));
  return { ...view, phase, leave };
}

const asked = () => screen.queryByRole('dialog', { name: 'El cierre está en marcha' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** What the browser does when the tab is to be closed; true when it asks. */
const closesTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('leaving in the middle of an own close', () => {
  beforeAll(async () => {
    await startTestTranslations();
    // Its loading is not what is waited for here.
    await import('./close-term-dialog');
  });

  it('asks first, and staying lets the close go on', async () => {
    const { leave, phase, router } = await closing('validateAll');
    await leave();
    expect(asked()).toHaveTextContent('el cierre se cancela y el plan queda como está');
    await press('Seguir con el cierre');
    expect([router.state.location.pathname, phase()]).toEqual(['/gantt', 'running']);
    expect(closesTab()).toBe(true);
  });

  it('calls the close off while it can be', async () => {
    const { leave, phase, router } = await closing('validateAll');
    await leave();
    await press('Cancelar el cierre y salir');
    expect([router.state.location.pathname, phase()]).toEqual(['/', 'idle']);
    expect(closesTab()).toBe(false);
  });

  it('says of a close that was sent that it is completed all the same, and calls nothing off', async () => {
    const { leave, phase, router } = await closing('close');
    await leave();
    expect(asked()).toHaveTextContent('se completa igual');
    await press('Salir');
    expect([router.state.location.pathname, phase()]).toEqual(['/', 'running']);
  });

  it('asks no more once the close is over, and not about another part of the same page', async () => {
    const { store, router } = await closing('finish');
    await act(() => router.navigate('/gantt?project=p1&view=lookahead'));
    expect(asked()).toBeNull();
    await act(() => router.navigate('/gantt?project=p2'));
    expect(asked()).not.toBeNull();
    const why = { name: 'unsent' } as const;
    act(() => void store.dispatch(closeActions.stopped({ stage: 'close', why })));
    expect(closesTab()).toBe(false);
  });
});
