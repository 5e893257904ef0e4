import type { PlanRow } from '@plomada/domain';
import { foundRows, type RowFilter, seenRows, shownRows } from './shown-rows';

const row = (id: string, parent: string | null, more: Partial<PlanRow> = {}): PlanRow =>
  ({
    id,
    parent,
    code: id,
    text: id,
    kind: 'task',
    firstDay: '2026-03-02',
    lastDay: '2026-03-06',
    progress: 0,
    inTerm: false,
    responsibles: [],
    ...more,
  }) as PlanRow;

const rows = [
  row('1', null, { kind: 'summary', text: 'Obra gruesa', inTerm: true }),
  row('1.1', '1', { text: 'Hormigón de losa', inTerm: true, responsibles: ['ana'] }),
  row('1.2', '1', { text: 'Moldaje', firstDay: '2026-05-04', lastDay: '2026-05-08' }),
  row('2', null, { kind: 'summary', text: 'Terminaciones' }),
  row('2.1', '2', { text: 'Pintura', progress: 1 }),
];
const everything: RowFilter = {
  level: 'masterPlan',
  search: '',
  responsible: null,
  ...{ states: [], from: null, to: null },
  lookahead: { start: '2026-03-02', end: '2026-04-01' },
};
const shown = (filter: Partial<RowFilter>) =>
  shownRows(rows, { ...everything, ...filter }).map(({ id }) => id);

describe('the rows that the Gantt shows', () => {
  it('are all of them on the master plan, the same list', () => {
    expect(shownRows(rows, everything)).toBe(rows);
  });

  it('keep the ancestors of what the short term has', () => {
    expect(shown({ level: 'shortTerm' })).toEqual(['1', '1.1']);
  });

  it('are unfinished work within the lookahead', () => {
    expect(shown({ level: 'lookahead' })).toEqual(['1', '1.1']);
  });

  it('begin with what is late where the coming days are planned, and only there', () => {
    const late = [
      ...rows.slice(0, 4),
      row('2.1', '2', { firstDay: '2026-02-02', state: 'delayed', inTerm: true, responsibles: ['ana'] }),
    ];
    const ids = (level: RowFilter['level']) =>
      shownRows(late, { ...everything, level, responsible: 'ana' }).map(({ id }) => id);
    expect(ids('shortTerm')).toEqual(['2', '2.1', '1', '1.1']);
    expect(ids('lookahead')).toEqual(['2', '2.1', '1', '1.1']);
    expect(ids('masterPlan')).toEqual(['1', '1.1', '2', '2.1']);
  });

  it('are found without their accents, by text or code', () => {
    expect(shown({ search: 'hormigon' })).toEqual(['1', '1.1']);
    expect(shown({ search: '2.1' })).toEqual(['2', '2.1']);
    expect(shown({ search: 'nada' })).toEqual([]);
  });

  it('are those in the states that were chosen', () => {
    const states = [...rows.slice(0, 2), row('1.2', '1', { state: 'late' }), row('2', null, { state: null })];
    const ids = (...chosen: RowFilter['states']) =>
      shownRows(states, { ...everything, states: chosen }).map(({ id }) => id);
    expect(ids('late', 'delayed')).toEqual(['1', '1.2']);
    expect(ids('delayed')).toEqual([]);
  });

  it.each([
    [null, '2026-04-30', ['1', '1.1', '2', '2.1']],
    ['2026-03-07', null, ['1', '1.2']],
    ['2026-03-06', '2026-03-06', ['1', '1.1', '2', '2.1']],
    ['2026-03-07', '2026-05-03', []],
  ])('are those with work from %s until %s', (from, to, ids) => {
    expect(shown({ from, to })).toEqual(ids);
  });

  it('are those of one responsible', () => {
    expect(shown({ responsible: 'ana' })).toEqual(['1', '1.1']);
  });
});

describe('the rows that are seen', () => {
  const nested = [...rows, row('2.1.1', '2.1')];
  const seen = (...collapsed: readonly string[]) => seenRows(nested, new Set(collapsed)).map(({ id }) => id);

  it('are all that are shown while no branch is closed', () => {
    expect(seen()).toEqual(nested.map(({ id }) => id));
  });

  it('are without all that stands below a closed branch', () => {
    expect(seen('2')).toEqual(['1', '1.1', '1.2', '2']);
    expect(seen('1', '2.1')).toEqual(['1', '2', '2.1']);
  });
});

describe('the rows that a search finds', () => {
  it('are those that have the words, without the summaries above them', () => {
    const shown = shownRows(rows, { ...everything, search: 'hormigon' });
    expect(foundRows(shown, 'hormigon').map(({ id }) => id)).toEqual(['1.1']);
  });

  it('are none while nothing is searched', () => {
    expect(foundRows(rows, '  ')).toEqual([]);
  });
});
