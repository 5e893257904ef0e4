import type { Link, Plan, PlanRow } from '@plomada/domain';
import { Gantt } from 'dhtmlx-gantt';
import { chartId, planId } from './chart-ids';
import { showData } from './chart-rows';
import { partOf } from '../grid/grid-sizes';

/** Ids that rows have in logs from before ids had a form. */
const ODD = ['0', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '1', 'dos palabras'];

const row = (id: string, parent: string | null): PlanRow =>
  ({
    ...{ id, parent, text: `Tarea ${id}`, kind: 'task', progress: 0 },
    ...{ start: '2026-03-02', end: '2026-03-05' },
  }) as PlanRow;
const planWith = (links: readonly Link[], tasks: ReadonlyMap<string, object> = new Map()) =>
  ({ links: { rows: links }, tasks }) as unknown as Plan;
const link = (id: string, source: string, target: string): Link => ({
  id,
  source,
  target,
  type: '0',
  lag: 0,
});

interface View {
  readonly $config: { readonly scrollTop: number };
  getViewPort(): Readonly<Record<'x' | 'x_end' | 'y' | 'y_end', number>>;
}

const TOP = () => ({ x: 0, y: 0 });

describe('rows and links of old plans on the chart', () => {
  const rows = ODD.map((id, at) => row(id, at === 0 ? null : ODD[at - 1]!));
  const links = ODD.slice(1).map((id, at) => link(id, ODD[at]!, id));
  const chart = Gantt.getGanttInstance();
  afterAll(() => chart.destructor());

  it('stand each where the plan has them, whatever their ids', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.style.height = '200px';
    chart.init(container);
    const before = { rows, plan: planWith(links), collapsed: new Set<string>() };
    showData(chart, null, before, TOP);
    expect(chart.getTaskCount()).toBe(ODD.length);
    for (const [at, id] of ODD.entries()) {
      const { text, parent } = chart.getTask(chartId(id));
      expect([text, parent]).toEqual([`Tarea ${id}`, at === 0 ? 0 : chartId(ODD[at - 1]!)]);
    }
    expect(chart.getLinks().map(({ id, target }) => [planId(id), planId(target)])).toEqual(
      ODD.slice(1).map((id) => [id, id]),
    );
    const fewer = links.filter(({ id }) => id !== 'constructor');
    showData(chart, before, { ...before, plan: planWith([...fewer, link('0', '0', 'toString')]) }, TOP);
    expect(
      chart
        .getLinks()
        .map(({ id }) => planId(id))
        .sort(),
    ).toEqual([...fewer.map(({ id }) => id), '0'].sort());
  });

  it('are opened for a search that leaves all of them, and closed again after it', () => {
    const closed = { rows, plan: planWith([]), collapsed: new Set(['0']) };
    const searched = { ...closed, collapsed: new Set<string>() };
    chart.clearAll();
    showData(chart, null, closed, TOP);
    expect(chart.getVisibleTaskCount()).toBe(1);
    showData(chart, closed, searched, TOP);
    expect(chart.getVisibleTaskCount()).toBe(ODD.length);
    showData(chart, searched, closed, TOP);
    expect(chart.getVisibleTaskCount()).toBe(1);
  });
});

describe('a chart that is filled', () => {
  const many = Array.from({ length: 60 }, (_, at) => row(`t${at}`, null));
  const links = many.slice(1).map(({ id }, at) => link(`l${at}`, many[at]!.id, id));
  const data = (rows: readonly PlanRow[]) => ({ rows, plan: planWith(links), collapsed: new Set<string>() });
  const chart = Gantt.getGanttInstance();
  const drawn: string[] = [];

  beforeAll(() => {
    const container = document.body.appendChild(document.createElement('div'));
    const name = (task: unknown) => {
      drawn.push((task as { row: PlanRow }).row.id);
      return '';
    };
    Object.assign(chart.config, { smart_rendering: true, initial_scroll: false, row_height: 30 });
    chart.config.columns = [{ name: 'text', template: name }];
    chart.init(container);
    // Elements have no size here.
    for (const part of ['grid', 'timeline']) {
      const view = partOf<View>(chart, part);
      view.getViewPort = () => {
        const y = view.$config.scrollTop;
        return { x: 0, x_end: 400, y, y_end: y + 300 };
      };
    }
  });
  beforeEach(() => drawn.splice(0));
  afterAll(() => chart.destructor());

  it('draws each row in sight once, where it opens', () => {
    showData(chart, null, data(many), () => ({ x: 0, y: 900 }));
    expect(drawn).toContain('t30');
    expect(drawn).not.toContain('t0');
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('draws each of the rows found once', () => {
    showData(chart, null, data(many), TOP);
    drawn.splice(0);
    showData(chart, data(many), data(many.slice(10, 12)), TOP);
    expect(drawn).toEqual(['t10', 't11']);
  });

  describe('and of which something is edited', () => {
    const before = { ...data(many), plan: { ...planWith(links), settings: {} } as Plan };
    const edited = (id: string, change: Partial<PlanRow>) => ({
      ...before,
      rows: many.map((one) => (one.id === id ? { ...one, ...change } : one)),
    });
    const rowOf = (id: string) => chart.$grid_data.querySelector(`[data-task-id="${chartId(id)}"]`);
    const linesOf = (id: string) =>
      chart.$task_links.querySelector(`[data-link-id="${chartId(id)}"]`)?.innerHTML;
    beforeEach(() => {
      showData(chart, null, before, TOP);
      drawn.splice(0);
    });

    it('draws the row alone that is another, and leaves it in its place', () => {
      const shown = rowOf('t3');
      showData(chart, before, edited('t3', { progress: 0.5 }), TOP);
      expect(drawn).toEqual(['t3']);
      expect(rowOf('t3')).toBe(shown);
      expect(chart.getTask(chartId('t3')).progress).toBe(0.5);
    });

    it('draws nothing of a row that is out of sight', () => {
      showData(chart, before, edited('t50', { progress: 0.5 }), TOP);
      expect(drawn).toEqual([]);
    });

    it('draws the links between rows in sight where their dates are now, and no others', () => {
      const [near, far] = [linesOf('l2'), linesOf('l40')];
      expect([near === undefined, far]).toEqual([false, undefined]);
      showData(chart, before, edited('t3', { start: '2026-03-04', end: '2026-03-09' }), TOP);
      expect(linesOf('l2')).not.toBe(near);
      expect(linesOf('l40')).toBeUndefined();
    });

    it('draws rows again where one that a filter hides has changed, which their floats may follow', () => {
      const tasks = (text: string) => new Map(many.map((one) => [one.id, { ...one, text }]));
      const filtered = {
        ...before,
        rows: many.slice(0, 1),
        plan: { ...before.plan, ...planWith(links, tasks('A')) },
      };
      showData(chart, before, filtered, TOP);
      drawn.splice(0);
      showData(chart, filtered, { ...filtered, plan: { ...filtered.plan, tasks: tasks('B') as never } }, TOP);
      expect(drawn).toEqual(['t0']);
    });
  });
});
