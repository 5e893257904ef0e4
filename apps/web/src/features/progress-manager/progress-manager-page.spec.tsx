import { type Actor, addDays, openTerm, type Plan } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { ACTOR } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { FOREMAN, WEEK_OF_WORK } from '../../testing/week-of-work';
import { ProgressManagerPage } from './progress-manager-page';

const { tasks: TASKS } = WEEK_OF_WORK;
/** Nobody has looked at it, or entered anything. */
const UNSEEN = { analysed: false, commitment: null, progress: 0, lastProgress: 0, causes: [] };

async function shown(actor: Actor, settings: Partial<Plan['settings']> = {}, path = '', tasks = TASKS) {
  const opened = { ...WEEK_OF_WORK, tasks, settings: { ...WEEK_OF_WORK.settings, ...settings } };
  const loaded = planEvents.loaded({
    projectId: 'p1',
    summary: { business: {} } as never,
    actor,
    sync: begin(opened, 1),
  });
  const view = show(<ProgressManagerPage />, {
    path: `/progressManager?project=p1${path}`,
    actions: [loaded],
  });
  await screen.findByRole('grid');
  return { ...view, opened };
}
const rowOf = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).closest('[role=row]')!;
const cell = (name: string, column: string) => rowOf(name).querySelector(`[data-field=${column}]`)!;
const names = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the table of promises and progress', () => {
  beforeAll(() => startTestTranslations());

  it('begins with what is late and with its new end, and says how the term stands', async () => {
    await shown(ACTOR);
    expect(names()).toEqual(['3 Trazar', '1 Excavar', '2 Verter']);
    expect(
      within(screen.getByRole('region', { name: 'Trabajo atrasado' })).getByRole('button', {
        name: 'Reprogramar',
      }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reprogramar: Trazar' })).toBeVisible();
    expect(screen.getByText(/0 de 1 compromiso cumplido · PPC pendiente · 1 sin causa/)).toBeVisible();
    expect(cell('Excavar', 'progress')).toHaveTextContent('+30 %30 %');
    expect(screen.getByRole('button', { name: 'Indicar causa de «Excavar»' })).toBeVisible();
  });

  it('opens a cause where it stands, to be changed', async () => {
    const causes = [{ id: 'c', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' }];
    const explained = TASKS.with([{ ...TASKS.get('own')!, causes }]);
    await shown(ACTOR, {}, '', explained);
    fireEvent.click(screen.getByRole('button', { name: 'Clima: Lluvia' }));
    const dialog = await screen.findByRole('dialog', { name: 'Causa de no cumplimiento' });
    expect(within(dialog).getByText('Clima · Obra')).toBeVisible();
  });

  it('shows the work that the address says', async () => {
    await shown(ACTOR, {}, '&scope=all');
    expect(names()).toContain('4 Pintar');
    expect(screen.getByRole('button', { name: 'Todas' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('unticks what left the term with its close', async () => {
    const { store, opened } = await shown(ACTOR, {}, '&scope=all');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Marcar todas las filas' }));
    const bar = () => within(screen.getByRole('toolbar', { name: 'Con las filas marcadas' }));
    expect(bar().getByRole('status')).toHaveTextContent('4');
    const first = openTerm(opened);
    const next = { ...first, id: 'next', number: first.number + 1, startDate: addDays(first.startDate, 7) };
    const tasks = opened.tasks.with([{ ...opened.tasks.get('own')!, progress: 1, lastProgress: 1 }]);
    const terms = opened.terms.with([{ ...first, realClosingTime: '2026-03-09T12:00:00.000Z' }, next]);
    const sync = begin({ ...opened, tasks, terms }, 2);
    act(() => {
      store.dispatch(
        planEvents.loaded({ projectId: 'p1', summary: { business: {} } as never, actor: ACTOR, sync }),
      );
    });
    expect(bar().getByRole('status')).toHaveTextContent('3');
  });

  it('lets a responsible enter own tasks only, and says of the others whose they are', async () => {
    await shown(FOREMAN);
    expect(cell('Excavar', 'commitment')).toHaveAttribute('aria-readonly', 'false');
    expect(cell('Verter', 'commitment')).toHaveAttribute('title', 'No eres responsable de «Verter»');
    expect(screen.queryByRole('button', { name: /Reprogramar/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Trabajo atrasado' })).toHaveTextContent(
      '1 tarea atrasada: pide otras fechas en su ficha antes de comprometerla',
    );
  });

  it('offers to say that a task needs nothing where its entries may be made', async () => {
    const unseen = TASKS.with(['own', 'other'].map((id) => ({ ...TASKS.get(id)!, ...UNSEEN })));
    await shown(FOREMAN, {}, '', unseen);
    expect(screen.getByRole('button', { name: 'Nada le falta: Excavar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nada le falta: Verter' })).toBeNull();
  });

  it('lets who must propose say how far it is, why it is not more and what they like, and promise nothing', async () => {
    await shown(FOREMAN, { responsiblesPropose: true });
    expect(cell('Excavar', 'progress')).toHaveAttribute('aria-readonly', 'false');
    expect(cell('Excavar', 'commitment')).toHaveAttribute(
      'title',
      expect.stringContaining('proponen sus cambios'),
    );
    expect(screen.getByRole('columnheader', { name: /Comentarios/ })).toBeVisible();
    expect(cell('Excavar', 'comments')).toHaveAttribute('aria-readonly', 'false');
    expect(screen.getByRole('button', { name: 'Indicar causa de «Excavar»' })).toBeVisible();
  });

  it('is to read only for who only looks', async () => {
    await shown({ ...FOREMAN, roles: ['projectViewer'] });
    expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('checkbox')).toBeNull();
    const late = within(screen.getByRole('region', { name: 'Trabajo atrasado' }));
    expect(late.getByText('1 tarea atrasada')).toBeVisible();
    expect(late.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /Indicar causa/ })).toBeNull();
  });
});
