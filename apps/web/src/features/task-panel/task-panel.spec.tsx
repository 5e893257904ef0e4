import { evolve, removeRow, setFields, Table } from '@plomada/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { planActions } from '../../plan/state/plan-actions';
import { LostTextDialog } from '../../plan/lost-text/lost-text-dialog';
import {
  restrictionDialogActions,
  selectRestrictionInDialog,
} from '../restriction-dialog/restriction-dialog-slice';
import { notificationsActions } from '../notifications/notifications-slice';
import { SESSION } from '../../testing/examples';
import { proposalOf } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { PLAN, open, panel, type, Opener, steel } from '../../testing/opened-task-panel';

beforeAll(() => startTestTranslations());

describe('the panel of a task', () => {
  it('says why the task stands where it does, and what is about it', async () => {
    open();
    const shown = within(await panel());
    expect(shown.getByText(/debió liberarse a más tardar el|Debía terminar el/)).toBeVisible();
    expect(shown.getByRole('button', { name: 'Acero en obra' })).toBeVisible();
    expect(shown.getByText('FC+2')).toBeVisible();
    expect(await shown.findByText('Archivo: plano.dwg')).toBeVisible();
  });

  it('says that the latest changes are on their way until they are there', async () => {
    open();
    const shown = within(await panel());
    expect(shown.getByText('Cargando los últimos cambios…')).toBeVisible();
    expect(await shown.findByText('Archivo: plano.dwg')).toBeVisible();
    expect(shown.queryByText('Cargando los últimos cambios…')).toBeNull();
  });

  it('tells of all that is proposed of the task and waits', async () => {
    const { store } = open();
    const notifications = [
      proposalOf('p-1', { type: 'FINISH_TASK', payload: { taskId: 't1', progress: 0.3 } }),
      proposalOf('p-2', { type: 'UNBOUND_RESTRICTION', payload: { restrictionId: 'r1' } }),
      proposalOf('p-3', { type: 'NEW_RESTRICTION', payload: { ...steel, detail: 'Falta la grúa' } }),
    ];
    act(() => void store.dispatch(notificationsActions.loaded({ notifications, more: 0 })));
    const shown = within(await panel());
    expect(shown.getByText(/Propusiste 30/)).toBeVisible();
    expect(shown.getByText(/Propusiste liberarla/)).toBeInTheDocument();
    expect(shown.getByText(/Propusiste la restricción «Falta la grúa»/)).toBeVisible();
  });

  it('does what was typed when its field is left, and says beside it why not', async () => {
    const { asked } = open();
    const name = within(await panel()).getByRole('textbox', { name: 'Nombre' });
    type(name, 'Excavación');
    expect(asked).toEqual([]);
    fireEvent.blur(name);
    expect(asked).toEqual([{ type: 'UPDATE_TASK', payload: { id: 't1', text: 'Excavación' } }]);
    type(name, ' ');
    fireEvent.keyDown(name, { key: 'Enter' });
    expect(asked).toHaveLength(1);
    expect(name).toBeInvalid();
  });

  it('follows others, but not in a field that somebody types into', async () => {
    const { becomes } = open();
    const name = within(await panel()).getByRole('textbox', { name: 'Nombre' });
    const comments = within(await panel()).getByRole('textbox', { name: 'Comentarios' });
    type(comments, 'Mío');
    const task = PLAN.tasks.get('t1')!;
    becomes(evolve(PLAN, [setFields('tasks', task, { text: 'Excavar a mano', comments: 'Suyo' })!]));
    expect(name).toHaveValue('Excavar a mano');
    expect(comments).toHaveValue('Mío');
  });

  it('tells what others changed of what is typed before it is written over', async () => {
    const { asked, becomes } = open();
    const comments = within(await panel()).getByRole('textbox', { name: 'Comentarios' });
    type(comments, 'Mío');
    becomes(evolve(PLAN, [setFields('tasks', PLAN.tasks.get('t1')!, { comments: 'Suyo' })!]));
    fireEvent.blur(comments);
    expect([asked, comments]).toEqual([[], expect.objectContaining({ value: 'Mío' })]);
    expect(comments).toHaveAccessibleDescription(/«Suyo»/);
    fireEvent.keyDown(comments, { key: 'Enter', ctrlKey: true });
    expect(asked).toMatchObject([{ payload: { comments: 'Mío' } }]);
  });

  it('asks before Escape gives up what is typed, and does nothing of it meanwhile', async () => {
    const { asked } = open();
    const comments = within(await panel()).getByRole('textbox', { name: 'Comentarios' });
    act(() => comments.focus());
    type(comments, 'Falta el acero');
    const escape = (button: string) => {
      fireEvent.keyDown(comments, { key: 'Escape' });
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
      return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await escape('Seguir editando');
    expect([comments, asked]).toEqual([expect.objectContaining({ value: 'Falta el acero' }), []]);
    await escape('Descartar');
    expect([comments, asked]).toEqual([expect.objectContaining({ value: '' }), []]);
    expect(screen.getByRole('complementary')).toBeVisible();
  });

  it('leaves the steps back to the plan in a field that holds what the plan does', async () => {
    open();
    const name = within(await panel()).getByRole('textbox', { name: 'Nombre' });
    expect(name.closest('[data-shows-plan]')).not.toBeNull();
    type(name, 'Excavación');
    expect(name.closest('[data-shows-plan]')).toBeNull();
  });

  it('has the focus once it is opened, while more of it is loaded too, and gives it back', async () => {
    open('facilitator', '/restrictions?project=p1', <Opener />);
    const link = screen.getByRole('link', { name: 'abrir' });
    act(() => link.focus());
    fireEvent.click(link);
    expect(await panel()).toHaveFocus();
    act(() => link.focus());
    fireEvent.click(link);
    await waitFor(() => expect(screen.getByRole('complementary')).toHaveFocus());
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(link).toHaveFocus();
  });

  it('takes the focus that goes with a button of its own', async () => {
    const task = PLAN.tasks.get('t2')!;
    const { becomes } = open('facilitator', '/restrictions?project=p1&task=t2');
    const needsNothing = await screen.findByRole('button', { name: 'Nada le falta' });
    act(() => needsNothing.focus());
    becomes(evolve(PLAN, [setFields('tasks', task, { analysed: true })!]));
    expect(screen.getByRole('complementary')).toHaveFocus();
  });

  it('says a reason once that the fields are refused for too, and tries again after a restriction was seen to', async () => {
    const { store, asked, becomes } = open();
    const progress = within(await panel()).getByRole('textbox', { name: 'Avance (%)' });
    type(progress, '50');
    fireEvent.blur(progress);
    expect(progress).toBeInvalid();
    const why = '«Excavar» tiene restricciones sin liberar y termina en este corto plazo';
    expect(progress).toHaveAccessibleDescription(why);
    expect(screen.getAllByText(why)).toHaveLength(1);
    act(() => void store.dispatch(restrictionDialogActions.opened('r1')));
    expect(progress).toBeValid();
    const task = { ...PLAN.tasks.get('t1')!, analysed: true };
    becomes({ ...PLAN, restrictions: Table.of([]), tasks: Table.of([task, PLAN.tasks.get('t2')!]) });
    act(() => void store.dispatch(restrictionDialogActions.closed()));
    expect(asked).toEqual([{ type: 'SET_PROGRESS', payload: { taskId: 't1', progress: 0.5 } }]);
  });

  it('keeps the day of a task whose date is emptied, and says so', async () => {
    const { asked } = open();
    const start = within(await panel()).getByRole('textbox', { name: 'Inicio' });
    type(start, '');
    fireEvent.blur(start);
    expect(start).toHaveValue('02/03/2026');
    expect(screen.getByText(/Una tarea siempre tiene un día/)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('asks before what was refused in a field is lost', async () => {
    const { address } = open();
    const shown = within(await panel());
    const days = shown.getByRole('textbox', { name: 'Días hábiles' });
    type(days, '-5');
    fireEvent.blur(days);
    expect(days).toBeInvalid();
    fireEvent.click(shown.getByRole('button', { name: 'Cerrar' }));
    fireEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Seguir editando' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?project=p1&task=t1');
    expect(days).toHaveValue('-5');
    type(days, '4');
    fireEvent.click(shown.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(address()).toBe('?project=p1'));
  });

  it('offers what was typed about a task that somebody else deletes', async () => {
    const { becomes } = open('facilitator', '/restrictions?project=p1&task=t1', <LostTextDialog />);
    type(within(await panel()).getByRole('textbox', { name: 'Comentarios' }), 'Falta el acero');
    becomes(evolve(PLAN, [removeRow('tasks', PLAN.tasks.get('t1')!)]));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Falta el acero')).toBeVisible();
  });

  it('leads from a refusal to the restriction that it speaks of', async () => {
    const { store } = open();
    const progress = within(await panel()).getByRole('textbox', { name: 'Avance (%)' });
    type(progress, '50');
    fireEvent.blur(progress);
    expect(progress).toBeInvalid();
    fireEvent.click(screen.getAllByRole('button', { name: 'Ver: Avance (%)' })[0]!);
    expect(selectRestrictionInDialog(store.getState() as never)).toEqual({ kind: 'present', id: 'r1' });
  });

  it('takes the mark of an analysed task back, and offers what else can be done with it', async () => {
    const task = PLAN.tasks.get('t2')!;
    const { asked, becomes } = open('facilitator', '/restrictions?project=p1&task=t2');
    const shown = within(await screen.findByRole('complementary'));
    becomes(evolve(PLAN, [setFields('tasks', task, { analysed: true })!]));
    fireEvent.click(await shown.findByRole('button', { name: 'Por analizar' }));
    fireEvent.click(shown.getByRole('button', { name: 'Más acciones' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    expect(asked).toEqual([
      { type: 'ANALYSE_TASKS', payload: { taskIds: ['t2'], analysed: false } },
      { type: 'DELETE_TASKS', payload: { ids: ['t2'] } },
    ]);
  });

  it('asks before the task leaves the short term with what was entered for it', async () => {
    const { asked, becomes } = open('facilitator', '/restrictions?project=p1&task=t2');
    const shown = within(await screen.findByRole('complementary'));
    const takeOut = async () => {
      fireEvent.click(shown.getByRole('button', { name: 'Más acciones' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Sacar' }));
    };
    const out = { type: 'SET_TERM_MEMBERSHIP', payload: { taskIds: ['t2'], member: false } };
    await takeOut();
    expect(asked).toEqual([out]);
    becomes(evolve(PLAN, [setFields('tasks', PLAN.tasks.get('t2')!, { commitment: 0.5 })!]));
    await takeOut();
    const question = await screen.findByRole('dialog', { name: '¿Sacar 1 tarea del corto plazo?' });
    expect(question).toHaveTextContent(/avance y el compromiso de 1 tarea vuelven a los del último cierre/);
    expect(asked).toEqual([out]);
    fireEvent.click(within(question).getByRole('button', { name: 'Sacar' }));
    expect(asked).toEqual([out, out]);
  });

  it('says beforehand what who must propose does not propose', async () => {
    const names = { firstName: 'Ana', lastName: '', email: '', company: '', function: '' };
    const ana = { id: 'ana', userId: SESSION.user.id, ...names, role: 'user', isActive: true } as const;
    const { becomes } = open('responsible');
    becomes({
      ...evolve(PLAN, [setFields('tasks', PLAN.tasks.get('t1')!, { responsibles: ['ana'] })!]),
      responsibles: Table.of([ana]),
      settings: { ...PLAN.settings, responsiblesPropose: true },
    });
    const shown = within(await panel());
    expect(await shown.findByRole('textbox', { name: 'Avance (%)' })).toBeVisible();
    expect(shown.getByRole('textbox', { name: 'Comentarios' })).toBeVisible();
    expect(shown.queryByRole('textbox', { name: 'Compr. (%)' })).toBeNull();
  });

  it('shows what several selected tasks share, and puts a value into all of them as one action', async () => {
    const { store, asked } = open('facilitator', '/gantt?project=p1&task=t1');
    await panel();
    act(() => void store.dispatch(planFilterActions.selected({ ids: ['t1', 't2'], anchor: 't1' })));
    const shown = within(await screen.findByRole('complementary', { name: '2 tareas' }));
    const days = shown.getByRole('textbox', { name: 'Días hábiles' });
    expect(days).toHaveValue('3');
    type(days, '4');
    fireEvent.blur(days);
    const move = (id: string) => ({ type: 'MOVE_TASK', payload: { id, duration: 4 } });
    expect(asked).toEqual([{ type: 'BATCH_UPDATE', payload: { actions: [move('t1'), move('t2')] } }]);
  });

  it('shows the kind of constraint that several tasks share, and gives all of them one date', async () => {
    const { store, asked, becomes } = open('facilitator', '/gantt?project=p1&task=t1');
    await panel();
    const boundTo = (id: string, constraintDate: string) =>
      setFields('tasks', PLAN.tasks.get(id)!, { constraintType: 'snet', constraintDate })!;
    becomes(evolve(PLAN, [boundTo('t1', '2026-03-02'), boundTo('t2', '2026-03-09')]));
    act(() => void store.dispatch(planFilterActions.selected({ ids: ['t1', 't2'], anchor: 't1' })));
    const shown = within(await screen.findByRole('complementary', { name: '2 tareas' }));
    expect(shown.getByRole('combobox', { name: 'Delimitación' })).toHaveTextContent('No comenzar antes del');
    const date = shown.getByRole('textbox', { name: 'Fecha de la delimitación' });
    expect(date).toHaveValue('');
    expect(date).toHaveAccessibleDescription('Valores distintos');
    type(date, '09/03/2026');
    fireEvent.blur(date);
    const bound = (id: string) => ({
      type: 'SET_CONSTRAINT_TYPE',
      payload: { id, constraintType: 'snet', constraintDate: '2026-03-09' },
    });
    expect(asked).toEqual([bound('t1')]);
    type(date, '16/03/2026');
    fireEvent.blur(date);
    expect(asked.at(-1)).toMatchObject({ type: 'BATCH_UPDATE', payload: { actions: { length: 2 } } });
  });

  it('makes several tasks milestones, and measures them, and says of what cannot be read why', async () => {
    const { store, asked } = open('facilitator', '/gantt?project=p1&task=t1');
    await panel();
    act(() => void store.dispatch(planFilterActions.selected({ ids: ['t1', 't2'], anchor: 't1' })));
    const shown = within(await screen.findByRole('complementary', { name: '2 tareas' }));
    const put = (name: string, value: string) => {
      const field = shown.getByRole('textbox', { name });
      type(field, value);
      fireEvent.blur(field);
    };
    put('Recursos y sus cantidades', 'Fierro 4');
    expect(shown.getByText('Ningún recurso del proyecto se llama «Fierro»')).toBeVisible();
    put('Cantidad', 'mucho');
    expect(shown.getByText('La cantidad es un número mayor que 0')).toBeVisible();
    expect(asked).toEqual([]);
    put('Cantidad', '12,5');
    fireEvent.mouseDown(shown.getByRole('combobox', { name: 'Clase' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Hito' }));
    const both = (values: object) => ({
      type: 'BATCH_UPDATE',
      payload: { actions: ['t1', 't2'].map((id) => ({ type: 'UPDATE_TASK', payload: { id, ...values } })) },
    });
    expect(asked).toEqual([both({ quantity: 12.5 }), both({ kind: 'milestone' })]);
  });

  it('is to read for who looks on, with the reason', async () => {
    open('projectViewer');
    const shown = within(await panel());
    expect(shown.queryByRole('textbox')).toBeNull();
    expect(shown.getByRole('alert')).toHaveTextContent('Miras este proyecto');
    expect(shown.getByRole('heading', { name: 'Excavar' })).toBeVisible();
  });

  it('goes to another task by a link, and is closed by Escape', async () => {
    const { address } = open();
    fireEvent.click(within(await panel()).getByRole('link', { name: '2 Hormigonar' }));
    const next = await screen.findByRole('complementary', { name: 'Tarea Hormigonar' });
    expect(address()).toBe('?project=p1&task=t2');
    fireEvent.keyDown(next, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(address()).toBe('?project=p1');
  });

  it('opens for a message, and closes when the task goes', async () => {
    const { store, address, becomes } = open('facilitator', '/restrictions?project=p1');
    act(() => void store.dispatch(planActions.see({ kind: 'task', id: 't1' })));
    await panel();
    expect(address()).toBe('?project=p1&task=t1');
    becomes(evolve(PLAN, [removeRow('tasks', PLAN.tasks.get('t1')!)]));
    await waitFor(() => expect(address()).toBe('?project=p1'));
    expect(selectNewestMessage(store.getState())).toBeNull();
  });

  it('says so when the address names no task of the plan', async () => {
    const { store, address } = open('facilitator', '/restrictions?project=p1&task=gone');
    await waitFor(() => expect(address()).toBe('?project=p1'));
    expect(selectNewestMessage(store.getState())).toMatchObject({ key: 'taskPanel:gone' });
  });
});
