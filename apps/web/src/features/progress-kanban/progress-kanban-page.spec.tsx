import type { Actor } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { ACTOR } from '../../testing/plan-page';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { DONE_WORK, FOREMAN, WEEK_OF_WORK } from '../../testing/week-of-work';
import { ProgressKanbanPage } from './progress-kanban-page';

const TASKS = WEEK_OF_WORK.tasks.with([DONE_WORK]);

async function shown(actor: Actor, path = '', tasks = TASKS) {
  const sync = begin({ ...WEEK_OF_WORK, tasks }, 1);
  const summary = { business: {} } as never;
  const loaded = planEvents.loaded({ projectId: 'p1', summary, actor, sync });
  show(<ProgressKanbanPage />, { path: `/progressKanban?project=p1${path}`, actions: [loaded] });
  await screen.findByRole('heading', { name: 'Kanban de avance' });
}
const cards = () => screen.getAllByRole('gridcell');
const card = (name: string) => screen.getByRole('gridcell', { name: new RegExp(name) });
const column = (name: string) => Number(card(name).getAttribute('aria-colindex'));
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
const takeUp = async (name: string) => {
  act(() => card(name).focus());
  await act(async () => {
    fireEvent.keyDown(card(name), { key: ' ' });
  });
};

describe('the board of work', () => {
  beforeAll(async () => {
    // jsdom scrolls nothing.
    Element.prototype.scrollIntoView = () => undefined;
    await startTestTranslations();
  });

  it('says of each task whose it is, what was promised and done, how it stands and why', async () => {
    await shown(ACTOR);
    expect(['Trazar', 'Verter', 'Excavar', 'Limpiar'].map(column)).toEqual([1, 1, 2, 3]);
    const own = card('Excavar');
    expect(own).toHaveTextContent('1 ExcavarLuis SotoCompr. 80 % → 30 %+30 %');
    expect(own).toHaveTextContent('Su último día fue el');
    expect(within(own).getByRole('button', { name: 'Indicar causa de «Excavar»' })).toBeVisible();
    expect(card('Verter')).toHaveTextContent('Sin responsableSin compr. → 0 %');
    expect(within(card('Trazar')).getByRole('button', { name: 'Reprogramar: Trazar' })).toBeVisible();
    expect(screen.getByText(/0 de 1 compromiso cumplido · PPC pendiente · 1 sin causa/)).toBeVisible();
  });

  it('shows the scope and the lanes of the address, and what the switches ask for', async () => {
    await shown(ACTOR, '&scope=all&lanes=responsible');
    expect(cards()).toHaveLength(5);
    expect(screen.getAllByRole('rowheader').map((lane) => lane.textContent)).toEqual([
      'Luis Soto1',
      'Sin asignar4',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Atrasadas o vencidas' }));
    expect(cards().map((one) => one.textContent?.slice(0, 8))).toContain('3 Trazar');
    expect(screen.queryByText('5 Pintar')).toBeNull();
    expect(screen.getByRole('link', { name: 'Tabla' })).toHaveAttribute(
      'href',
      '/progressManager?project=p1&is.state=delayed&is.state=late&scope=all',
    );
  });

  it('tells a responsible in the rule’s words what is somebody else’s, or delayed', async () => {
    await shown(FOREMAN);
    await takeUp('Verter');
    expect(head('Terminada')).toHaveTextContent('No eres responsable de «Verter»');
    fireEvent.keyDown(card('Verter'), { key: 'Escape' });
    await takeUp('Excavar');
    expect(head('Terminada')).not.toHaveTextContent('Excavar');
  });

  it('lets nobody who only looks take a card up', async () => {
    await shown({ ...FOREMAN, roles: ['projectViewer'] });
    await takeUp('Excavar');
    expect(document.querySelector('.board-dragging')).toBeNull();
    expect(screen.queryByRole('button', { name: /Indicar causa/ })).toBeNull();
  });

  it('says where a scope without work has some, and what a plan without tasks is for', async () => {
    await shown(ACTOR, '', TASKS.with([], new Set(['own', 'other', 'late', 'done'])));
    expect(screen.getByText('Nada hay que hacer en este corto plazo')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver el mediano plazo' })).toBeVisible();
  });
});
