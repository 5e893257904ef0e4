import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { screen } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { CncLogPage } from './cnc-log-page';

type TermTask = Plan['terms']['rows'][number]['tasks'][number];

const failing = (taskId: string, text: string): TermTask => ({
  ...{
    taskId,
    code: '1',
    text,
    weight: 8.34,
    lastProgress: 0,
    commitment: 1,
    progress: 0.5,
    responsibles: [],
  },
  causes: [{ id: `c-${taskId}`, cncType: 'Clima', cncOrigin: 'Externo', detail: 'Lluvia' }] as never,
});
const begun = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
const [open] = begun.terms.rows;
const closed = {
  ...{ ...open!, realClosingTime: '2026-03-09T12:00:00.000Z' },
  tasks: [failing('t1', 'Excavar'), failing('gone', 'Zanja vieja')],
};
const plan = {
  ...begun,
  tasks: Table.of([
    newTask({ id: 't1', text: 'Excavar hoy', index: 0, start: '2026-03-02', end: '2026-03-05' }),
  ]),
  terms: Table.of([closed, { ...open!, id: 'term-2', number: 2, startDate: '2026-03-09' }]),
};

describe('the log of causes', () => {
  beforeAll(() => startTestTranslations());
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  it('leads from each row to its task in the Gantt and to its term, and names a task that was deleted', async () => {
    const actor = { userId: 'ana', name: 'Ana', roles: [] };
    const loaded = planEvents.loaded({ projectId: 'p1', summary: {} as never, actor, sync: begin(plan, 1) });
    show(<CncLogPage />, { path: '/cnclog?project=p1', actions: [loaded] });
    const task = await screen.findByRole('link', { name: 'Excavar' });
    expect(task).toHaveAttribute('href', '/cnclog?project=p1&task=t1');
    expect(screen.queryByRole('link', { name: /Zanja/ })).toBeNull();
    expect(screen.getByText('Zanja vieja (eliminada)')).toBeVisible();
    const [term] = screen.getAllByRole('link', { name: '1' });
    expect(term).toHaveAttribute('href', '/reports?project=p1&is.term=1');
    expect(screen.getByRole('row', { name: 'Totales' })).toHaveTextContent('8,34 %');
  });

  it('comes with the row of the task that the address names in sight, and filtered as it says', async () => {
    const actor = { userId: 'ana', name: 'Ana', roles: [] };
    const loaded = planEvents.loaded({ projectId: 'p1', summary: {} as never, actor, sync: begin(plan, 1) });
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.closest('[role=row]')!.textContent);
    };
    const path = '/cnclog?project=p1&task=gone&is.origin=Externo&is.responsible=&has.detail=lluvia';
    show(<CncLogPage />, { path, actions: [loaded] });
    expect(await screen.findByText('Zanja vieja (eliminada)')).toBeVisible();
    expect(seen).toEqual([expect.stringContaining('Zanja vieja')]);
  });
});
