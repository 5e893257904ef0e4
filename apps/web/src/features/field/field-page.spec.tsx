import { type Plan, Table } from '@plomada/domain';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { showProposing, proposingPlan } from '../../testing/proposing';
import { startTestTranslations } from '../../testing/translations';
import { business, project } from '../../testing/examples';
import { planEvents } from '../../plan/state/plan-actions';
import { photosActions } from '../photos/photos-slice';
import { selectReady } from '../../plan/state/plan-selectors';
import { FieldPage } from './field-page';
import { fieldStart } from './field-start';

const FIRM = business({
  cncTypes: ['Clima', 'Materiales'],
  roles: ['Obra', 'Proveedor'],
  restrictionFamilies: ['Acero', 'Equipos'],
});

/** Ana writes herself. «Excavar» has promised 80 %; the close before had a cause of the weather. */
function ownPlan(responsiblesPropose: boolean): Plan {
  const plan = proposingPlan();
  const open = plan.terms.rows[0]!;
  const record = {
    ...{ taskId: 'dig', code: '1', text: 'Excavar', weight: 1, lastProgress: 0, commitment: 1, progress: 0 },
    ...{
      responsibles: ['ana'],
      causes: [{ id: 'c', cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' }],
    },
  };
  const closed = {
    ...open,
    id: 'before',
    number: 0,
    realClosingTime: '2026-02-28T12:00:00Z',
    tasks: [record],
  };
  return {
    ...plan,
    settings: { ...plan.settings, responsiblesPropose },
    terms: Table.of([closed, { ...open, number: 1 }]),
  };
}

const CAUSE = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Clima' };

async function shown(plan: Plan) {
  const answers = { 'POST /api/notifications/p1/propose': () => ({ body: {} }) };
  const page = await showProposing(<FieldPage />, { plan, path: '/field?project=p1', answers });
  const ready = selectReady(page.store.getState())!;
  const summary = { ...project(), business: FIRM };
  await act(async () => {
    page.store.dispatch(planEvents.loaded({ ...ready, summary }));
    page.store.dispatch(planEvents.joinedChanged(true));
  });
  await screen.findByRole('heading', { name: 'En obra' });
  return page;
}
let taps = 0;
const tap = (name: string | RegExp, within_: HTMLElement = document.body) => {
  taps += 1;
  fireEvent.click(within(within_).getByRole('button', { name }));
};
const card = (name = 'Excavar') => screen.getByRole('article', { name });

describe('field mode', () => {
  beforeAll(async () => {
    await startTestTranslations();
  });
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-03T12:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
    taps = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('takes progress by one tap, and the last tap back by one', async () => {
    const { planNow } = await shown(ownPlan(false));
    tap(/^50.%$/, card());
    expect([taps, planNow().tasks.get('dig')!.progress]).toEqual([1, 0.5]);
    tap('Hecha', card());
    expect(planNow().tasks.get('dig')!.progress).toBe(1);
    tap(/^Deshacer.*«Excavar»: 100.%/);
    expect(planNow().tasks.get('dig')!.progress).toBe(0.5);
  });

  it('takes what stands between the quarters, and offers nothing below the last close', async () => {
    const plan = ownPlan(false);
    const dig = { ...plan.tasks.get('dig')!, lastProgress: 0.6, progress: 0.6 };
    const { planNow } = await shown({ ...plan, tasks: plan.tasks.with([dig]) });
    expect(card()).toHaveTextContent(/60.% al último cierre/);
    for (const name of [/^0.%$/, /^25.%$/, /^50.%$/])
      expect(within(card()).getByRole('button', { name })).toBeDisabled();
    expect(within(card()).getByRole('button', { name: /^75.%$/ })).toBeEnabled();
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: 'Avance en %' }), { target: { value } });
    tap('Otro porcentaje de «Excavar»', card());
    type('40');
    tap('Registrar');
    expect(screen.getByRole('alert')).toHaveTextContent(/no puede ser menor que el del último cierre/);
    type('90');
    tap('Registrar');
    expect(planNow().tasks.get('dig')!.progress).toBe(0.9);
    expect(screen.queryByRole('textbox', { name: 'Avance en %' })).toBeNull();
  });

  it('takes a usual cause by two taps, and another one by three', async () => {
    const { planNow } = await shown(ownPlan(false));
    tap(/Por qué no se cumple/, card());
    tap('Clima Obra');
    expect(taps).toBe(2);
    tap(/Por qué no se cumple/, card());
    tap('Materiales');
    tap('Proveedor');
    expect(taps).toBe(5);
    expect(planNow().tasks.get('dig')!.causes).toMatchObject([
      { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Clima' },
      { cncType: 'Materiales', cncOrigin: 'Proveedor', detail: 'Materiales' },
    ]);
  });

  it('asks for what is lacking by three taps and a word', async () => {
    const { planNow } = await shown(ownPlan(false));
    tap(/Me falta algo/, card());
    tap('Acero');
    const what = screen.getByRole('textbox', { name: /Qué falta/ });
    expect(what).toHaveFocus();
    fireEvent.change(what, { target: { value: 'Barras de 12' } });
    tap('Pedir');
    expect(taps).toBe(3);
    expect(planNow().restrictions.rows.at(-1)).toMatchObject({
      ...{ taskIds: ['dig'], family: 'Acero', detail: 'Barras de 12', type: 2, required: '2026-03-04' },
    });
    expect(card()).toHaveTextContent('tiene restricciones sin liberar y termina en este corto plazo');
  });

  it('proposes what is lacking until a day that moves tasks, with the day that was named', async () => {
    const { asked, planNow } = await shown(ownPlan(false));
    tap(/Me falta algo/, card());
    tap('Acero');
    fireEvent.change(screen.getByRole('textbox', { name: /Qué falta/ }), { target: { value: 'Barras' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Para terminar, el/ }), {
      target: { value: '15/01/2027' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Con esta fecha se mueven tareas');
    const before = planNow();
    tap('Proponer');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(planNow()).toBe(before);
    const [proposed] = asked.filter(({ call }) => call.endsWith('/propose'));
    expect(proposed?.body).toMatchObject({
      action: { type: 'NEW_RESTRICTION', payload: { taskIds: ['dig'], required: '2027-01-15' } },
    });
  });

  it('puts photos of what is lacking on it, also before somebody accepts it', async () => {
    for (const proposes of [false, true]) {
      const { store, asked, planNow, unmount } = await shown(ownPlan(proposes));
      const dispatch = jest.spyOn(store, 'dispatch');
      URL.createObjectURL = () => 'blob:photo';
      URL.revokeObjectURL = () => undefined;
      globalThis.createImageBitmap = async () => ({ close: () => undefined }) as ImageBitmap;
      tap(/Me falta algo/, card());
      tap('Acero');
      fireEvent.change(screen.getByRole('textbox', { name: /Qué falta/ }), { target: { value: 'Barras' } });
      const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
      fireEvent.change(screen.getByLabelText('Fotos de lo que falta', { selector: 'input' }), {
        target: { files },
      });
      await act(() => jest.advanceTimersByTimeAsync(0));
      tap('Foto 2: quitar');
      tap(proposes ? 'Proponer' : 'Pedir');
      await act(() => jest.advanceTimersByTimeAsync(0));
      const taken = dispatch.mock.calls.map(([action]) => action).filter(photosActions.taken.match);
      const [proposed] = asked.filter(({ call }) => call.endsWith('/propose'));
      const restrictionId = proposes
        ? `${(proposed?.body as { id: string }).id}-0`
        : planNow().restrictions.rows.at(-1)!.id;
      expect(taken.map(({ payload }) => payload)).toEqual([{ taskId: 'dig', restrictionId, file: files[0] }]);
      unmount();
    }
  });

  it('proposes by the same taps where the project asks for it', async () => {
    const { planNow, asked } = await shown(ownPlan(true));
    const proposed = () => asked.filter(({ call }) => call === 'POST /api/notifications/p1/propose').at(-1);
    tap(/^50.%$/, card());
    await act(() => jest.advanceTimersByTimeAsync(0));
    const half = { taskId: 'dig', progress: 0.5 };
    expect(proposed()).toMatchObject({ body: { action: { type: 'FINISH_TASK', payload: half } } });
    tap(/Por qué no se cumple/, card());
    tap('Clima Obra');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect([planNow().tasks.get('dig')!.progress, planNow().tasks.get('dig')!.causes]).toEqual([0, []]);
    const explained = { ...half, cause: CAUSE };
    expect(proposed()).toMatchObject({ body: { action: { type: 'FINISH_TASK', payload: explained } } });
  });

  it('lets who may not move delayed work ask for other dates on its card', async () => {
    const plan = ownPlan(false);
    const late = { ...plan.tasks.get('dig')!, start: '2026-02-02', end: '2026-02-05' };
    await shown({ ...plan, tasks: Table.of([late]) });
    const card = within(screen.getByRole('article', { name: 'Excavar' }));
    expect(card.getByText(/está atrasada/)).toBeVisible();
    fireEvent.click(card.getByRole('button', { name: 'Pedir otras fechas' }));
    expect(await screen.findByRole('button', { name: 'Pedir' })).toBeVisible();
  });

  it('takes a comment at once also of who proposes everything else', async () => {
    const { planNow, asked } = await shown(ownPlan(true));
    tap(/Comentar/, card());
    fireEvent.change(screen.getByRole('textbox', { name: 'Comentar' }), {
      target: { value: 'Llegó la grúa' },
    });
    tap('Agregar');
    expect(planNow().tasks.get('dig')!.comments).toBe('Llegó la grúa');
    expect(asked.filter(({ call }) => call.endsWith('/propose'))).toEqual([]);
  });

  it('keeps what is proposed without a network, says so on the card, and lets it be taken back there', async () => {
    const { store, asked } = await shown(ownPlan(true));
    const proposed = () => asked.filter(({ call }) => call === 'POST /api/notifications/p1/propose');
    await act(async () => void store.dispatch(planEvents.joinedChanged(false)));
    tap('Hecha', card());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(card()).toHaveTextContent(/Propusiste 100.%: sin enviar/);
    expect(screen.getByRole('button', { name: '1 cambio sin enviar' })).toBeVisible();
    tap(/^Retirar/, card());
    tap('Retirar', screen.getByRole('dialog'));
    expect(card()).not.toHaveTextContent('Propusiste');
    tap(/Me falta algo/, card());
    tap('Acero');
    fireEvent.change(screen.getByRole('textbox', { name: /Qué falta/ }), { target: { value: 'Barras' } });
    tap('Proponer');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(card()).toHaveTextContent('Propusiste la restricción «Barras»: sin enviar');
    expect(proposed()).toEqual([]);
    await act(async () => void store.dispatch(planEvents.joinedChanged(true)));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(proposed().map(({ body }) => (body as { action: { type: string } }).action.type)).toEqual([
      'NEW_RESTRICTION',
    ]);
    expect(screen.getByText('Todo enviado')).toBeVisible();
  });

  it('says what is not sent, how much and of which tasks', async () => {
    await shown(ownPlan(false));
    expect(screen.getByText('Todo enviado')).toBeVisible();
    tap(/^50.%$/, card());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('button', { name: '1 cambio sin enviar' })).toBeVisible();
    expect(card()).toHaveTextContent('Sin enviar');
    tap('1 cambio sin enviar');
    expect(within(screen.getByRole('dialog')).getByText('Avance de «Excavar»: 50 %')).toBeVisible();
  });
});

describe('the page that a phone starts at', () => {
  const ana = { id: 'u', email: '', firstName: '', lastName: '', avatarURL: null, lang: 'es' as const };
  const user = { ...ana, isRoot: false, isSuperAdmin: false };
  const own = (id: string) => project({ id, imAdmin: false, canEdit: false });
  const firm = (...projects: ReturnType<typeof own>[]) => [business({ isAdmin: false, projects })];

  it('is the field mode of the last or only project of who is nothing but a responsible', () => {
    expect(fieldStart(user, firm(own('a')), null)).toBe('a');
    expect(fieldStart(user, firm(own('a'), own('b')), null)).toBeNull();
    expect(fieldStart(user, firm(own('a'), own('b')), 'b')).toBe('b');
    expect(fieldStart(user, firm(own('a')), 'left')).toBe('a');
  });

  it('is the list for everybody else', () => {
    expect(fieldStart(user, firm(own('a'), project({ id: 'b' })), 'a')).toBeNull();
    expect(fieldStart({ ...user, isRoot: true }, firm(own('a')), 'a')).toBeNull();
    expect(fieldStart(user, [business({ projects: [own('a')] })], 'a')).toBeNull();
  });
});
