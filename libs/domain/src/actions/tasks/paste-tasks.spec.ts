import { toDocument } from '../../plan/document';
import { Table } from '../../plan/table';
import type { Plan } from '../../plan/plan';
import { treeOf } from '../../tree/tree';
import { invert, evolve } from '../../plan/change';
import { after, refusalOf, specContext, specPerson, termPlan } from '../testing/decide';
import { decide } from '../registry';

const plan: Plan = {
  ...termPlan({
    tasks: [
      { id: 'S', index: 1, text: 'Obra' },
      { id: 'a', parent: 'S', index: 1 },
      { id: 'm', index: 2, kind: 'milestone' },
    ],
  }),
  resources: Table.of([{ id: 'r', name: 'Acero' }]),
  rhythmUnits: Table.of([{ id: 'u', name: 'Piso 1', order: 0 }]),
  rhythmCategories: Table.of([{ id: 'k', name: 'Muros', order: 0, workDays: null }]),
};

const task = (id: string, values: object = {}) => ({
  ...{ id, parent: null, text: id, detail: '', comments: '', kind: 'task', start: '2026-03-09', duration: 3 },
  ...{ constraintType: 'asap', constraintDate: null, responsibles: [], resources: [] },
  ...values,
});
const pasted = (values: object = {}) => ({
  tasks: [task('T', { duration: 1 }), task('b', { parent: 'T' }), task('c', { parent: 'T' })],
  links: [{ source: 'b', target: 'c', type: '0', lag: 1 }],
  responsibles: [],
  resources: [],
  parent: null,
  ...values,
});
const outline = (changed: Plan): string =>
  treeOf(changed)
    .inOrder.map((id) => `${treeOf(changed).shortCodeOf(id)} ${changed.tasks.get(id)!.text}`)
    .join(', ');

describe('pasting tasks of another project', () => {
  it('puts them where they go, with their tree, and schedules them by the links among them', () => {
    const changed = after(plan, 'PASTE_TASKS', pasted({ after: 'S' }));
    expect(outline(changed)).toBe('1 Obra, 1.1 a, 2 T, 2.1 b, 2.2 c, 3 m');
    const [b, c] = ['b', 'c'].map((name) => changed.tasks.rows.find(({ text }) => text === name)!);
    expect(changed.links.rows).toMatchObject([{ source: b!.id, target: c!.id, type: '0', lag: 1 }]);
    expect([b!.start, b!.end, c!.start]).toEqual(['2026-03-09', '2026-03-12', '2026-03-13']);
  });

  it('brings people and resources along, and takes those of the plan', () => {
    const known = {
      responsibles: ['eva', 'ana'],
      resources: [
        { id: 'glass', amount: 4 },
        { id: 'r', amount: 2 },
      ],
    };
    const changed = after(plan, 'PASTE_TASKS', {
      ...pasted({ tasks: [task('b', { ...known, rhythm: { unit: 'u', category: 'k' } })], links: [] }),
      responsibles: [{ id: 'eva', ...specPerson('eva') }],
      resources: [{ id: 'glass', name: ' Vidrio ', unit: 'm2' }],
    });
    const b = changed.tasks.rows.at(-1)!;
    const [eva, glass] = [changed.responsibles.rows.at(-1)!, changed.resources.rows.at(-1)!];
    expect([eva.firstName, glass.name, glass.unit]).toEqual(['eva', 'Vidrio', 'm2']);
    expect(b.responsibles).toEqual([eva.id, 'ana']);
    expect(b.resources).toEqual([
      { id: glass.id, amount: 4 },
      { id: 'r', amount: 2 },
    ]);
    expect(changed.rhythmPlaces.get(b.id)).toEqual({ id: b.id, unit: 'u', category: 'k' });
  });

  it('is undone in one step', () => {
    const payload = pasted({ responsibles: [{ id: 'eva', ...specPerson('eva') }] });
    const decision = decide(plan, { type: 'PASTE_TASKS', payload }, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    expect(toDocument(evolve(evolve(plan, decision.changes), invert(decision.changes)))).toEqual(
      toDocument(plan),
    );
  });

  it.each([
    ['TASK_UNKNOWN', pasted({ parent: 'gone' })],
    ['PARENT_IS_MILESTONE', pasted({ parent: 'm' })],
    ['TASK_UNKNOWN', pasted({ tasks: [task('b', { parent: 'S' })], links: [] })],
    ['TASK_UNKNOWN', pasted({ tasks: [task('b', { parent: 'c' }), task('c')], links: [] })],
    ['TASK_UNKNOWN', pasted({ tasks: [task('b')] })],
    ['TASK_REPEATED', pasted({ tasks: [task('b'), task('b')], links: [] })],
    ['LINK_SELF', pasted({ links: [{ source: 'b', target: 'b', type: '0', lag: 0 }] })],
    [
      'LINK_CIRCULAR',
      pasted({
        links: [
          ['b', 'c'],
          ['c', 'b'],
        ].map(([source, target]) => ({ source, target, type: '0', lag: 0 })),
      }),
    ],
    ['LINK_TO_OWN_BRANCH', pasted({ links: [{ source: 'T', target: 'b', type: '0', lag: 0 }] })],
    [
      'LINK_DUPLICATE',
      pasted({ links: [0, 1].map((lag) => ({ source: 'b', target: 'c', type: '0', lag })) }),
    ],
    ['RESPONSIBLE_UNKNOWN', pasted({ tasks: [task('b', { responsibles: ['gone'] })], links: [] })],
    [
      'RESOURCE_UNKNOWN',
      pasted({ tasks: [task('b', { resources: [{ id: 'gone', amount: 1 }] })], links: [] }),
    ],
    [
      'RESOURCE_AMOUNT_NEGATIVE',
      pasted({ tasks: [task('b', { resources: [{ id: 'r', amount: -1 }] })], links: [] }),
    ],
    [
      'RHYTHM_UNKNOWN',
      pasted({ tasks: [task('b', { rhythm: { unit: 'u', category: 'gone' } })], links: [] }),
    ],
    ['RESPONSIBLE_DUPLICATE', pasted({ responsibles: [{ id: 'x', ...specPerson('ana') }] })],
    ['RESOURCE_NAME_TAKEN', pasted({ resources: [{ id: 'x', name: 'acero' }] })],
    ['TASK_DURATION_INVALID', pasted({ tasks: [task('b', { duration: 1000 })], links: [] })],
    ['MILESTONE_DURATION_FIXED', pasted({ tasks: [task('b', { kind: 'milestone' })], links: [] })],
    [
      'PARENT_IS_MILESTONE',
      pasted({
        tasks: [task('b', { kind: 'milestone', duration: 0 }), task('c', { parent: 'b' })],
        links: [],
      }),
    ],
    [
      'SUMMARY_TAKES_NO_UNITS',
      pasted({ tasks: [task('T', { unit: 'm3' }), task('b', { parent: 'T' })], links: [] }),
    ],
    [
      'SUMMARY_DATES_DERIVED',
      pasted({ tasks: [task('T', { constraintType: 'alap' }), task('b', { parent: 'T' })], links: [] }),
    ],
    ['CONSTRAINT_DATE_REQUIRED', pasted({ tasks: [task('b', { constraintType: 'mso' })], links: [] })],
  ])('is refused with %s', (code, payload) => {
    expect(refusalOf(plan, 'PASTE_TASKS', payload)?.code).toBe(code);
  });

  it('is for whoever edits the plan', () => {
    expect(refusalOf(plan, 'PASTE_TASKS', pasted(), specContext('responsible'))?.code).toBe(
      'ACTION_FORBIDDEN',
    );
  });
});
