import { gridView } from '@plomada/contracts';
import { lookOf, namedView } from './named-view';

const GANTT = {
  zoom: 'month',
  showCritical: true,
  bars: {
    ...{ baseline: true, against: 'b1', label: 'name', colour: 'critical', earlier: true, legend: false },
  },
  grouping: 'responsible',
  columns: {
    desk: {
      lookahead: { names: ['code', 'text', 'float'], widths: { text: 300 }, width: 420 },
      masterPlan: { names: ['text'], widths: {}, width: null },
    },
  },
} as const;
const FILTER = {
  level: 'lookahead',
  responsible: 'r1',
  filter: { states: ['late', 'delayed'], from: 'today', to: '' },
} as const;
const look = (gantt: object = {}, filter: object = {}) => {
  const view = namedView({ ...GANTT, ...gantt } as never, { ...FILTER, ...filter } as never);
  const sent = gridView.parse(JSON.parse(JSON.stringify({ name: 'Mía', isDefault: false, ...view })));
  return lookOf(sent);
};

describe('a view of the Gantt that is saved by name', () => {
  it('is the same again after it was kept as views of tables are', () => {
    const { zoom, showCritical, bars, grouping } = GANTT;
    const { states, from, to } = FILTER.filter;
    expect(look()).toEqual({
      chart: { zoom, showCritical, bars, grouping },
      level: 'lookahead',
      choice: GANTT.columns.desk.lookahead,
      filter: {
        responsible: 'r1',
        filter: { states: expect.arrayContaining([...states]), from, to },
      },
    });
  });

  it('has the columns of its level as they come where nobody chose others, and nothing filtered', () => {
    const filter = { responsible: null, filter: { states: [], from: '', to: '' } };
    expect(look({ grouping: null }, { ...filter, level: 'shortTerm' })).toMatchObject({
      ...{ level: 'shortTerm', choice: undefined, filter },
    });
  });

  it('leaves out what there is no more, and keeps the name that holds the tree', () => {
    const { view, filters } = namedView(GANTT as never, FILTER as never);
    const old = {
      view: {
        ...view,
        order: ['gone', 'end'],
        hidden: [],
        widths: { gone: 80, end: 9 },
        grouping: ['colour'],
      },
      filters: { ...filters, state: { among: ['gone', 'late'] } },
    };
    const found = lookOf(old)!;
    expect(found.choice).toEqual({ names: ['text', 'end'], widths: { end: 34 }, width: 420 });
    expect(found.chart.grouping).toBeNull();
    expect(found.filter.filter.states).toEqual(['late']);
    expect(lookOf({ view: {}, filters: {} })).toBeNull();
  });
});
