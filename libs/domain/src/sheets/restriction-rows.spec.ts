import { decide } from '../actions/registry';
import { specContext, specResponsible, termPlan } from '../actions/testing/decide';
import { evolve } from '../plan/change';
import { Table } from '../plan/table';
import { responsibleLabel, responsibleOfCell, taskLabel, taskOfCell } from './labels';
import { checkRestrictionRows, type RestrictionRow } from './restriction-rows';

const PLAN = {
  ...termPlan({
    tasks: [
      { id: 'A', text: 'Pour  slab', duration: 5 },
      { id: 'B', text: 'Pour  slab', progress: 1 },
      { id: 'C', progress: 0.3 },
    ],
  }),
  responsibles: Table.of([
    specResponsible('ana'),
    specResponsible('luis'),
    specResponsible('eva', { isActive: false }),
    specResponsible('luis2', { firstName: 'luis' }),
  ]),
};

function check(row: Partial<RestrictionRow>) {
  const full = {
    line: 2,
    id: '',
    code: 'A',
    family: 'Materials',
    type: 'Comienzo',
    detail: 'Steel',
    responsible: 'ana Pérez',
    required: '2026-03-10',
    commited: '2026-03-09',
    ...row,
  };
  return checkRestrictionRows(PLAN, [full], ['Materials', 'Design'], specContext());
}

describe('rows of restrictions', () => {
  it('make new restrictions', () => {
    const decision = decide(PLAN, check({}).actions[0]!, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    expect(evolve(PLAN, decision.changes).restrictions.rows).toMatchObject([
      {
        taskIds: ['A'],
        family: 'Materials',
        type: 1,
        detail: 'Steel',
        responsible: 'ana',
        required: '2026-03-10',
        commited: '2026-03-09',
      },
    ]);
  });

  it.each([
    ['Comienzo', 1],
    ['Término', 2],
    ['comienzo', 1],
    [' COMIENZO ', 1],
    ['cualquiera', 2],
    ['', 2],
  ])('reads the type %j as %d', (type, expected) => {
    expect(JSON.stringify(check({ type }).actions)).toContain(`"type":${expected}`);
  });

  it.each([
    ['ROW_COMMITTED_INVALID', { commited: null }],
    ['ROW_COMMITTED_INVALID', { commited: undefined }],
    ['ROW_FAMILY_UNKNOWN', { family: 'Weather' }],
    ['ROW_RESPONSIBLE_UNKNOWN', { responsible: 'Nobody' }],
    ['ROW_RESPONSIBLE_UNKNOWN', { responsible: '' }],
    ['ROW_TASK_UNKNOWN', { code: 'Z' }],
    ['ROW_REQUIRED_INVALID', { required: null }],
    ['ROW_REQUIRED_INVALID', { required: undefined }],
    ['ROW_DETAIL_MISSING', { detail: ' ' }],
    ['ROW_COMMITTED_AFTER_REQUIRED', { commited: '2026-03-11' }],
    ['COMMITTED_BEFORE_TERM', { commited: '2026-03-01' }],
    ['RESPONSIBLE_INACTIVE', { responsible: 'eva Pérez' }],
    ['RESTRICTION_ON_COMPLETED', { code: 'B' }],
    ['RESTRICTION_START_ON_PROGRESS', { code: 'C' }],
  ] as const)('refuses with %s: %j', (code, row) => {
    expect(check(row).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('say which tasks they move, and nothing of rows that are refused', () => {
    const moved = (row: Partial<RestrictionRow>) =>
      check(row).moved.map(({ id, after }) => [id, after.firstDay]);
    expect(moved({ commited: '2026-03-10', required: '2026-03-12' })).toEqual([['A', '2026-03-12']]);
    expect([moved({ required: '2026-03-02', commited: '2026-03-02' }), moved({ detail: '' })]).toEqual([
      [],
      [],
    ]);
  });

  it('are not given to one of several people of the same name', () => {
    expect(check({ responsible: 'luis Pérez' }).problems.map(({ code }) => code)).toEqual([
      'ROW_RESPONSIBLE_UNKNOWN',
    ]);
    expect(JSON.stringify(check({ responsible: 'luis Pérez (luis2@obra.cl)' }).actions)).toContain('"luis2"');
  });

  it('checks in the order of the sheet', () => {
    const bad = { commited: null, family: 'x', responsible: 'x', code: 'x', required: null, detail: '' };
    expect(check(bad).problems[0]?.code).toBe('ROW_COMMITTED_INVALID');
    expect(check({ ...bad, commited: '2026-03-09' }).problems[0]?.code).toBe('ROW_FAMILY_UNKNOWN');
  });
});

describe('what the lists of a template call things', () => {
  it('may be typed in another case where only one value can be meant', () => {
    const actions = check({ family: ' MATERIALS', responsible: 'ANA PÉREZ' }).actions;
    expect(JSON.stringify(actions)).toContain('"family":"Materials"');
    expect(JSON.stringify(actions)).toContain('"responsible":"ana"');
    const responsibles = Table.of([
      specResponsible('r1', { firstName: 'Rosa' }),
      specResponsible('r2', { firstName: 'ROSA' }),
    ]);
    expect(responsibleOfCell({ ...PLAN, responsibles }, 'ROSA Pérez')?.id).toBe('r2');
    expect(responsibleOfCell({ ...PLAN, responsibles }, 'rosa pérez')).toBeUndefined();
  });

  it('is code and name, so that namesakes are told apart and a plan that has moved on is noticed', () => {
    expect(taskLabel(PLAN, PLAN.tasks.get('A')!)).toBe('1 Pour slab');
    expect(taskOfCell(PLAN, '2 Pour slab')?.id).toBe('B');
    expect(taskOfCell(PLAN, '1 Other work')).toBeUndefined();
  });

  it('is what tells namesakes without an address apart: the company, else the id', () => {
    const labels = (...companies: string[]) => {
      const rows = companies.map((company, at) => ({ ...specResponsible(`p${at}`), email: '', company }));
      const responsibles = Table.of(rows.map((row) => ({ ...row, firstName: 'Luz', lastName: '' })));
      return responsibles.rows.map((one) => responsibleLabel({ ...PLAN, responsibles }, one));
    };
    expect(labels('Obras SA', 'Fierros')).toEqual(['Luz (Obras SA)', 'Luz (Fierros)']);
    expect(labels('Fierros', 'Fierros', '')).toEqual(['Luz (p0)', 'Luz (p1)', 'Luz (p2)']);
  });

  it('is the name of a person, with the address for namesakes', () => {
    const labels = PLAN.responsibles.rows.map((one) => responsibleLabel(PLAN, one));
    expect(labels).toEqual([
      'ana Pérez',
      'luis Pérez (luis@obra.cl)',
      'eva Pérez',
      'luis Pérez (luis2@obra.cl)',
    ]);
  });
});
